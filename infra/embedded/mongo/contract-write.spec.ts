import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Double, Int32, Long, MongoBulkWriteError, ObjectId } from 'mongodb';
import { type ContractDatabase, failureOf, type Item, idsOf, openContractDatabase } from './contract-database.js';

let database: ContractDatabase;

beforeAll(async () => {
  database = await openContractDatabase();
});
afterAll(() => database.close());

describe('updates', () => {
  const cases: readonly (readonly [string, Item, object, Item])[] = [
    ['$set', { _id: 1, a: 1 }, { $set: { a: 2, 'b.c': 3 } }, { _id: 1, a: 2, b: { c: 3 } }],
    ['$set into an array', { _id: 1, l: [1, 2] }, { $set: { 'l.3': 9 } }, { _id: 1, l: [1, 2, null, 9] }],
    ['$unset', { _id: 1, a: 1, b: { c: 1 } }, { $unset: { a: '', 'b.c': '', 'x.y': '' } }, { _id: 1, b: {} }],
    ['$inc', { _id: 1, a: 1 }, { $inc: { a: 2, b: -1 } }, { _id: 1, a: 3, b: -1 }],
    ['$setOnInsert, which an update leaves alone', { _id: 1 }, { $setOnInsert: { a: 1 } }, { _id: 1 }],
  ];

  it.each(cases)('apply %s', async (_, before, update, after) => {
    const collection = await database.holding(before);
    const result = await collection.updateOne({ _id: 1 }, update);
    expect(result.matchedCount).toBe(1);
    expect(await collection.findOne()).toEqual(after);
    expect(Object.keys((await collection.findOne()) ?? {})).toEqual(Object.keys(after));
  });

  it('keep the types of numbers', async () => {
    const collection = await database.holding({
      _id: 1,
      int: 2147483647,
      long: Long.fromNumber(1),
      double: new Double(1),
    });
    await collection.updateOne({ _id: 1 }, { $inc: { int: 1, long: 1, double: 1 } });
    const [found] = await collection.find({}, { promoteValues: false }).toArray();
    expect(found).toEqual({
      _id: new Int32(1),
      int: Long.fromNumber(2147483648),
      long: Long.fromNumber(2),
      double: new Double(2),
    });
  });

  it('count what matched and what changed', async () => {
    const collection = await database.holding({ _id: 1, a: 1 }, { _id: 2, a: 2 });
    expect(await collection.updateMany({}, { $set: { a: 2 } })).toMatchObject({ matchedCount: 2, modifiedCount: 1 });
    expect(await collection.replaceOne({ _id: 1 }, { b: 1 })).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
    expect(await collection.replaceOne({ _id: 9 }, { b: 1 })).toMatchObject({ matchedCount: 0, upsertedCount: 0 });
    expect(await collection.find().toArray()).toEqual([
      { _id: 1, b: 1 },
      { _id: 2, a: 2 },
    ]);
  });

  it('refuse a new _id, conflicting paths, and operators on the wrong type', async () => {
    const collection = await database.holding({ _id: 1, a: 'x' });
    expect((await failureOf(collection.updateOne({ _id: 1 }, { $set: { _id: 2 } }))).code).toBe(66);
    expect((await failureOf(collection.updateOne({ _id: 1 }, { $unset: { _id: '' } }))).code).toBe(66);
    expect((await failureOf(collection.updateOne({ _id: 1 }, { $set: { b: 1 }, $inc: { 'b.c': 1 } }))).code).toBe(40);
    expect((await failureOf(collection.updateOne({ _id: 1 }, { $inc: { a: 1 } }))).code).toBe(14);
    expect((await failureOf(collection.updateOne({ _id: 1 }, { $set: { 'a.b': 1 } }))).code).toBe(28);
    expect(await collection.findOne()).toEqual({ _id: 1, a: 'x' });
  });
});

describe('upserts', () => {
  it('start from the fields that the filter demands equal', async () => {
    const collection = database.fresh();
    const result = await collection.updateOne(
      { 'a.b': 1, c: { $eq: 2 }, d: { $gt: 3 }, $and: [{ e: 5 }] },
      { $set: { f: 6 }, $setOnInsert: { g: 7 } },
      { upsert: true },
    );
    expect(result).toMatchObject({ matchedCount: 0, modifiedCount: 0, upsertedCount: 1 });
    expect(result.upsertedId).toBeInstanceOf(ObjectId);
    expect(await collection.findOne({}, { projection: { _id: 0 } })).toEqual({ a: { b: 1 }, c: 2, e: 5, f: 6, g: 7 });
  });

  it('take the _id of the filter into a replacement', async () => {
    const collection = database.fresh();
    const result = await collection.replaceOne({ _id: 'x', n: 3 }, { m: 1 }, { upsert: true });
    expect(result.upsertedId).toBe('x');
    expect(await collection.findOne()).toEqual({ _id: 'x', m: 1 });
  });

  it('refuse with 11000 where the document exists and a guard on it does not hold', async () => {
    const collection = await database.holding({ _id: 'x', position: 5 });
    const write = (position: number) =>
      collection.replaceOne({ _id: 'x', position: { $lt: position } }, { position }, { upsert: true });
    const failure = await failureOf(write(5));
    expect(failure.code).toBe(11000);
    expect(failure).toMatchObject({ keyPattern: { _id: 1 }, keyValue: { _id: 'x' } });
    expect(await write(6)).toMatchObject({ matchedCount: 1, upsertedCount: 0 });
    expect(await collection.findOne()).toEqual({ _id: 'x', position: 6 });
  });
});

