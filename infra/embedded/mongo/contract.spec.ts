import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  Binary,
  BSONRegExp,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  UUID,
} from 'mongodb';
import { type ContractDatabase, failureOf, openContractDatabase } from './contract-database.js';

let database: ContractDatabase;

beforeAll(async () => {
  database = await openContractDatabase();
});
afterAll(() => database.close());

describe('the connection', () => {
  it('greets, and answers a ping', async () => {
    expect(await database.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
    expect(await database.db.command({ hello: 1 })).toMatchObject({
      isWritablePrimary: true,
      maxBsonObjectSize: 16777216,
    });
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
    const collection = database.fresh();
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
      rare: [
        new Timestamp({ t: 5, i: 6 }),
        new BSONRegExp('^a', 'i'),
        new Code('x'),
        new MinKey(),
        new MaxKey(),
        Number.NaN,
      ],
      minus: new Double(-0),
      yes: true,
      text: 'naïve ₹ 📱',
      list: [1, 'two', { 3: 'three', 1: 'one' }],
      10: 'ten',
    };
    await collection.insertOne(given);
    const [raw] = await collection
      .find({ _id: 'types' }, { promoteValues: false, promoteLongs: false, bsonRegExp: true })
      .toArray();
    expect(raw?.double).toEqual(new Double(1));
    expect(raw?.z).toEqual(new Int32(1));
    expect(raw?.small).toEqual(Long.fromNumber(7));
    expect(raw?.long).toEqual(given.long);
    expect(raw?.decimal).toEqual(given.decimal);
    expect(raw?.uuid).toEqual(given.uuid);
    expect(raw?.rare).toEqual([...given.rare.slice(0, -1), new Double(Number.NaN)]);
    expect(raw?.minus).toEqual(given.minus);
    expect(raw).toMatchObject({ date: given.date, id: given.id, nothing: null, yes: true, text: given.text });
    await collection.updateOne({ _id: 'types' }, { $set: { touched: true } });
    const [after] = await collection.find({ _id: 'types' }, { promoteValues: false, bsonRegExp: true }).toArray();
    expect(after).toEqual({ ...raw, touched: true });
  });

  it('get an ObjectId where they have no _id', async () => {
    const collection = database.db.collection('without-id');
    await collection.insertOne({ a: 1 }, { forceServerObjectId: true });
    const found = await collection.findOne({ a: 1 });
    expect(found?._id).toBeInstanceOf(ObjectId);
    expect(Object.keys(found ?? {})).toEqual(['_id', 'a']);
  });

  it('are refused with an array as _id, and beyond 16 MB', async () => {
    const collection = database.db.collection<{ _id: unknown }>('odd-ids');
    expect((await failureOf(collection.insertOne({ _id: [1] }))).code).toBe(53);
    await expect(collection.insertOne({ _id: 1, ...{ big: 'x'.repeat(17 * 1024 * 1024) } })).rejects.toThrow();
    expect(await collection.countDocuments()).toBe(0);
  });
});

describe('counts and pipelines', () => {
  it('count', async () => {
    const collection = await database.holding({ _id: 1, t: ['a', 'b'] }, { _id: 2, t: 'b' }, { _id: 3, s: { t: 1 } });
    expect(await collection.countDocuments({ t: 'b' })).toBe(2);
    expect(await collection.countDocuments({}, { skip: 1, limit: 1 })).toBe(1);
    expect(await collection.countDocuments({ t: 'z' })).toBe(0);
    expect(await collection.estimatedDocumentCount()).toBe(3);
  });

  it('group, unwind and project', async () => {
    const collection = await database.holding(
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
    const collection = await database.holding(
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
