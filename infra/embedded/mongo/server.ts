import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { serve } from './connection.js';
import { Cursors } from './cursors.js';
import { Databases } from './databases.js';
import { Journal } from './journal.js';

/** A running server. */
export interface MongoServer {
  readonly port: number;
  /** Ends every connection and writes out what is left. */
  close(): Promise<void>;
}

/** Where to listen (0: any free port) and where to keep the data (nowhere: in memory only). */
export interface MongoServerOptions {
  readonly port?: number;
  readonly dataDir?: string;
  /** Hears that the data file cannot be written any more; the server has closed every connection by then. */
  readonly onFailure?: (error: unknown) => void;
  /** How often expired documents are deleted, in milliseconds. */
  readonly expiryInterval?: number;
}

const MAX_CONNECTIONS = 1_000;
const EXPIRY_INTERVAL = 5_000;
// What one round deletes; a longer list goes on in the next turn of the event loop.
const EXPIRY_BATCH = 1_000;

/** Serves MongoDB's wire protocol on loopback. Throws `LockedError` where another instance has the data open. */
export async function startMongoServer(options: MongoServerOptions = {}): Promise<MongoServer> {
  const { dataDir, port = 0, onFailure, expiryInterval = EXPIRY_INTERVAL } = options;
  if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const sockets = new Set<Socket>();
  const journal = new Journal(dataDir === undefined ? null : join(dataDir, 'documents.sqlite'), (error) => {
    for (const socket of sockets) socket.destroy();
    server.close();
    onFailure?.(error);
  });
  const services = { databases: new Databases(journal), cursors: new Cursors() };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket, services, journal);
  });
  server.maxConnections = MAX_CONNECTIONS;

  const tidy = (): void => {
    services.cursors.closeIdle(Date.now());
    let left = EXPIRY_BATCH;
    for (const collection of services.databases.list(null)) left -= collection.deleteExpired(Date.now(), left);
    if (left === 0) setImmediate(tidy);
  };
  const timer = setInterval(tidy, expiryInterval).unref();

  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    clearInterval(timer);
    journal.close();
    throw error;
  }
  const address = server.address();
  return {
    port: address !== null && typeof address === 'object' ? address.port : port,
    async close() {
      clearInterval(timer);
      const closed = new Promise<void>((done) => server.close(() => done()));
      journal.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
