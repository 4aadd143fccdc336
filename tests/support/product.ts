import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runChild, type Supervised, supervise } from '@phirse/infra/launcher/child-server.js';
import { type EmbeddedServers, startEmbeddedServers } from '@phirse/infra/launcher/embedded-servers.js';
import { ownSecrets } from '@phirse/infra/launcher/secrets.js';

/** The project's folder: npm runs every script from there. */
export const root = process.cwd();

export interface Product {
  readonly url: string;
  readonly servers: EmbeddedServers;
  readonly app: Supervised;
  readonly env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

export interface ProductOptions {
  /** Sends the demo's commands first. */
  readonly seed?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** The whole product from its build: embedded servers and application, each a process of its own, on free ports and a folder that goes. */
export async function startProduct({ seed = true, env: extra = {} }: ProductOptions = {}): Promise<Product> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'phirse-'));
  const log = (message: string) => void process.stderr.write(`${message}\n`);
  const servers = await startEmbeddedServers(root, dataDir, log);
  const env = {
    ...process.env,
    ...ownSecrets(dataDir),
    EVENTSTORE_URL: servers.eventStoreUrl,
    MONGODB_URL: servers.mongoUrl,
    FILES_DIR: path.join(dataDir, 'files'),
    FRONTEND_DIR: path.join(root, 'frontend/dist'),
    OTP_ECHO: 'true',
    SIGN_IN_LIMIT_PER_MINUTE: '100000',
    ...extra,
  };
  const entry = (name: string) => path.join(root, `services/dist/apps/${name}.main.js`);
  const startApp = async () => {
    const code = seed ? await runChild({ name: 'the demo data', script: entry('seed'), args: [], env }) : 0;
    if (code !== 0) throw new Error(`the demo data could not be written (${code})`);
    return supervise(
      (port) => ({
        name: 'the application',
        script: entry('all-in-one'),
        args: [],
        env: { ...env, PORT: String(port) },
      }),
      log,
    );
  };
  const app = await startApp().catch(async (error: unknown) => {
    await servers.stop();
    throw error;
  });
  return {
    url: `http://127.0.0.1:${app.server().port}`,
    servers,
    app,
    env,
    stop: async () => {
      await app.stop();
      await servers.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
