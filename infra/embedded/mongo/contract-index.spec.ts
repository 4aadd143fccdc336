import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Collection, Long, type Sort } from 'mongodb';
import { type ContractDatabase, failureOf, type Item, idsOf, openContractDatabase } from './contract-database.js';

let database: ContractDatabase;

beforeAll(async () => {
  database = await openContractDatabase();
});
afterAll(() => database.close());

/** How many documents the server looked at, and whether it sorted by itself. */
async function effort(collection: Collection<Item>, filter: object, sort: Sort = {}, limit = 0) {
  const plan = await collection.find(filter).sort(sort).limit(limit).explain('executionStats');
  return {
    examined: plan.executionStats.totalDocsExamined,
    sorts: JSON.stringify(plan.queryPlanner.winningPlan).includes('"SORT"'),
  };
}

describe('an index', () => {
  let collection: Collection<Item>;
  beforeAll(async () => {
    collection = await database.holding(
      ...Array.from({ length: 500 }, (_, i) => ({
        _id: i,
        city: i % 5,
        at: new Date(i * 1000),
        tags: [i % 7, i % 11],
        name: `n${i}`,
      })),
    );
    await collection.createIndexes([
      { key: { city: 1, at: -1 } },
      { key: { tags: 1 } },
      { key: { name: 1 } },
      { key: { at: 1 } },
    ]);
  });

  it('answers equality without reading the collection', async () => {
    expect(await effort(collection, { name: 'n77' })).toEqual({ examined: 1, sorts: false });
    expect(await effort(collection, { _id: 5 })).toMatchObject({ examined: 1 });
    expect((await effort(collection, { _id: { $in: [1, 2, 3, 900] } })).examined).toBeLessThan(5);
    expect((await effort(collection, { tags: 3 })).examined).toBeLessThan(130);
    expect((await effort(collection, { $or: [{ name: 'n1' }, { _id: 7 }] })).examined).toBe(2);
  });

  it('answers ranges', async () => {
    expect(await effort(collection, { at: { $gte: new Date(10_000), $lt: new Date(20_000) } })).toMatchObject({
      examined: 10,
    });
  });

  it('yields a sorted page without sorting', async () => {
    expect(await effort(collection, { city: 2 }, { at: -1 }, 10)).toEqual({ examined: 10, sorts: false });
    expect(await effort(collection, { city: 2 }, { at: 1 }, 10)).toEqual({ examined: 10, sorts: false });
    expect(await effort(collection, {}, { at: -1 }, 3)).toEqual({ examined: 3, sorts: false });
    expect((await effort(collection, {}, { name: 1, at: 1 }, 3)).sorts).toBe(true);
    const page = await collection.find({ city: 2 }).sort({ at: -1 }).skip(1).limit(2).toArray();
    expect(page.map(({ _id }) => _id)).toEqual([492, 487]);
  });

  it('follows updates and deletes', async () => {
    await collection.updateOne({ _id: 77 }, { $set: { name: 'changed' } });
    expect(await idsOf(collection, { name: 'n77' })).toEqual([]);
    expect(await idsOf(collection, { name: 'changed' })).toEqual([77]);
    await collection.deleteOne({ _id: 77 });
    expect(await idsOf(collection, { name: 'changed' })).toEqual([]);
  });

  it('is listed, made once, and dropped', async () => {
    const own = database.fresh();
    expect(await own.createIndex({ a: 1, b: -1 })).toBe('a_1_b_-1');
    expect(await own.createIndex({ a: 1, b: -1 })).toBe('a_1_b_-1');
    expect((await failureOf(own.createIndex({ a: 1, b: -1 }, { unique: true }))).code).toBe(86);
    expect((await own.listIndexes().toArray()).map(({ name, key }) => [name, key])).toEqual([
      ['_id_', { _id: 1 }],
      ['a_1_b_-1', { a: 1, b: -1 }],
    ]);
    await own.dropIndex('a_1_b_-1');
    expect((await failureOf(own.dropIndex('a_1_b_-1'))).code).toBe(27);
    expect(await own.indexes()).toHaveLength(1);
  });
});