describe('bulk writes', () => {
  const operations = [
    { insertOne: { document: { _id: 1 } } },
    { insertOne: { document: { _id: 1 } } },
    { updateOne: { filter: { _id: 2 }, update: { $set: { a: 1 } }, upsert: true } },
    { replaceOne: { filter: { _id: 1, position: { $lt: 0 } }, replacement: { position: 1 }, upsert: true } },
    { deleteOne: { filter: { _id: 2 } } },
    { insertOne: { document: { _id: 3 } } },
  ];

  async function bulkFailure(ordered: boolean): Promise<{ error: MongoBulkWriteError; ids: unknown[] }> {
    const collection = database.fresh();
    const error = await collection.bulkWrite(operations, { ordered }).then(
      () => null,
      (reason: unknown) => reason,
    );
    if (!(error instanceof MongoBulkWriteError)) throw new Error(`expected a bulk write error, got ${String(error)}`);
    return { error, ids: await idsOf(collection, {}) };
  }

  it('end at the first error when ordered', async () => {
    const { error, ids } = await bulkFailure(true);
    expect(ids).toEqual([1]);
    expect(error.result.insertedCount).toBe(1);
    expect([error.writeErrors].flat()).toHaveLength(1);
  });

  it('go on and report every error when not ordered', async () => {
    const { error, ids } = await bulkFailure(false);
    expect(ids).toEqual([1, 3]);
    const errors = [error.writeErrors].flat();
    expect(errors.map(({ index, code }) => [index, code]).sort()).toEqual([
      [1, 11000],
      [3, 11000],
    ]);
    expect(error.result).toMatchObject({ insertedCount: 2, upsertedCount: 1, deletedCount: 1 });
  });

  it('say which key was taken', async () => {
    const collection = await database.holding({ _id: 1 });
    const reply = await database.db.command({
      insert: collection.collectionName,
      documents: [{ _id: 0 }, { _id: 1 }, { _id: 2 }],
      ordered: false,
    });
    expect(reply.n).toBe(2);
    expect(reply.writeErrors).toMatchObject([{ index: 1, code: 11000, keyPattern: { _id: 1 }, keyValue: { _id: 1 } }]);
  });

  it('report upserted ids by position', async () => {
    const collection = database.fresh();
    const result = await collection.bulkWrite(
      Array.from({ length: 1000 }, (_, i) => ({
        replaceOne: { filter: { _id: i }, replacement: { position: i }, upsert: true },
      })),
      { ordered: false },
    );
    expect(result.upsertedCount).toBe(1000);
    expect(result.upsertedIds[999]).toBe(999);
    expect(await collection.estimatedDocumentCount()).toBe(1000);
  });
});

describe('deletes and findAndModify', () => {
  it('delete one or many', async () => {
    const collection = await database.holding({ _id: 1, a: 1 }, { _id: 2, a: 1 }, { _id: 3, a: 1 });
    expect(await collection.deleteOne({ a: 1 })).toMatchObject({ deletedCount: 1 });
    expect(await collection.deleteMany({ a: 1 })).toMatchObject({ deletedCount: 2 });
    expect(await collection.deleteMany({})).toMatchObject({ deletedCount: 0 });
  });

  it('change one document and return it as it was or is', async () => {
    const collection = await database.holding({ _id: 1, n: 1 }, { _id: 2, n: 2 });
    const sort = { n: -1 } as const;
    expect(await collection.findOneAndUpdate({}, { $inc: { n: 10 } }, { sort })).toEqual({ _id: 2, n: 2 });
    expect(
      await collection.findOneAndUpdate(
        {},
        { $inc: { n: 1 } },
        { sort, returnDocument: 'after', projection: { n: 1, _id: 0 } },
      ),
    ).toEqual({ n: 13 });
    expect(await collection.findOneAndReplace({ _id: 1 }, { m: 1 }, { returnDocument: 'after' })).toEqual({
      _id: 1,
      m: 1,
    });
    expect(await collection.findOneAndUpdate({ _id: 7 }, { $set: { a: 1 } })).toBeNull();
    expect(
      await collection.findOneAndUpdate({ _id: 7 }, { $set: { a: 1 } }, { upsert: true, returnDocument: 'after' }),
    ).toEqual({ _id: 7, a: 1 });
    expect(await collection.findOneAndUpdate({ _id: 8 }, { $set: { a: 1 } }, { upsert: true })).toBeNull();
    expect(await collection.findOneAndDelete({ _id: 7 }, { includeResultMetadata: true })).toMatchObject({
      value: { _id: 7, a: 1 },
      lastErrorObject: { n: 1 },
    });
    expect(await idsOf(collection, {})).toEqual([1, 2, 8]);
  });
});
