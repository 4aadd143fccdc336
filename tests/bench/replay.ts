import { randomUUID } from 'node:crypto';
import { type EventStoreDBClient, excludeSystemEvents, FORWARDS, jsonEvent, START } from '@eventstore/db-client';
import { type Recorded } from '@phirse/contracts/kernel/event.js';
import { followLog } from '@phirse/infra/eventstore/follow-log.js';
import { connectMongo } from '@phirse/infra/mongo/connection.js';
import { allProjections } from '@phirse/projections/all.projections.js';
import { ProjectionRunner } from '@phirse/projections/runner/projection-runner.js';
import { consumerStatus } from '@phirse/projections/runner/status.js';
import { type Product } from '../support/product.js';
import { ratio, round, secondsOf } from './measure.js';

const EVENTS = Number(process.env.BENCH_EVENTS ?? 200_000);
/** Orders whose lives go on side by side. */
const BATCH = 500;

/** A replay of every read model over 200,000 events beside a bare catch-up read of them through the same client. */
export async function measureReplay(
  product: Product,
  client: EventStoreDBClient,
): Promise<readonly Record<string, string>[]> {
  const began = performance.now();
  const total = await fill(client);
  console.log(`${round(total)} events written in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const readOnce = () => secondsOf(() => catchUp(client));
  await readOnce();
  const read = await readOnce();
  const rows = [{ what: 'bare catch-up read', 'events/s': round(total / read), ratio: '1.00' }];
  for (const [what, projections] of [
    ['customer-orders', allProjections.filter(({ name }) => name === 'customer-orders')],
    ['every read model', allProjections],
  ] as const) {
    const url = product.env.MONGODB_URL?.replace('/phirse', `/bench-${randomUUID().slice(0, 8)}`) ?? '';
    const { client: mongo, db } = await connectMongo(url);
    const runner = new ProjectionRunner(client, db, projections);
    const replay = await secondsOf(async () => {
      runner.start();
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        const status = await consumerStatus(client, db);
        if (status.length === projections.length && status.every(({ lag }) => lag === 0)) return;
      }
    });
    await runner.stop();
    await db.dropDatabase();
    await mongo.close();
    rows.push({ what: `replay of ${what}`, 'events/s': round(total / replay), ratio: ratio(read, replay) });
  }
  return rows;
}

/** Copies the seeded orders' lives under new ids until the log holds 200,000 events; answers how many it holds. */
async function fill(client: EventStoreDBClient): Promise<number> {
  const lives = new Map<string, { type: string; data: Record<string, unknown>; metadata: Record<string, unknown> }[]>();
  let total = 0;
  for await (const { event } of client.readAll({ direction: FORWARDS, fromPosition: START })) {
    if (!event || event.type.startsWith('$')) continue;
    total++;
    if (!event.isJson || !event.streamId.startsWith('order-')) continue;
    const life = lives.get(event.streamId) ?? [];
    lives.set(event.streamId, [
      ...life,
      { type: event.type, data: event.data as Record<string, unknown>, metadata: {} },
    ]);
  }
  const patterns = [...lives.values()].filter((life) => life.length >= 3);
  let n = 0;
  while (total < EVENTS) {
    const round = Array.from({ length: BATCH }, () => ({
      id: `BENCH${++n}`,
      life: patterns[n % patterns.length] ?? [],
    }));
    const longest = Math.max(...round.map(({ life }) => life.length));
    // Station by station over many orders, as a working day interleaves them.
    for (let station = 0; station < longest; station++)
      await Promise.all(
        round.map(({ id, life }) => {
          const event = life[station];
          if (!event) return null;
          total++;
          return client.appendToStream(`order-${id}`, jsonEvent({ ...event, data: { ...event.data, orderId: id } }));
        }),
      );
  }
  return total;
}

function catchUp(client: EventStoreDBClient): Promise<void> {
  const done = new AbortController();
  return followLog<Recorded>(client, {
    name: 'bench',
    from: 0,
    filter: excludeSystemEvents(),
    maxBatch: 2000,
    handle: async () => {},
    onCaughtUp: () => done.abort(),
    signal: done.signal,
  });
}
