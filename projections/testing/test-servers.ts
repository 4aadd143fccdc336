import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { type DomainEvent } from '@phirse/contracts/kernel/event.js';
import { startEventStoreServer } from '@phirse/infra/embedded/eventstore/server.js';
import { startMongoServer } from '@phirse/infra/embedded/mongo/server.js';
import { dispose } from '@phirse/infra/eventstore/dispose.js';
import { connectMongo } from '@phirse/infra/mongo/connection.js';
import { type Db } from 'mongodb';

/** An event store and a database of their own for one spec file. */
export interface TestServers {
  readonly client: EventStoreDBClient;
  readonly eventStoreUrl: string;
  readonly db: Db;
  readonly mongoUrl: string;
  /** Appends events to a stream, and answers the position of the last. */
  append(streamName: string, ...events: readonly DomainEvent[]): Promise<number>;
  stop(): Promise<void>;
}

export async function startTestServers(): Promise<TestServers> {
  const folder = await mkdtemp(path.join(tmpdir(), 'phirse-projections-'));
  const eventStore = await startEventStoreServer({ dataDir: path.join(folder, 'events'), port: 0 });
  const mongo = await startMongoServer({ dataDir: path.join(folder, 'mongo'), port: 0 });
  const eventStoreUrl = `esdb://127.0.0.1:${eventStore.port}?tls=false`;
  const mongoUrl = `mongodb://127.0.0.1:${mongo.port}/phirse?directConnection=true`;
  const client = EventStoreDBClient.connectionString(eventStoreUrl);
  const connection = await connectMongo(mongoUrl);
  return {
    client,
    eventStoreUrl,
    db: connection.db,
    mongoUrl,
    append: async (streamName, ...events) => {
      const metadata = {
        $correlationId: '00000000-0000-4000-8000-00000000c0de',
        $causationId: '00000000-0000-4000-8000-00000000cafe',
        actor: { role: 'system', id: 'spec' },
        schemaVersion: 1,
        hash: '',
      };
      const { position } = await client.appendToStream(
        streamName,
        events.map(({ type, data }) => jsonEvent({ type, data: JSON.parse(JSON.stringify(data)), metadata })),
      );
      return Number(position?.commit ?? 0n);
    },
    stop: async () => {
      await connection.client.close();
      await dispose(client);
      await Promise.all([eventStore.close(), mongo.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until something is so. */
export async function until(
  condition: () => Promise<boolean> | boolean,
  what: string,
  withinMs = 15_000,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
