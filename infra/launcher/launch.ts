import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ChildServerOptions, runChild, supervise } from './child-server.js';
import { lockDataDir } from './data-lock.js';
import { type EmbeddedServers, startEmbeddedServers } from './embedded-servers.js';
import { ownSecrets } from './secrets.js';

export interface LaunchOptions {
  readonly port: number;
  readonly dataDir: string;
  /** The project's own folder. */
  readonly root: string;
}

const say = (line: string) => void process.stderr.write(`${line}\n`);

/** The whole product on one machine: embedded servers, demo data, API, projections and front end; ends on SIGINT and SIGTERM. */
export async function launch({ port, dataDir, root }: LaunchOptions): Promise<void> {
  const secrets = ownSecrets(dataDir);
  const lock = lockDataDir(dataDir);
  const ending = endOf(['SIGINT', 'SIGTERM', 'SIGHUP']);
  const began = Date.now();
  let servers: EmbeddedServers | undefined;
  try {
    if (!isSeeded(dataDir)) clear(dataDir);
    servers = await startEmbeddedServers(root, dataDir, say);
    const env = {
      ...process.env,
      ...secrets,
      EVENTSTORE_URL: servers.eventStoreUrl,
      MONGODB_URL: servers.mongoUrl,
      FILES_DIR: path.join(dataDir, 'files'),
      FRONTEND_DIR: path.join(root, 'frontend/dist'),
      OTP_ECHO: process.env.OTP_ECHO ?? 'true',
      PORT: String(port),
    };
    const entry = (name: string): ChildServerOptions => ({
      name: name === 'seed' ? 'the demo data' : 'the application',
      script: path.join(root, `services/dist/apps/${name}.main.js`),
      args: [],
      env,
    });
    if (!isSeeded(dataDir)) await seed(dataDir, entry('seed'));
    const app = await supervise(() => entry('all-in-one'), say);
    say(screen(port, dataDir, began));
    say(`Stopping (${await ending}) …`);
    await app.stop();
  } finally {
    await servers?.stop();
    lock.release();
  }
  say('Stopped. Everything is kept for the next start.');
}

const stampOf = (dataDir: string) => path.join(dataDir, 'seeded');
const isSeeded = (dataDir: string) => existsSync(stampOf(dataDir));

/** Drops what a start left that was cut off before its demo data was whole: nobody was served from it. */
function clear(dataDir: string): void {
  for (const folder of ['eventstore', 'mongo', 'files'])
    rmSync(path.join(dataDir, folder), { recursive: true, force: true });
}

async function seed(dataDir: string, program: ChildServerOptions): Promise<void> {
  const began = Date.now();
  const code = await runChild(program);
  if (code !== 0) throw new Error(`the demo data could not be written (${code})`);
  writeFileSync(stampOf(dataDir), new Date().toISOString());
  say(`Demo data written in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** What ends the product: a signal, or the end of whoever started it (`npm` passes a signal on to its shell only). */
function endOf(signals: readonly NodeJS.Signals[]): Promise<string> {
  const starter = process.ppid;
  return new Promise((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve(signal === 'SIGINT' ? 'Ctrl-C' : signal));
    setInterval(() => process.ppid !== starter && resolve('the starting process is gone'), 500).unref();
  });
}

function screen(port: number, dataDir: string, began: number): string {
  const url = `http://localhost:${port}`;
  return `
  Phirse is ready (${((Date.now() - began) / 1000).toFixed(1)} s)

    Sell a phone     ${url}                 any 10-digit number; the code is shown on the page
    Partners         ${url}/partner         9000000001  partner-one   (2,000 coins)
                     ${' '.repeat(url.length)}                 9000000002  partner-two   (500 coins)
    Pickup persons   ${url}/partner         9000000101  pickup-one
                     ${' '.repeat(url.length)}                 9000000102  pickup-two
    Operator         ${url}/ops/login       9000000900  operator-one
    API              ${url}/docs

    Data in ${dataDir}. Ctrl-C stops; npm start -- --fresh begins anew.
`;
}
