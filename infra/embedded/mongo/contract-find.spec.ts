import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Binary, type Collection, Double, Long, ObjectId } from 'mongodb';
import { type ContractDatabase, failureOf, type Item, idsOf, openContractDatabase } from './contract-database.js';

let database: ContractDatabase;

beforeAll(async () => {
  database = await openContractDatabase();
});
afterAll(() => database.close());

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
    ['a dotted path', { 'at.city': 'Goa' }, [2]],
    ['a dotted path through an array', { 'lines.qty': 5 }, [4, 5]],
    ['a position in an array', { 'lines.0.qty': 5 }, [5]],
    ['a document in the same order of fields', { at: { city: 'Pune', pin: 411001 } }, [1]],
    ['no document in another order', { at: { pin: 411001, city: 'Pune' } }, []],
    ['$exists', { at: { $exists: true } }, [1, 2]],
    ['$exists false, dotted', { 'lines.sku': { $exists: false } }, [1, 2, 3, 6]],
    ['$regex', { name: { $regex: '^a', $options: 'i' } }, [1, 3, 6]],
    ['a regular expression', { name: /^As/ }, [1, 3]],
    ['an escaped one', { name: /a\.b/ }, [6]],
    ['$or', { $or: [{ _id: 1 }, { 'at.city': 'Goa' }] }, [1, 2]],
    ['$and', { $and: [{ tags: 'b' }, { tags: 'a' }] }, [1]],
    ['null inside documents of an array', { 'lines.none': null }, [1, 2, 3, 4, 5, 6]],
  ];
  let collection: Collection<Item>;
  beforeAll(async () => {
    collection = await database.holding(...items);
  });

  it.each(cases)('find %s', async (_, filter, ids) => {
    expect(await idsOf(collection, filter)).toEqual(ids);
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
    const collection = await database.holding(...values.map((v, i) => ({ _id: i, v })), { _id: 99 });
    const found = await collection.find().sort({ v: 1, _id: 1 }).project({ _id: 1 }).toArray();
    expect(found.map(({ _id }) => _id)).toEqual([3, 99, 10, 6, 8, 4, 7, 2, 5, 11, 9, 0, 1]);
    const back = await collection.find().sort({ v: -1, _id: -1 }).project({ _id: 1 }).toArray();
    expect(back.map(({ _id }) => _id)).toEqual([1, 0, 9, 11, 5, 2, 7, 4, 8, 6, 10, 99, 3]);
  });

  it('pages with skip and limit, and through a cursor', async () => {
    const collection = await database.holding(...Array.from({ length: 350 }, (_, i) => ({ _id: i, half: i % 2 })));
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
    const collection = database.fresh();
    for (let i = 0; i < 5; i++) await collection.insertOne({ _id: i, big: 'x'.repeat(7 * 1024 * 1024) });
    expect(await collection.find().toArray()).toHaveLength(5);
  });

  it('projects', async () => {
    const collection = await database.holding({
      _id: 1,
      a: 1,
      b: { c: 1, d: 2 },
      l: [{ x: 1, y: 2 }, { x: 3, y: 4 }, 5],
    });
    const shown = (projection: object) => collection.findOne({}, { projection: projection as Record<string, 0 | 1> });
    expect(await shown({ a: 1 })).toEqual({ _id: 1, a: 1 });
    expect(await shown({ _id: 0, 'b.c': 1, 'l.y': 1 })).toEqual({ b: { c: 1 }, l: [{ y: 2 }, { y: 4 }] });
    expect(await shown({ a: 0, 'b.d': 0, 'l.y': 0 })).toEqual({ _id: 1, b: { c: 1 }, l: [{ x: 1 }, { x: 3 }, 5] });
    expect(await shown({ _id: 0 })).toEqual({ a: 1, b: { c: 1, d: 2 }, l: [{ x: 1, y: 2 }, { x: 3, y: 4 }, 5] });
    expect(await shown({ _id: 1 })).toEqual({ _id: 1 });
    expect(await shown({ _id: 1, b: 0, l: 0 })).toEqual({ _id: 1, a: 1 });
    await expect(shown({ a: 1, b: 0 })).rejects.toThrow(/exclusion/);
  });

  it('answers nothing for a collection that does not exist', async () => {
    expect(await database.fresh().find().toArray()).toEqual([]);
    expect(await database.fresh().countDocuments()).toBe(0);
    expect(
      await database
        .fresh()
        .aggregate([{ $match: {} }])
        .toArray(),
    ).toEqual([]);
  });
});
