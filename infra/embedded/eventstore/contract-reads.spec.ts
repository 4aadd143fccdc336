import {
  BACKWARDS,
  binaryEvent,
  END,
  type EventStoreDBClient,
  NO_STREAM,
  START,
  STREAM_EXISTS,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type ContractStore,
  collect,
  counted,
  openContractStore,
  rejection,
  revisionsOf,
  uniqueName,
} from './contract.fixture.js';

let store: ContractStore;
let client: EventStoreDBClient;

beforeAll(async () => {
  store = await openContractStore();
  client = store.client;
});
afterAll(() => store.close());

async function streamOf(count: number): Promise<string> {
  const name = uniqueName('read');
  await client.appendToStream(name, counted(count));
  return name;
}

const revisions = async (name: string, options: Parameters<EventStoreDBClient['readStream']>[1] = {}) =>
  revisionsOf(await collect(client.readStream(name, options)));

describe('reading a stream', () => {
  it('starts and ends where it is asked to', async () => {
    const name = await streamOf(8);
    expect(await revisions(name)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(await revisions(name, { fromRevision: 6n })).toEqual([6, 7]);
    expect(await revisions(name, { fromRevision: 3n, maxCount: 2 })).toEqual([3, 4]);
    expect(await revisions(name, { fromRevision: 8n })).toEqual([]);
    expect(await revisions(name, { fromRevision: END })).toEqual([]);
    expect(await revisions(name, { direction: BACKWARDS, fromRevision: END, maxCount: 3 })).toEqual([7, 6, 5]);
    expect(await revisions(name, { direction: BACKWARDS, fromRevision: 1n })).toEqual([1, 0]);
    expect(await revisions(name, { direction: BACKWARDS, fromRevision: 99n, maxCount: 1 })).toEqual([7]);
    expect(await revisions(name, { fromRevision: 18446744073709551615n })).toEqual([]);
  });

  it('says that a stream does not exist', async () => {
    const name = uniqueName('nobody');
    const error = await rejection(collect(client.readStream(name)));
    expect(error).toBeInstanceOf(StreamNotFoundError);
    expect(error).toMatchObject({ streamName: name });
  });

  it('follows links where it is asked to', async () => {
    const name = await streamOf(3);
    const links = uniqueName('links');
    const link = (target: string) => binaryEvent({ type: '$>', data: Buffer.from(target) });
    await client.appendToStream(links, [link(`2@${name}`), link(`9@${name}`)]);
    const [plain] = await collect(client.readStream(links));
    expect(plain?.event?.type).toBe('$>');
    const [found, broken] = await collect(client.readStream(links, { resolveLinkTos: true }));
    const [target] = await collect(client.readStream(name, { fromRevision: 2n }));
    expect(found?.event).toEqual(target?.event);
    expect(found?.link?.streamId).toBe(links);
    expect(broken?.event).toBeUndefined();
  });
});

describe('reading $all', () => {
  it('keeps the order of the appends in both directions, forwards inclusive and backwards exclusive', async () => {
    const [a, b] = [uniqueName('all-a'), uniqueName('all-b')];
    const start = await client.appendToStream(a, counted(1));
    await client.appendToStream(b, counted(2));
    const end = await client.appendToStream(a, counted(2));
    const ours = (events: Awaited<ReturnType<typeof read>>) =>
      events.flatMap(({ event }) =>
        event?.streamId === a || event?.streamId === b ? [`${event.streamId}${event.revision}`] : [],
      );
    const read = (options: Parameters<EventStoreDBClient['readAll']>[0]) => collect(client.readAll(options), 500);
    const expected = [`${a}0`, `${b}0`, `${b}1`, `${a}1`, `${a}2`];
    expect(ours(await read({ fromPosition: start.position }))).toEqual(expected);
    const backwards = await read({ direction: BACKWARDS, fromPosition: end.position, maxCount: 4 });
    expect(ours(backwards)).toEqual(expected.slice(0, 4).reverse());
    const positions = (await read({ fromPosition: start.position })).map(({ event }) => event?.position.commit ?? 0n);
    expect(positions).toEqual([...new Set(positions)].sort((x, y) => Number(x - y)));
  });

  it('holds an event of the system before any of ours, at a position above zero', async () => {
    const [first] = await collect(client.readAll({ fromPosition: START, maxCount: 1 }));
    expect(first?.event?.position.commit).toBeGreaterThanOrEqual(0n);
    expect(first?.event?.streamId.startsWith('$')).toBe(true);
    const last = await collect(client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 }));
    expect(last).toHaveLength(1);
  });

  it('delivers a long log whole, to several readers at once', async () => {
    const name = uniqueName('long');
    const start = await client.appendToStream(name, counted(1));
    for (let i = 0; i < 10; i++) await client.appendToStream(name, counted(500));
    const read = async () => {
      const events = await collect(client.readAll({ fromPosition: start.position }));
      return revisionsOf(events.filter(({ event }) => event?.streamId === name));
    };
    for (const found of await Promise.all([read(), read(), read()]))
      expect(found).toEqual(Array.from({ length: 5001 }, (_, n) => n));
  });
});

