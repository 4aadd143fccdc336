import { parseArgs } from 'node:util';
import { DataDirectoryLocked } from './database.js';
import { messageOf } from './refusals.js';
import { startEventStoreServer } from './server.js';

const USAGE = 'usage: main.js --data <directory> [--port <0-65535>] [--exit-with-parent]';

interface Settings {
  readonly dataDir: string;
  readonly port: number;
  /** Stop when stdin closes, which it does when the process that started this one goes away. */
  readonly exitWithParent: boolean;
}

function readSettings(): Settings {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, port: { type: 'string' }, 'exit-with-parent': { type: 'boolean' } },
  });
  const dataDir = values.data ?? process.env.EVENTSTORE_DATA;
  const port = Number(values.port ?? process.env.EVENTSTORE_PORT ?? 0);
  if (!dataDir) throw new Error(`The data directory is missing; ${USAGE}`);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`Not a port; ${USAGE}`);
  return { dataDir, port, exitWithParent: values['exit-with-parent'] ?? false };
}

async function main(): Promise<void> {
  const settings = readSettings();
  const server = await startEventStoreServer(settings);
  const stop = () => {
    server.close({ leaveConnections: true }).then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  if (settings.exitWithParent) process.stdin.once('close', stop).once('end', stop).once('error', stop).resume();
  process.stdout.write(`${JSON.stringify({ ready: true, port: server.port })}\n`);
}

function fail(error: unknown): never {
  process.stderr.write(
    `${error instanceof DataDirectoryLocked ? '' : 'The event store stopped: '}${messageOf(error)}\n`,
  );
  process.exit(1);
}

main().catch(fail);
