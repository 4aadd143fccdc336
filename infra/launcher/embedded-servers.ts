import path from 'node:path';
import { type Supervised, supervise } from './child-server.js';

export interface EmbeddedServers {
  readonly eventStoreUrl: string;
  readonly mongoUrl: string;
  readonly eventStore: Supervised;
  readonly mongo: Supervised;
  stop(): Promise<void>;
}

/**
 * Starts the embedded event store and database on free loopback ports, each a process of its own, and keeps them running.
 * `root` is the built project's folder.
 */
export async function startEmbeddedServers(
  root: string,
  dataDir: string,
  onRestart: (message: string) => void,
): Promise<EmbeddedServers> {
  const server = (name: string, folder: 'eventstore' | 'mongo') =>
    supervise(
      (port) => ({
        name,
        script: path.join(root, 'infra/dist/embedded', folder, 'main.js'),
        args: ['--port', String(port), '--data', path.join(dataDir, folder)],
        env: process.env,
      }),
      onRestart,
    );
  const [eventStore, mongo] = await Promise.all([
    server('the event store', 'eventstore'),
    server('the database', 'mongo'),
  ]);
  return {
    eventStoreUrl: `esdb://127.0.0.1:${eventStore.server().port}?tls=false`,
    mongoUrl: `mongodb://127.0.0.1:${mongo.server().port}/phirse?directConnection=true`,
    eventStore,
    mongo,
    stop: async () => {
      await Promise.all([eventStore.stop(), mongo.stop()]);
    },
  };
}