describe('stream metadata', () => {
  it('hides events from stream reads only', async () => {
    const name = uniqueName('hidden');
    const first = await client.appendToStream(name, counted(1));
    await client.appendToStream(name, counted(5));
    await client.setStreamMetadata(name, { maxCount: 4, note: 'kept' });
    expect(await revisions(name)).toEqual([2, 3, 4, 5]);
    await client.setStreamMetadata(name, { truncateBefore: 5 });
    expect(await revisions(name)).toEqual([5]);
    expect(await revisions(name, { direction: BACKWARDS, fromRevision: END })).toEqual([5]);
    await client.setStreamMetadata(name, { truncateBefore: 6 });
    expect(await revisions(name)).toEqual([]);
    await client.setStreamMetadata(name, { maxAge: 1000 });
    expect(await revisions(name)).toHaveLength(6);
    const all = await collect(client.readAll({ fromPosition: first.position }));
    expect(all.filter(({ event }) => event?.streamId === name)).toHaveLength(6);
  });

  it('hides events older than the greatest age', async () => {
    const name = await streamOf(1);
    await client.setStreamMetadata(name, { maxAge: 1 });
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await client.appendToStream(name, counted(1), { expectedRevision: 0n });
    expect(await revisions(name)).toEqual([1]);
  });

  it('is read back, the last one counting', async () => {
    const name = uniqueName('metadata');
    expect((await client.getStreamMetadata(name)).metadata).toBeUndefined();
    await client.setStreamMetadata(name, { maxCount: 10 }, { expectedRevision: NO_STREAM });
    await client.setStreamMetadata(name, { cacheControl: 5, own: 'x' }, { expectedRevision: 0n });
    expect((await client.getStreamMetadata(name)).metadata).toEqual({ cacheControl: 5, own: 'x' });
    const stale = client.setStreamMetadata(name, {}, { expectedRevision: 0n });
    expect(await rejection(stale)).toBeInstanceOf(WrongExpectedVersionError);
  });
});

describe('deleting', () => {
  it('makes a stream disappear, and counts on where it comes back', async () => {
    const name = await streamOf(3);
    const { position } = await client.deleteStream(name, { expectedRevision: 2n });
    expect(position?.commit).toBeGreaterThan(0n);
    expect(await rejection(collect(client.readStream(name)))).toBeInstanceOf(StreamNotFoundError);
    const exists = client.appendToStream(name, counted(1), { expectedRevision: STREAM_EXISTS });
    expect(await rejection(exists)).toBeInstanceOf(StreamDeletedError);
    const again = await client.appendToStream(name, counted(2), { expectedRevision: NO_STREAM });
    expect(again.nextExpectedRevision).toBe(4n);
    expect(await revisions(name)).toEqual([3, 4]);
    expect((await client.getStreamMetadata(name)).metadata).toEqual({ truncateBefore: 3 });
  });

  it('comes back empty where only metadata is written', async () => {
    const name = await streamOf(2);
    await client.deleteStream(name);
    await client.setStreamMetadata(name, { maxCount: 7 });
    expect(await revisions(name)).toEqual([]);
    expect((await client.getStreamMetadata(name)).metadata).toEqual({ maxCount: 7, truncateBefore: 2 });
  });

  it.each(['deleteStream', 'tombstoneStream'] as const)('%s minds the expected revision', async (call) => {
    const name = await streamOf(3);
    const wrong = await rejection(client[call](name, { expectedRevision: 1n }));
    expect(wrong).toBeInstanceOf(WrongExpectedVersionError);
    expect(wrong).toMatchObject({ streamName: name, expectedVersion: 1n, actualVersion: 2n });
    expect(await rejection(client[call](name, { expectedRevision: NO_STREAM }))).toBeInstanceOf(
      WrongExpectedVersionError,
    );
    expect(await revisions(name)).toEqual([0, 1, 2]);
    expect(await client[call](name, { expectedRevision: 2n })).toBeDefined();
  });

  it('buries a stream for good with a tombstone', async () => {
    const name = await streamOf(2);
    const { position } = await client.tombstoneStream(name);
    expect(position?.commit).toBeGreaterThan(0n);
    const calls = [
      () => collect(client.readStream(name)),
      () => client.appendToStream(name, counted(1)),
      () => client.appendToStream(name, counted(1), { expectedRevision: NO_STREAM }),
      () => client.deleteStream(name),
      () => client.tombstoneStream(name),
      () => client.setStreamMetadata(name, {}),
    ];
    for (const call of calls) {
      const error = await rejection(call());
      expect(error).toBeInstanceOf(StreamDeletedError);
    }
  });

  it('takes a tombstone for a stream that never was, and no soft delete', async () => {
    const name = uniqueName('never');
    expect(await rejection(client.deleteStream(name))).toBeInstanceOf(WrongExpectedVersionError);
    await client.tombstoneStream(name, { expectedRevision: NO_STREAM });
    expect(await rejection(collect(client.readStream(name)))).toBeInstanceOf(StreamDeletedError);
  });
});
