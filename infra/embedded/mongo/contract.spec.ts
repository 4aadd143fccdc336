import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  Binary,
  type Collection,
  Decimal128,
  type Document,
  Double,
  Int32,
  Long,
  MongoBulkWriteError,
  MongoServerError,
  ObjectId,
  UUID,
} from 'mongodb';
import { type ContractDatabase, openContractDatabase } from './contract-database.js';

interface Item extends Document {
  readonly _id: number | string;
}

let database: ContractDatabase;
let next = 0;

beforeAll(async () => {
  database = await openContractDatabase();
});
afterAll(() => database.close());

const fresh = (): Collection<Item> => database.db.collection<Item>(`items${next++}`);

async function holding(...items: readonly Item[]): Promise<Collection<Item>> {
  const collection = fresh();
  await collection.insertMany([...items]);
  return collection;
}

const idsOf = async (collection: Collection<Item>, filter: object): Promise<unknown[]> =>
  (await collection.find(filter).sort({ _id: 1 }).toArray()).map((item) => item._id);

async function failureOf(attempt: Promise<unknown>): Promise<MongoServerError> {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof MongoServerError)) throw new Error(`expected a server error, got ${String(error)}`);
  return error;
}

describe('the connection', () => {
  it('greets, answers a ping and says what it is', async () => {
    expect(await database.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
    expect(await database.db.command({ hello: 1 })).toMatchObject({
      isWritablePrimary: true,
      maxBsonObjectSize: 16777216,
    });
    expect(await database.db.command({ buildInfo: 1 })).toHaveProperty('version');
    expect(await database.db.admin().serverStatus()).toHaveProperty('uptime');
  });

  it('names a command that it does not know', async () => {
    const failure = await failureOf(database.db.command({ makeCoffee: 1 }));
    expect(failure.code).toBe(59);
    expect(failure.message).toContain('makeCoffee');
  });

  it('names an argument that it does not know', async () => {
    const failure = await failureOf(database.db.command({ find: 'items', flavour: 'mint' }));
    expect(failure.code).toBe(40415);
    expect(failure.message).toContain('flavour');
  });
});

describe('documents', () => {
  it('come back with the types and the order of fields they had', async () => {
    const collection = fresh();
    const given = {
      _id: 'types',
      z: new Int32(1),
      double: new Double(1),
      half: 0.5,
      long: Long.fromString('9007199254740993'),
      small: Long.fromNumber(7),
      decimal: Decimal128.fromString('1.10'),
      date: new Date(1_700_000_000_123),
      id: new ObjectId('0123456789abcdef01234567'),
      uuid: new UUID('b7a5f9e8-3f6c-4a52-9c9c-1f0d6d3c9a11'),
      bytes: new Binary(Buffer.from([0, 255, 1]), 0),
      nothing: null,
      yes: true,
      text: 'naïve ₹ 📱',
      list: [1, 'two', { 3: 'three', 1: 'one' }],
      10: 'ten',
    };
    await collection.insertOne(given);
    const [raw] = await collection.find({ _id: 'types' }, { promoteValues: false, promoteLongs: false }).toArray();
    expect(raw?.double).toEqual(new Double(1));
    expect(raw?.z).toEqual(new Int32(1));
    expect(raw?.small).toEqual(Long.fromNumber(7));
    expect(raw?.long).toEqual(given.long);
    expect(raw?.decimal).toEqual(given.decimal);
    expect(raw?.uuid).toEqual(given.uuid);
    expect(raw).toMatchObject({ date: given.date, id: given.id, nothing: null, yes: true, text: given.text });
    await collection.updateOne({ _id: 'types' }, { $set: { touched: true } });
    const [after] = await collection.find({ _id: 'types' }, { promoteValues: false }).toArray();
    expect(after).toEqual({ ...raw, touched: true });
  });

  it('get an ObjectId where they have no _id', async () => {
    const collection = database.db.collection(`items${next++}`);
    await collection.insertOne({ a: 1 }, { forceServerObjectId: true });
    const found = await collection.findOne({ a: 1 });
    expect(found?._id).toBeInstanceOf(ObjectId);
    expect(Object.keys(found ?? {})).toEqual(['_id', 'a']);
  });

  it('are refused with an array as _id, and beyond 16 MB', async () => {
    const collection = database.db.collection<{ _id: unknown }>(`items${next++}`);
    expect((await failureOf(collection.insertOne({ _id: [1] }))).code).toBe(53);
    await expect(collection.insertOne({ _id: 1, ...{ big: 'x'.repeat(17 * 1024 * 1024) } })).rejects.toThrow();
    expect(await collection.countDocuments()).toBe(0);
  });
});

describe('filters', () => {
  const items: readonly Item[] = [
    { _id: 1, n: 5, name: 'Asha', tags: ['a', 'b'], at: { city: 'Pune', pin: 411001 } },
    { _id: 2, n: 7.5, name: 'ravi', tags: ['b'], at: { city: 'Goa', pin: 403001 } },
    { _id: 3, n: Long.fromString('9007199254740993'), name: 'Asif', tags: [] },
    {
      _id: 4,
      n: null,
      name: 'मीरा',
      lines: [
        { sku: 'x', qty: 1 },
        { sku: 'y', qty: 5 },
      ],
    },
    { _id: 5, name: 'Zoya', tags: 'a', lines: [{ sku: 'x', qty: 5 }] },
    { _id: 6, n: [1, 9], name: 'a.b' },
  ];
  const cases: readonly (readonly [string, object, readonly number[]])[] = [
    ['everything', {}, [1, 2, 3, 4, 5, 6]],
    ['a number of any type', { n: new Double(5) }, [1]],
    ['a Long beyond 2^53 exactly', { n: Long.fromString('9007199254740993') }, [3]],
    ['not its neighbour', { n: Long.fromString('9007199254740992') }, []],
    ['greater than', { n: { $gt: 7 } }, [2, 3, 6]],
    ['a range, of which an array may satisfy each side by another element', { n: { $gt: 3, $lt: 6 } }, [1, 6]],
    ['null, and missing', { n: null }, [4, 5]],
    ['$lte null', { n: { $lte: null } }, [4, 5]],
    ['not null', { n: { $ne: null } }, [1, 2, 3, 6]],
    ['texts only against texts', { n: { $gte: '' } }, []],
    ['$in with null', { n: { $in: [5, null] } }, [1, 4, 5]],
    ['$nin', { n: { $nin: [5, null] } }, [2, 3, 6]],
    ['an element of an array', { tags: 'a' }, [1, 5]],
    ['a whole array', { tags: ['a', 'b'] }, [1]],
    ['an empty array', { tags: [] }, [3]],
    ['$all', { tags: { $all: ['b', 'a'] } }, [1]],
    ['$size', { tags: { $size: 1 } }, [2]],
    ['a dotted path', { 'at.city': 'Goa' }, [2]],
    ['a dotted path through an array', { 'lines.qty': 5 }, [4, 5]],
    ['a position in an array', { 'lines.0.qty': 5 }, [5]],
    ['$elemMatch', { lines: { $elemMatch: { sku: 'x', qty: 5 } } }, [5]],
    ['$elemMatch of plain elements', { n: { $elemMatch: { $gt: 0, $lt: 2 } } }, [6]],
    ['a document in the same order of fields', { at: { city: 'Pune', pin: 411001 } }, [1]],
    ['no document in another order', { at: { pin: 411001, city: 'Pune' } }, []],
    ['$exists', { at: { $exists: true } }, [1, 2]],
    ['$exists false, dotted', { 'lines.sku': { $exists: false } }, [1, 2, 3, 6]],
    ['$type', { n: { $type: ['long', 'null'] } }, [3, 4]],
    ['$regex', { name: { $regex: '^a', $options: 'i' } }, [1, 3, 6]],
    ['a regular expression', { name: /^As/ }, [1, 3]],
    ['an escaped one', { name: /a\.b/ }, [6]],
    ['$not', { name: { $not: /a/i } }, [4]],
    ['$or', { $or: [{ _id: 1 }, { 'at.city': 'Goa' }] }, [1, 2]],
    ['$nor', { $nor: [{ _id: { $lt: 5 } }] }, [5, 6]],
    ['$and', { $and: [{ tags: 'b' }, { tags: 'a' }] }, [1]],
    ['$mod', { _id: { $mod: [3, 0] } }, [3, 6]],
    ['null inside documents of an array', { 'lines.none': null }, [1, 2, 3, 4, 5, 6]],
  ];
  let collection: Collection<Item>;
  beforeAll(async () => {
    collection = await holding(...items);
  });

  it.each(cases)('find %s', async (_, filter, ids) => {
    expect(await idsOf(collection, filter)).toEqual(ids);
  });

  it('name an operator that they cannot apply', async () => {
    expect((await failureOf(collection.find({ n: { $near: 1 } }).toArray())).message).toMatch(/near/i);
  });
});

describe('find', () => {
  it('sorts across types as MongoDB orders them', async () => {
    const values = [
      true,
      new Date(0),
      'b',
      null,
      3,
      { a: 1 },
      [0],
      'a',
      2.5,
      new ObjectId(),
      Number.NaN,
      new Binary(Buffer.from('x')),
    ];
    const collection = await holding(...values.map((v, i) => ({ _id: i, v })), { _id: 99 });
    const found = await collection.find().sort({ v: 1, _id: 1 }).project({ _id: 1 }).toArray();
    expect(found.map(({ _id }) => _id)).toEqual([3, 99, 10, 6, 8, 4, 7, 2, 5, 11, 9, 0, 1]);
    const back = await collection.find().sort({ v: -1, _id: -1 }).project({ _id: 1 }).toArray();
    expect(back.map(({ _id }) => _id)).toEqual([1, 0, 9, 11, 5, 2, 7, 4, 8, 6, 10, 99, 3]);
  });

  it('pages with skip and limit, and through a cursor', async () => {
    const collection = await holding(...Array.from({ length: 350 }, (_, i) => ({ _id: i, half: i % 2 })));
    const page = await collection.find({ half: 1 }).sort({ _id: -1 }).skip(10).limit(3).toArray();
    expect(page.map(({ _id }) => _id)).toEqual([329, 327, 325]);
    expect(await collection.find().batchSize(7).toArray()).toHaveLength(350);
    expect((await collection.find().toArray()).map(({ _id }) => _id)).toEqual(Array.from({ length: 350 }, (_, i) => i));
    const first = await database.db.command({ find: collection.collectionName });
    expect(first.cursor.firstBatch).toHaveLength(101);
    const killed = await database.db.command({ killCursors: collection.collectionName, cursors: [first.cursor.id] });
    expect(killed.cursorsKilled).toHaveLength(1);
    const gone = await failureOf(
      database.db.command({
        getMore: Long.fromBigInt(BigInt(String(first.cursor.id))),
        collection: collection.collectionName,
      }),
    );
    expect(gone.code).toBe(43);
  });

  it('splits what exceeds a message into batches', async () => {
    const collection = fresh();
    for (let i = 0; i < 5; i++) await collection.insertOne({ _id: i, big: 'x'.repeat(7 * 1024 * 1024) });
    expect(await collection.find().toArray()).toHaveLength(5);
  });

  it('projects', async () => {
    const collection = await holding({ _id: 1, a: 1, b: { c: 1, d: 2 }, l: [{ x: 1, y: 2 }, { x: 3, y: 4 }, 5] });
    const shown = (projection: object) => collection.findOne({}, { projection: projection as Record<string, 0 | 1> });
    expect(await shown({ a: 1 })).toEqual({ _id: 1, a: 1 });
    expect(await shown({ _id: 0, 'b.c': 1, 'l.y': 1 })).toEqual({ b: { c: 1 }, l: [{ y: 2 }, { y: 4 }] });
    expect(await shown({ a: 0, 'b.d': 0, 'l.y': 0 })).toEqual({ _id: 1, b: { c: 1 }, l: [{ x: 1 }, { x: 3 }, 5] });
    expect(await shown({ _id: 0, l: { $slice: -1 } })).toEqual({ a: 1, b: { c: 1, d: 2 }, l: [5] });
    expect(await shown({ l: { $elemMatch: { x: { $gt: 2 } } } })).toEqual({ _id: 1, l: [{ x: 3, y: 4 }] });
    await expect(shown({ a: 1, b: 0 })).rejects.toThrow(/exclusion/);
  });

  it('answers nothing for a collection that does not exist', async () => {
    expect(await fresh().find().toArray()).toEqual([]);
    expect(await fresh().countDocuments()).toBe(0);
    expect(
      await fresh()
        .aggregate([{ $match: {} }])
        .toArray(),
    ).toEqual([]);
  });
});

describe('updates', () => {
  const cases: readonly (readonly [string, Item, object, Item])[] = [
    ['$set', { _id: 1, a: 1 }, { $set: { a: 2, 'b.c': 3 } }, { _id: 1, a: 2, b: { c: 3 } }],
    ['$set into an array', { _id: 1, l: [1, 2] }, { $set: { 'l.3': 9 } }, { _id: 1, l: [1, 2, null, 9] }],
    ['$unset', { _id: 1, a: 1, b: { c: 1 } }, { $unset: { a: '', 'b.c': '', 'x.y': '' } }, { _id: 1, b: {} }],
    ['$inc', { _id: 1, a: 1 }, { $inc: { a: 2, b: -1 } }, { _id: 1, a: 3, b: -1 }],
    ['$mul', { _id: 1, a: 3 }, { $mul: { a: 2.5, b: 4 } }, { _id: 1, a: 7.5, b: 0 }],
    ['$min and $max', { _id: 1, a: 3, b: 3 }, { $min: { a: 1 }, $max: { b: 9, c: 1 } }, { _id: 1, a: 1, b: 9, c: 1 }],
    ['$rename', { _id: 1, a: 1, b: 2 }, { $rename: { a: 'c.d' } }, { _id: 1, b: 2, c: { d: 1 } }],
    ['$push', { _id: 1, l: [1] }, { $push: { l: 2, m: 3 } }, { _id: 1, l: [1, 2], m: [3] }],
    [
      '$push with everything',
      { _id: 1, l: [3] },
      { $push: { l: { $each: [1, 2], $sort: -1, $slice: 2 } } },
      { _id: 1, l: [3, 2] },
    ],
    ['$addToSet', { _id: 1, l: [1] }, { $addToSet: { l: { $each: [1, 2, 2] } } }, { _id: 1, l: [1, 2] }],
    ['$pull', { _id: 1, l: [1, 2, 3] }, { $pull: { l: { $gte: 2 } } }, { _id: 1, l: [1] }],
    [
      '$pull of documents',
      { _id: 1, l: [{ a: 1, b: 1 }, { a: 2 }] },
      { $pull: { l: { a: 1 } } },
      { _id: 1, l: [{ a: 2 }] },
    ],
    ['$pullAll', { _id: 1, l: [1, 2, 1] }, { $pullAll: { l: [1] } }, { _id: 1, l: [2] }],
    ['$pop', { _id: 1, l: [1, 2] }, { $pop: { l: -1 } }, { _id: 1, l: [2] }],
    ['$setOnInsert, which an update leaves alone', { _id: 1 }, { $setOnInsert: { a: 1 } }, { _id: 1 }],
  ];

  it.each(cases)('apply %s', async (_, before, update, after) => {
    const collection = await holding(before);
    const result = await collection.updateOne({ _id: 1 }, update);
    expect(result.matchedCount).toBe(1);
    expect(await collection.findOne()).toEqual(after);
    expect(Object.keys((await collection.findOne()) ?? {})).toEqual(Object.keys(after));
  });

  it('keep the types of numbers', async () => {
    const collection = await holding({ _id: 1, int: 2147483647, long: Long.fromNumber(1), double: new Double(1) });
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
    const collection = await holding({ _id: 1, a: 1 }, { _id: 2, a: 2 });
    expect(await collection.updateMany({}, { $set: { a: 2 } })).toMatchObject({ matchedCount: 2, modifiedCount: 1 });
    expect(await collection.replaceOne({ _id: 1 }, { b: 1 })).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
    expect(await collection.replaceOne({ _id: 9 }, { b: 1 })).toMatchObject({ matchedCount: 0, upsertedCount: 0 });
    expect(await collection.find().toArray()).toEqual([
      { _id: 1, b: 1 },
      { _id: 2, a: 2 },
    ]);
  });

  it('set $currentDate', async () => {
    const collection = await holding({ _id: 1 });
    await collection.updateOne({ _id: 1 }, { $currentDate: { at: true } });
    expect((await collection.findOne())?.at).toBeInstanceOf(Date);
  });

  it('refuse a new _id, conflicting paths, and operators on the wrong type', async () => {
    const collection = await holding({ _id: 1, a: 'x' });
    expect((await failureOf(collection.updateOne({ _id: 1 }, { $set: { _id: 2 } }))).code).toBe(66);
    expect((await failureOf(collection.updateOne({ _id: 1 }, { $set: { b: 1 }, $inc: { 'b.c': 1 } }))).code).toBe(40);
    expect((await failureOf(collection.updateOne({ _id: 1 }, { $inc: { a: 1 } }))).code).toBe(14);
    expect((await failureOf(collection.updateOne({ _id: 1 }, { $set: { 'a.b': 1 } }))).code).toBe(28);
    expect(await collection.findOne()).toEqual({ _id: 1, a: 'x' });
  });
});

describe('upserts', () => {
  it('start from the fields that the filter demands equal', async () => {
    const collection = fresh();
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
    const collection = fresh();
    const result = await collection.replaceOne({ _id: 'x', n: 3 }, { m: 1 }, { upsert: true });
    expect(result.upsertedId).toBe('x');
    expect(await collection.findOne()).toEqual({ _id: 'x', m: 1 });
  });

  it('refuse with 11000 where the document exists and a guard on it does not hold', async () => {
    const collection = await holding({ _id: 'x', position: 5 });
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
    const collection = fresh();
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
    const collection = await holding({ _id: 1 });
    const reply = await database.db.command({
      insert: collection.collectionName,
      documents: [{ _id: 0 }, { _id: 1 }, { _id: 2 }],
      ordered: false,
    });
    expect(reply.n).toBe(2);
    expect(reply.writeErrors).toMatchObject([{ index: 1, code: 11000, keyPattern: { _id: 1 }, keyValue: { _id: 1 } }]);
  });

  it('report upserted ids by position', async () => {
    const collection = fresh();
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
    const collection = await holding({ _id: 1, a: 1 }, { _id: 2, a: 1 }, { _id: 3, a: 1 });
    expect(await collection.deleteOne({ a: 1 })).toMatchObject({ deletedCount: 1 });
    expect(await collection.deleteMany({ a: 1 })).toMatchObject({ deletedCount: 2 });
    expect(await collection.deleteMany({})).toMatchObject({ deletedCount: 0 });
  });

  it('change one document and return it as it was or is', async () => {
    const collection = await holding({ _id: 1, n: 1 }, { _id: 2, n: 2 });
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

describe('counts and pipelines', () => {
  it('count, and list distinct values', async () => {
    const collection = await holding({ _id: 1, t: ['a', 'b'] }, { _id: 2, t: 'b' }, { _id: 3, s: { t: 1 } });
    expect(await collection.countDocuments({ t: 'b' })).toBe(2);
    expect(await collection.countDocuments({}, { skip: 1, limit: 1 })).toBe(1);
    expect(await collection.countDocuments({ t: 'z' })).toBe(0);
    expect(await collection.estimatedDocumentCount()).toBe(3);
    expect(await collection.distinct('t')).toEqual(['a', 'b']);
    expect(await collection.distinct('s.t', { _id: 3 })).toEqual([1]);
  });

  it('group, unwind and project', async () => {
    const collection = await holding(
      { _id: 1, city: 'Pune', price: 10, lines: [{ q: 1 }, { q: 2 }] },
      { _id: 2, city: 'Goa', price: 5.5, lines: [] },
      { _id: 3, city: 'Pune', price: 30, lines: [{ q: 5 }] },
    );
    const groups = await collection
      .aggregate([
        { $match: { price: { $gt: 1 } } },
        {
          $group: {
            _id: '$city',
            total: { $sum: '$price' },
            mean: { $avg: '$price' },
            n: { $sum: 1 },
            top: { $max: '$price' },
          },
        },
        { $sort: { total: -1 } },
      ])
      .toArray();
    expect(groups).toEqual([
      { _id: 'Pune', total: 40, mean: 20, n: 2, top: 30 },
      { _id: 'Goa', total: 5.5, mean: 5.5, n: 1, top: 5.5 },
    ]);
    const lines = await collection
      .aggregate([{ $unwind: '$lines' }, { $project: { _id: 0, q: '$lines.q' } }, { $sort: { q: -1 } }, { $limit: 2 }])
      .toArray();
    expect(lines).toEqual([{ q: 5 }, { q: 2 }]);
    expect(await collection.aggregate([{ $skip: 1 }, { $count: 'n' }]).toArray()).toEqual([{ n: 2 }]);
  });

  it('group by ObjectId and date, and by nothing', async () => {
    const owner = new ObjectId();
    const collection = await holding(
      { _id: 1, owner, day: new Date(5) },
      { _id: 2, owner: new ObjectId(owner.toHexString()), day: new Date(5) },
      { _id: 3, owner: new ObjectId(), day: new Date(6) },
    );
    const byOwner = await collection
      .aggregate([{ $group: { _id: '$owner', n: { $sum: 1 } } }, { $sort: { n: -1 } }])
      .toArray();
    expect(byOwner[0]).toEqual({ _id: owner, n: 2 });
    const byDay = await collection
      .aggregate([{ $group: { _id: '$day', n: { $sum: 1 } } }, { $sort: { _id: 1 } }])
      .toArray();
    expect(byDay).toEqual([
      { _id: new Date(5), n: 2 },
      { _id: new Date(6), n: 1 },
    ]);
    expect(await collection.aggregate([{ $group: { _id: null, ids: { $push: '$_id' } } }]).toArray()).toEqual([
      { _id: null, ids: [1, 2, 3] },
    ]);
  });
});
