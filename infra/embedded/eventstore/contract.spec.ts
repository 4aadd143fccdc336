import { randomUUID } from 'node:crypto';
import {
  ANY,
  type AppendExpectedRevision,
  binaryEvent,
  EventStoreDBClient,
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  STREAM_EXISTS,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  bytesOf,
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

async function streamOf(count: number) {
  const name = uniqueName('append');
  const events = counted(count);
  if (count > 0) await client.appendToStream(name, events);
  return { name, events };
}

/** Appends with credentials travel over Append instead of BatchAppend. */
const ROUTES = [
  ['BatchAppend', {}],
  ['Append', { credentials: { username: 'admin', password: 'changeit' } }],
] as const;

describe.each(ROUTES)('appending over %s', (_route, route) => {
  const accepted: [string, number, AppendExpectedRevision, number][] = [
    ['any revision, new stream', 0, ANY, 1],
    ['any revision, known stream', 3, ANY, 4],
    ['no stream', 0, NO_STREAM, 1],
    ['an existing stream', 3, STREAM_EXISTS, 4],
    ['the exact revision', 3, 2n, 4],
  ];
  it.each(accepted)('accepts %s', async (_case, existing, expectedRevision, next) => {
    const { name } = await streamOf(existing);
    const result = await client.appendToStream(name, counted(2), { expectedRevision, ...route });
    expect(result.success).toBe(true);
    expect(result.nextExpectedRevision).toBe(BigInt(next));
    expect(result.position?.commit).toBeGreaterThan(0n);
    expect(result.position?.prepare).toBe(result.position?.commit);
  });

  const refused: [string, number, AppendExpectedRevision, bigint | 'no_stream'][] = [
    ['no stream, but there is one', 3, NO_STREAM, 2n],
    ['an existing stream, but there is none', 0, STREAM_EXISTS, 'no_stream'],
    ['a revision of a stream that does not exist', 0, 1n, 'no_stream'],
    ['a revision behind', 3, 1n, 2n],
    ['a revision ahead', 3, 7n, 2n],
  ];
  it.each(refused)('refuses %s', async (_case, existing, expectedRevision, actual) => {
    const { name } = await streamOf(existing);
    const error = await rejection(client.appendToStream(name, counted(2), { expectedRevision, ...route }));
    expect(error).toBeInstanceOf(WrongExpectedVersionError);
    expect(error).toMatchObject({ streamName: name, expectedVersion: expectedRevision, actualVersion: actual });
  });

  const retried: [string, number, AppendExpectedRevision][] = [
    ['any revision', 0, ANY],
    ['any revision, known stream', 3, ANY],
    ['no stream', 0, NO_STREAM],
    ['an existing stream', 3, STREAM_EXISTS],
    ['the exact revision', 3, 2n],
  ];
  it.each(retried)('answers a retry with %s like the first try', async (_case, existing, expectedRevision) => {
    const { name } = await streamOf(existing);
    const events = counted(2);
    const first = await client.appendToStream(name, events, { expectedRevision, ...route });
    await client.appendToStream(name, counted(1));
    const again = await client.appendToStream(name, events, { expectedRevision, ...route });
    expect(again).toEqual(first);
    expect(await collect(client.readStream(name))).toHaveLength(existing + 3);
  });

  it('refuses a retry of which only a part is known', async () => {
    const { name, events } = await streamOf(2);
    for (const expectedRevision of [ANY, NO_STREAM] as const) {
      const changed = [...events, ...counted(1)];
      const error = await rejection(client.appendToStream(name, changed, { expectedRevision, ...route }));
      expect(error).toBeInstanceOf(WrongExpectedVersionError);
    }
  });

  it('lets the same event stand in two streams', async () => {
    const { events } = await streamOf(1);
    const other = uniqueName('append');
    await client.appendToStream(other, events, route);
    expect(await collect(client.readStream(other))).toHaveLength(1);
  });

  it('refuses an append above one mebibyte and stores none of it', async () => {
    const { name } = await streamOf(0);
    const events = Array.from({ length: 3 }, () => binaryEvent({ type: 'Big', data: Buffer.alloc(400_000) }));
    const error = await rejection(client.appendToStream(name, events, route));
    expect(error).toBeInstanceOf(MaxAppendSizeExceededError);
    expect(error).toMatchObject({ maxAppendSize: 1_048_576 });
    await client.appendToStream(name, events.slice(0, 2), { ...route, expectedRevision: NO_STREAM });
  });

  it('refuses an append to a tombstoned stream', async () => {
    const { name } = await streamOf(1);
    await client.tombstoneStream(name);
    const error = await rejection(client.appendToStream(name, counted(1), route));
    expect(error).toBeInstanceOf(StreamDeletedError);
    expect(error).toMatchObject({ streamName: name });
  });

  it('lets one of 200 racing appends win', async () => {
    const { name } = await streamOf(0);
    const attempts = Array.from({ length: 200 }, () =>
      client.appendToStream(name, counted(1), { expectedRevision: NO_STREAM, ...route }),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(WrongExpectedVersionError);
    }
    expect(await collect(client.readStream(name))).toHaveLength(1);
  });
});

describe('what is stored', () => {
  it('comes back as it was sent', async () => {
    const name = uniqueName('payload-ключ');
    const bytes = Buffer.from([0, 255, 128, 10]);
    const events = [
      jsonEvent({ type: 'Json', data: { text: '‐ ₹ 🙂' }, metadata: { by: 'me' } }),
      binaryEvent({ type: 'Binary', data: bytes, metadata: Buffer.from('not json') }),
      jsonEvent({ type: 'Large', data: { text: 'x'.repeat(900_000) } }),
      binaryEvent({ type: 'Empty', data: Buffer.alloc(0) }),
    ];
    for (const event of events) await client.appendToStream(name, event);
    const read = (await collect(client.readStream(name))).map(({ event }) => event);
    expect(read[0]).toMatchObject({
      streamId: name,
      type: 'Json',
      isJson: true,
      data: { text: '‐ ₹ 🙂' },
      metadata: { by: 'me' },
    });
    expect(bytesOf(read[1]?.data)).toEqual(bytes);
    expect(bytesOf(read[1]?.metadata).toString()).toBe('not json');
    expect(read[2]?.data).toEqual(events[2]?.data);
    expect(read[3]).toMatchObject({ isJson: false, metadata: undefined });
    expect(read.map((event) => event?.id)).toEqual(events.map(({ id }) => id));
    expect(Math.abs(Date.now() - Number(read[0]?.created))).toBeLessThan(60_000);
  });

  it('keeps the order of a large append sent in many parts', async () => {
    const name = uniqueName('parts');
    await client.appendToStream(name, counted(2000), { batchAppendSize: 4096 });
    const revisions = revisionsOf(await collect(client.readStream(name)));
    expect(revisions).toEqual(Array.from({ length: 2000 }, (_, n) => n));
  });

  it('says what went wrong without throwing where the client wants it so', async () => {
    const { name } = await streamOf(1);
    const lenient = EventStoreDBClient.connectionString(store.withOption('throwOnAppendFailure=false'));
    const result = await lenient.appendToStream(name, counted(1), { expectedRevision: NO_STREAM });
    expect(result.success).toBe(false);
    await lenient.dispose();
  });

  it('answers appends that come with an expired deadline with a timeout', async () => {
    const events = Array.from({ length: 20_000 }, () => jsonEvent({ id: randomUUID(), type: 'Late', data: {} }));
    const error = await rejection(client.appendToStream(uniqueName('late'), events, { deadline: 1 }));
    expect(error).toMatchObject({ type: 'deadline-exceeded' });
  });
});