describe('a unique index', () => {
  it('lets one of many writers win', async () => {
    const collection = database.fresh();
    await collection.createIndex({ phone: 1 }, { unique: true });
    const attempts = await Promise.allSettled(
      Array.from({ length: 40 }, (_, i) => collection.insertOne({ _id: i, phone: 'x' })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const upserts = await Promise.allSettled(
      Array.from({ length: 20 }, () => collection.updateOne({ phone: 'y' }, { $inc: { n: 1 } }, { upsert: true })),
    );
    expect(upserts.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await collection.findOne({ phone: 'y' })).toMatchObject({ n: 20 });
  });

  it('names the key, also of an update, and changes nothing', async () => {
    const collection = await database.holding({ _id: 1, a: { b: 1 }, c: 'x' }, { _id: 2, a: { b: 2 }, c: 'x' });
    await collection.createIndex({ 'a.b': 1, c: -1 }, { unique: true });
    const failure = await failureOf(collection.updateOne({ _id: 2 }, { $set: { 'a.b': 1 } }));
    expect(failure).toMatchObject({ code: 11000, keyPattern: { 'a.b': 1, c: -1 }, keyValue: { 'a.b': 1, c: 'x' } });
    expect(await collection.findOne({ 'a.b': 2 })).toMatchObject({ _id: 2 });
    await collection.updateOne({ _id: 1 }, { $set: { 'a.b': 3 } });
    await collection.updateOne({ _id: 2 }, { $set: { 'a.b': 1 } });
  });

  it('counts a missing field as a value', async () => {
    const collection = await database.holding({ _id: 1 });
    await collection.createIndex({ a: 1 }, { unique: true });
    expect((await failureOf(collection.insertOne({ _id: 2 }))).code).toBe(11000);
    expect(await idsOf(collection, { a: null })).toEqual([1]);
  });

  it('is not made over duplicates', async () => {
    const collection = await database.holding({ _id: 1, a: 1 }, { _id: 2, a: 1 });
    expect((await failureOf(collection.createIndex({ a: 1 }, { unique: true }))).code).toBe(11000);
    expect(await collection.indexes()).toHaveLength(1);
  });

  it('tells a whole number and a double of its value alike, and elements of arrays apart', async () => {
    const collection = await database.holding({ _id: 1, a: [1, 2] });
    await collection.createIndex({ a: 1 }, { unique: true });
    expect((await failureOf(collection.insertOne({ _id: 2, a: 2.0 }))).code).toBe(11000);
    await collection.insertOne({ _id: 3, a: [3, 3] });
    expect((await failureOf(collection.insertOne({ _id: 4, a: [4, 3] }))).code).toBe(11000);
  });
});

describe('collections', () => {
  it('are made, listed, renamed and dropped', async () => {
    const { db } = database;
    await db.createCollection('made');
    expect((await failureOf(db.createCollection('made', { capped: true, size: 4096 }))).code).toBeGreaterThan(0);
    await db.collection<Item>('other').insertOne({ _id: 1 });
    expect((await failureOf(db.collection('other').rename('made'))).code).toBe(48);
    await db.collection('other').rename('made', { dropTarget: true });
    const names = (await db.listCollections({ name: /^(made|other)$/ }, { nameOnly: true }).toArray()).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['made']);
    expect(await db.collection('made').countDocuments()).toBe(1);
    expect(await db.dropCollection('made')).toBe(true);
    expect(await db.listCollections({ name: 'made' }).toArray()).toEqual([]);
    expect((await failureOf(db.collection('never').rename('x'))).code).toBe(26);
  });

  it('refuse transactions', async () => {
    if (!database.embedded) return;
    const command = {
      insert: 'items',
      documents: [{ _id: 1 }],
      txnNumber: Long.fromNumber(1),
      startTransaction: true,
      autocommit: false,
    };
    expect((await failureOf(database.db.command(command))).code).toBe(20);
    const session = database.client.startSession();
    session.startTransaction();
    await failureOf(database.fresh().insertOne({ _id: 1 }, { session }));
    await session.endSession();
  });
});

describe('documents with an expiry', () => {
  it('go once their date and the delay have passed', async () => {
    if (!database.embedded) return;
    const now = Date.now();
    const collection = await database.holding(
      { _id: 1, at: new Date(now - 20_000) },
      { _id: 2, at: new Date(now + 60_000) },
      { _id: 3, at: 'never' },
      { _id: 4 },
      { _id: 5, at: [new Date(now + 60_000), new Date(now - 20_000)] },
      { _id: 6, at: new Date(now - 5_000) },
    );
    await collection.createIndex({ at: 1 }, { expireAfterSeconds: 10 });
    for (let i = 0; i < 100 && (await collection.estimatedDocumentCount()) > 4; i++)
      await new Promise((done) => setTimeout(done, 20));
    expect(await idsOf(collection, {})).toEqual([2, 3, 4, 6]);
  });
});
