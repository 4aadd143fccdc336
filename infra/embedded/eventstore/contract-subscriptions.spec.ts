import {
  type AllStreamSubscription,
  END,
  type EventStoreDBClient,
  eventTypeFilter,
  excludeSystemEvents,
  type Filter,
  type Position,
  type ResolvedEvent,
  StreamDeletedError,
  type StreamSubscription,
  streamNameFilter,
} from '@eventstore/db-client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContractStore, counted, openContractStore, revisionsOf, uniqueName, until } from './contract.fixture.js';

let store: ContractStore;
let client: EventStoreDBClient;

beforeAll(async () => {
  store = await openContractStore();
  client = store.client;
});
afterAll(() => store.close());

/** Follows a subscription, keeping what it delivers. */
function follow(subscription: AllStreamSubscription | StreamSubscription) {
  const events: ResolvedEvent[] = [];
  const caughtUpAt: number[] = [];
  const errors: Error[] = [];
  const seen = { events, caughtUpAt, errors, stop: () => subscription.unsubscribe() };
  subscription.on('data', (event: ResolvedEvent) => events.push(event));
  subscription.on('caughtUp', () => seen.caughtUpAt.push(events.length));
  subscription.on('error', (error: Error) => seen.errors.push(error));
  return seen;
}

const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, n) => n + from);

describe('subscribing to a stream', () => {
  it('delivers what was there, says that it has caught up, and goes on live', async () => {
    const name = uniqueName('sub');
    await client.appendToStream(name, counted(4));
    const seen = follow(client.subscribeToStream(name));
    await until(() => seen.caughtUpAt.length === 1);
    expect(seen.caughtUpAt).toEqual([4]);
    await client.appendToStream(name, counted(3));
    await until(() => seen.events.length === 7);
    expect(revisionsOf(seen.events)).toEqual(upTo(7));
    expect(seen.caughtUpAt).toEqual([4]);
    await seen.stop();
  });

  it('starts after the revision it is given, or at the end', async () => {
    const name = uniqueName('sub');
    await client.appendToStream(name, counted(4));
    const after = follow(client.subscribeToStream(name, { fromRevision: 2n }));
    const end = follow(client.subscribeToStream(name, { fromRevision: END }));
    await until(() => after.caughtUpAt.length === 1 && end.caughtUpAt.length === 1);
    await client.appendToStream(name, counted(2));
    await until(() => after.events.length === 3 && end.events.length === 2);
    expect(revisionsOf(after.events)).toEqual([3, 4, 5]);
    expect(revisionsOf(end.events)).toEqual([4, 5]);
    await Promise.all([after.stop(), end.stop()]);
  });

  it('waits for a stream that does not exist yet, and fails for one that is tombstoned', async () => {
    const name = uniqueName('sub');
    const seen = follow(client.subscribeToStream(name));
    await until(() => seen.caughtUpAt.length === 1);
    await client.appendToStream(name, counted(1));
    await until(() => seen.events.length === 1);
    await seen.stop();
    await client.tombstoneStream(name);
    const late = follow(client.subscribeToStream(name));
    await until(() => late.errors.length === 1);
    expect(late.errors[0]).toBeInstanceOf(StreamDeletedError);
  });

  it('delivers the tombstone of its stream as the last event, then fails', async () => {
    const [name, never] = [uniqueName('buried'), uniqueName('never')];
    await client.appendToStream(name, counted(2));
    const ends = [client.subscribeToStream(name), client.subscribeToStream(never, { fromRevision: 'end' })].map(follow);
    await until(() => ends.every((seen) => seen.caughtUpAt.length === 1));
    await Promise.all([client.tombstoneStream(name), client.tombstoneStream(never)]);
    await until(() => ends.every((seen) => seen.errors.length === 1));
    expect(ends.map(({ events }) => events.map(({ event }) => event?.type))).toEqual([
      ['Counted', 'Counted', '$streamDeleted'],
      ['$streamDeleted'],
    ]);
    expect(ends[0]?.events.at(-1)?.event?.revision).toBe(2n ** 63n - 1n);
    expect(ends[0]?.errors[0]).toMatchObject({ streamName: name });
    for (const { errors } of ends) expect(errors[0]).toBeInstanceOf(StreamDeletedError);
  });

  it('neither repeats nor leaves out an event while others write', async () => {
    const name = uniqueName('busy');
    await client.appendToStream(name, counted(300));
    const writing = (async () => {
      for (let i = 0; i < 150; i++)
        await Promise.all([client.appendToStream(name, counted(3)), client.appendToStream(name, counted(1))]);
    })();
    const all = upTo(8).map((i) => {
      const filter = streamNameFilter({ prefixes: [name] });
      return follow(i % 2 === 0 ? client.subscribeToStream(name) : client.subscribeToAll({ filter }));
    });
    await writing;
    for (const seen of all) {
      await until(() => seen.events.length >= 900);
      expect(revisionsOf(seen.events)).toEqual(upTo(900));
      await seen.stop();
    }
  });
});

