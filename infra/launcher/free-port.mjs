import { createServer } from 'node:net';

/** Ends the process with a clear message where the port is no port or is taken. */
export async function refusePort(port) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    console.error(`PORT must be a number from 1 to 65535; it is '${process.env.PORT}'.`);
    process.exit(1);
  }
  const probe = createServer();
  const taken = await new Promise((resolve) => {
    probe.once('error', (error) => resolve(error.code));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(null)));
  });
  if (!taken) return;
  console.error(
    taken === 'EACCES'
      ? `Port ${port} needs rights that this user does not have. Choose another: PORT=3001 npm start`
      : `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  );
  process.exit(1);
}
