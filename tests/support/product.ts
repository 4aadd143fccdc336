import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runChild, type Supervised, supervise } from '@phirse/infra/launcher/child-server.js';
import { type EmbeddedServers, startEmbeddedServers } from '@phirse/infra/launcher/embedded-servers.js';
import { ownSecrets } from '@phirse/infra/launcher/secrets.js';

/** The project's folder: npm runs every script from there. */
export const root = process.cwd();

/** Where an application finds its event store and its database. */
export type ServerUrls = Pick<EmbeddedServers, 'eventStoreUrl' | 'mongoUrl'>;

export interface Application {
  readonly url: string;
  readonly app: Supervised;
  readonly env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

export interface Product extends Application {
  readonly servers: EmbeddedServers;
}

export interface ProductOptions {
  /** Sends the demo's commands first. */
  readonly seed?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** Where its secrets and files are, if there are some already. */
  readonly home?: string;
}

/** Where `npm test` has written the demo once, for every suite to begin with a copy of. */
const WRITTEN_DEMO = process.env.WRITTEN_DEMO;

const entry = (name: string) => path.join(root, `services/dist/apps/${name}.main.js`);
const appHome = (folder: string) => ({ ...ownSecrets(folder), FILES_DIR: path.join(folder, 'files') });

async function writeDemo(env: NodeJS.ProcessEnv): Promise<void> {
  const code = await runChild({ name: 'the demo data', script: entry('seed'), args: [], env });
  if (code !== 0) throw new Error(`the demo data could not be written (${code})`);
}

/** Writes the demo into a folder, for `WRITTEN_DEMO`. */
export async function prepareDemo(folder: string): Promise<void> {
  const { eventStoreUrl, mongoUrl, stop } = await startEmbeddedServers(root, folder, log);
  try {
    await writeDemo({ ...process.env, ...appHome(folder), EVENTSTORE_URL: eventStoreUrl, MONGODB_URL: mongoUrl });
  } finally {
    await stop();
  }
}

const log = (message: string) => void process.stderr.write(`${message}\n`);

/** The whole product from its build: embedded servers and application, each a process of its own, on free ports and a folder that goes. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'phirse-'));
  const copies = WRITTEN_DEMO && options.seed !== false;
  if (copies) await cp(WRITTEN_DEMO, dataDir, { recursive: true });
  const servers = await startEmbeddedServers(root, dataDir, log);
  const own = copies ? { ...options, seed: false, home: dataDir } : options;
  const application = await startApplication(servers, own).catch(async (error: unknown) => {
    // Left running, they would keep the test run from ending.
    await servers.stop();
    throw error;
  });
  return {
    ...application,
    servers,
    stop: async () => {
      await application.stop();
      await servers.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The application from its build, on servers that run already. */
export async function startApplication(
  { eventStoreUrl, mongoUrl }: ServerUrls,
  { seed = true, env: extra = {}, home }: ProductOptions = {},
): Promise<Application> {
  const dataDir = home ?? (await mkdtemp(path.join(os.tmpdir(), 'phirse-app-')));
  const env = {
    ...process.env,
    ...appHome(dataDir),
    EVENTSTORE_URL: eventStoreUrl,
    MONGODB_URL: mongoUrl,
    FRONTEND_DIR: path.join(root, 'frontend/dist'),
    OTP_ECHO: 'true',
    SIGN_IN_LIMIT_PER_MINUTE: '100000',
    ...extra,
  };
  if (seed) await writeDemo(env);
  const app = await supervise(
    (port) => ({ name: 'the application', script: entry('all-in-one'), args: [], env: { ...env, PORT: String(port) } }),
    log,
  );
  return {
    url: `http://127.0.0.1:${app.server().port}`,
    app,
    env,
    stop: async () => {
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
