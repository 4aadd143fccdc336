import { parseArgs } from 'node:util';
import { LockedError } from './journal.js';
import { startMongoServer } from './server.js';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    data: { type: 'string' },
    'exit-with-parent': { type: 'boolean', default: false },
  },
});

function fail(message: string): never {
  process.stderr.write(`embedded mongo: ${message}\n`);
  process.exit(1);
}

const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`--port ${values.port} is not a port`);
if (!values.data) fail('--data <folder> is missing');

try {
  const server = await startMongoServer({
    port,
    dataDir: values.data,
    onFailure: (error) =>
      fail(`cannot write to ${values.data}: ${error instanceof Error ? error.message : String(error)}`),
  });
  const stop = (): void => {
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  if (values['exit-with-parent']) process.stdin.once('close', stop).resume();
  process.stdout.write(`${JSON.stringify({ ready: true, port: server.port })}\n`);
} catch (error) {
  fail(
    error instanceof LockedError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error),
  );
}
