import { Server as NetServer } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { LiveViews } from './live-views.js';

/** Longer than any call to the event store may take, shorter than the patience of who ends the process. */
const MAX_DRAIN_MS = 7000;
/** Without a request for this long, nothing that was sent before is left unread. */
const QUIET_MS = 50;
/** Connections that the kernel may have made for us already; each turn of the event loop takes at least one of them. */
const BACKLOG = 511;
const MAX_BACKLOG_MS = 1000;

/**
 * Prepares an application to end without cutting anybody off. The answered function ends the live streams, refuses new
 * connections, and resolves once every request that came in is answered, or after `MAX_DRAIN_MS`. Call this before the application listens.
 */
export function drainable(app: NestFastifyApplication): () => Promise<void> {
  const inFlight = new Set<string>();
  let isDraining = false;
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async ({ id }, reply) => {
      inFlight.add(id);
      reply.raw.once('close', () => inFlight.delete(id));
      if (isDraining) reply.header('connection', 'close');
    });
  return async () => {
    isDraining = true;
    const began = Date.now();
    for (let turn = 0; turn < BACKLOG && Date.now() - began < MAX_BACKLOG_MS; turn++) await setImmediate();
    const server = app.getHttpServer();
    // Not the HTTP server's own way to close: it would also cut connections whose next request is there but not yet read.
    NetServer.prototype.close.call(server);
    app.get(LiveViews, { strict: false }).end();
    let quietSince = Date.now();
    while (Date.now() - began < MAX_DRAIN_MS && Date.now() - quietSince < QUIET_MS) {
      await sleep(QUIET_MS / 5);
      if (inFlight.size > 0) quietSince = Date.now();
    }
  };
}
