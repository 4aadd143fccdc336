import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runChild } from '@phirse/infra/launcher/child-server.js';
import { ownSecrets } from '@phirse/infra/launcher/secrets.js';
import { Mortal } from './mortal.js';
import { root } from './product.js';

export interface MortalProduct {
  readonly url: string;
  readonly eventStoreUrl: string;
  readonly mongoUrl: string;
  readonly env: NodeJS.ProcessEnv;
  readonly app: Mortal;
  readonly eventStore: Mortal;
  readonly mongo: Mortal;
  stop(): Promise<void>;
}

/** The whole product with its demo, every process of which may be killed at any moment. */
export async function startMortalProduct(): Promise<MortalProduct> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'phirse-chaos-'));
  const server = (folder: 'eventstore' | 'mongo') =>
    Mortal.start({
      script: path.join(root, 'infra/dist/embedded', folder, 'main.js'),
      args: (port) => ['--port', String(port), '--data', path.join(dataDir, folder)],
      env: () => process.env,
    });
  const [eventStore, mongo] = await Promise.all([server('eventstore'), server('mongo')]);
  const eventStoreUrl = `esdb://127.0.0.1:${eventStore.port}?tls=false`;
  const mongoUrl = `mongodb://127.0.0.1:${mongo.port}/phirse?directConnection=true`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...ownSecrets(dataDir),
    EVENTSTORE_URL: eventStoreUrl,
    MONGODB_URL: mongoUrl,
    FILES_DIR: path.join(dataDir, 'files'),
    OTP_ECHO: 'true',
    SIGN_IN_LIMIT_PER_MINUTE: '100000',
  };
  const entry = (name: string) => path.join(root, `services/dist/apps/${name}.main.js`);
  const startApp = async () => {
    const code = await runChild({ name: 'the demo data', script: entry('seed'), args: [], env });
    if (code !== 0) throw new Error(`the demo data could not be written (${code})`);
    return Mortal.start({
      script: entry('all-in-one'),
      args: () => [],
      env: (port) => ({ ...env, PORT: String(port) }),
    });
  };
  const app = await startApp().catch(async (error: unknown) => {
    await Promise.all([eventStore.stop(), mongo.stop()]);
    throw error;
  });
  return {
    url: `http://127.0.0.1:${app.port}`,
    eventStoreUrl,
    mongoUrl,
    env,
    app,
    eventStore,
    mongo,
    stop: async () => {
      await app.stop();
      await Promise.all([eventStore.stop(), mongo.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