describe('subscribing to $all', () => {
  it('starts after a position, and again after the last one seen', async () => {
    const name = uniqueName('all');
    const { position } = await client.appendToStream(name, counted(1));
    await client.appendToStream(name, counted(3));
    const first = follow(client.subscribeToAll({ fromPosition: position }));
    await until(() => first.caughtUpAt.length === 1);
    await first.stop();
    const ours = first.events.filter(({ event }) => event?.streamId === name);
    expect(revisionsOf(ours)).toEqual([1, 2, 3]);
    const second = follow(client.subscribeToAll({ fromPosition: ours[1]?.event?.position }));
    await until(() => second.caughtUpAt.length === 1);
    expect(revisionsOf(second.events.filter(({ event }) => event?.streamId === name))).toEqual([3]);
    await second.stop();
  });

  it('lets only what the filter names through, before and after it has caught up', async () => {
    const key = uniqueName('f').replaceAll('-', '');
    const [a, b] = [`${key}a-1`, `${key}b-1`];
    const filters: [Filter, string[]][] = [
      [streamNameFilter({ prefixes: [`${key}a-`, `${key}zzz`] }), [a, a]],
      [streamNameFilter({ regex: `^${key}[b]-\\d$` }), [b, b]],
      [eventTypeFilter({ prefixes: [`${key}T`] }), [a, b, a, b]],
      [eventTypeFilter({ regex: `^${key}Ty.e$` }), [a, b, a, b]],
    ];
    const append = async () => {
      await client.appendToStream(a, counted(1, `${key}Type`));
      await client.appendToStream(b, counted(1, `${key}Type`));
    };
    await append();
    const all = filters.map(([filter, expected]) => ({ seen: follow(client.subscribeToAll({ filter })), expected }));
    await until(() => all.every(({ seen }) => seen.caughtUpAt.length === 1));
    await append();
    for (const { seen, expected } of all) {
      await until(() => seen.events.length >= expected.length);
      expect(seen.events.map(({ event }) => event?.streamId)).toEqual(expected);
      await seen.stop();
    }
  });

  it('leaves out the events of the system where it is asked to', async () => {
    const name = uniqueName('quiet');
    const { position } = await client.appendToStream(name, counted(1));
    await client.setStreamMetadata(name, { maxCount: 5 });
    await client.appendToStream(name, counted(1));
    const seen = follow(client.subscribeToAll({ fromPosition: position, filter: excludeSystemEvents() }));
    await until(() => seen.caughtUpAt.length === 1);
    expect(seen.events.filter(({ event }) => event?.type.startsWith('$'))).toEqual([]);
    expect(seen.events.length).toBeGreaterThanOrEqual(1);
    await seen.stop();
  });

  it('sends checkpoints every window times multiplier even where nothing matches, and one can go on from them', async () => {
    const { position } = await client.appendToStream(uniqueName('mark'), counted(1));
    await client.appendToStream(uniqueName('other'), counted(100));
    const checkpoints: Position[] = [];
    const filter = streamNameFilter({
      prefixes: ['matches-nothing-at-all'],
      maxSearchWindow: 10,
      checkpointInterval: 2,
      checkpointReached: async (_subscription, reached) => void checkpoints.push(reached),
    });
    const seen = follow(client.subscribeToAll({ fromPosition: position, filter }));
    await until(() => checkpoints.length >= 5);
    await client.appendToStream(uniqueName('other'), counted(40));
    await until(() => checkpoints.length >= 7);
    expect(seen.events).toEqual([]);
    const commits = checkpoints.map(({ commit }) => commit);
    expect(commits).toEqual([...new Set(commits)].sort((x, y) => Number(x - y)));
    await seen.stop();
    const rest = follow(client.subscribeToAll({ fromPosition: checkpoints.at(-2) }));
    await until(() => rest.caughtUpAt.length === 1);
    expect(rest.events.length).toBeGreaterThanOrEqual(20);
    await rest.stop();
  });
});
