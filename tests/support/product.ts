import { mkdtemp, rm } from 'node:fs/promises';
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
}

const log = (message: string) => void process.stderr.write(`${message}\n`);

/** The whole product from its build: embedded servers and application, each a process of its own, on free ports and a folder that goes. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'phirse-'));
  const servers = await startEmbeddedServers(root, dataDir, log);
  const application = await startApplication(servers, options).catch(async (error: unknown) => {
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
  { seed = true, env: extra = {} }: ProductOptions = {},
): Promise<Application> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'phirse-app-'));
  const env = {
    ...process.env,
    ...ownSecrets(dataDir),
    EVENTSTORE_URL: eventStoreUrl,
    MONGODB_URL: mongoUrl,
    FILES_DIR: path.join(dataDir, 'files'),
    FRONTEND_DIR: path.join(root, 'frontend/dist'),
    OTP_ECHO: 'true',
    SIGN_IN_LIMIT_PER_MINUTE: '100000',
    ...extra,
  };
  const entry = (name: string) => path.join(root, `services/dist/apps/${name}.main.js`);
  if (seed) {
    const code = await runChild({ name: 'the demo data', script: entry('seed'), args: [], env });
    if (code !== 0) throw new Error(`the demo data could not be written (${code})`);
  }
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
