import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Test, type TestingModule } from '@nestjs/testing';
import { startEventStoreServer } from '@phirse/infra/embedded/eventstore/server.js';
import { dispose } from '@phirse/infra/eventstore/dispose.js';
import { retry } from '@phirse/infra/retry.js';
import { ReferenceData } from './reference-data.js';
import { SAMPLE_MODEL } from './sample-model.js';

const listed = (slug: string) => jsonEvent({ type: 'ModelListed', data: { ...SAMPLE_MODEL, slug }, metadata: {} });

async function startWith(client: unknown): Promise<{ module: TestingModule; reference: ReferenceData }> {
  const module = await Test.createTestingModule({
    providers: [ReferenceData, { provide: EventStoreDBClient, useValue: client }],
  }).compile();
  module.useLogger(false);
  await module.init();
  return { module, reference: module.get(ReferenceData) };
}

describe('ReferenceData', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'phirse-reference-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('reads what the log holds, keeps answering while the event store is away, and catches up', async () => {
    const first = await startEventStoreServer({ dataDir, port: 0 });
    const client = EventStoreDBClient.connectionString(
      `esdb://127.0.0.1:${first.port}?tls=false&maxDiscoverAttempts=3`,
    );
    await client.appendToStream('model-acme-one', listed('acme-one'));
    await client.appendToStream('order-1', jsonEvent({ type: 'OrderCreated', data: {} }));
    const { module, reference } = await startWith(client);
    await reference.ready;
    expect(reference.models().map(({ slug }) => slug)).toEqual(['acme-one']);

    await first.close();
    expect(reference.model('acme-one')).not.toBeNull();
    expect(await reference.waitFor(reference.position + 1, 50)).toBe(false);

    const second = await startEventStoreServer({ dataDir, port: first.port });
    const writer = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${second.port}?tls=false`);
    let position = 0;
    const append = async () => {
      const written = await writer.appendToStream('model-acme-two', listed('acme-two'));
      position = Number(written.position?.commit);
    };
    // Channels to one address share their connection, and with it the pause after a failed attempt.
    expect(await retry(append, AbortSignal.timeout(10_000), () => {})).toBe(true);
    expect(await reference.waitFor(position, 10_000)).toBe(true);
    expect(reference.model('acme-two')).not.toBeNull();

    await module.close();
    await Promise.all([dispose(client), dispose(writer)]);
    await second.close();
  });

  it('is ready on a server that never says that it has caught up', async () => {
    class Subscription extends EventEmitter {
      isPaused = () => false;
      unsubscribe = async () => {};
    }
    async function* head() {
      yield {};
    }
    const { module, reference } = await startWith({ subscribeToAll: () => new Subscription(), readAll: head });
    await reference.ready;
    expect(reference.models()).toEqual([]);
    await module.close();
  });

  it('is not ready while the event store has never answered', async () => {
    class Refused extends EventEmitter {
      unsubscribe = async () => {};
      constructor() {
        super();
        setTimeout(() => this.emit('error', new Error('nobody there')), 1);
      }
    }
    const head = () => {
      throw new Error('nobody there');
    };
    const { module, reference } = await startWith({ subscribeToAll: () => new Refused(), readAll: head });
    const settled = await Promise.race([
      reference.ready.then(() => 'ready'),
      new Promise((resolve) => setTimeout(() => resolve('waiting'), 2500)),
    ]);
    expect(settled).toBe('waiting');
    await module.close();
  });
});
