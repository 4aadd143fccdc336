import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Filter, Sort } from 'mongodb';
import { type ContractDatabase, type Item, openContractDatabase } from './contract-database.js';

let database: ContractDatabase;

beforeAll(async () => {
  database = await openContractDatabase();
});
afterAll(() => database.close());

const scalar = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom(
    0.5,
    -1.5,
    Number.NaN,
    null,
    true,
    false,
    '',
    'a',
    'ab',
    'b',
    'é',
    '\0',
    '📱',
    new Date(0),
    new Date(5),
  ),
);
const value = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 1, arbitrary: fc.record({ x: scalar }, { requiredKeys: [] }) },
  { weight: 2, arbitrary: fc.array(scalar, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.array(fc.record({ x: scalar }, { requiredKeys: [] }), { maxLength: 2 }) },
);
const path = fc.constantFrom('a', 'b', 'c', 'a.x');
const condition = fc.oneof(
  value.map((operand) => ({ $eq: operand })),
  fc.array(scalar, { maxLength: 3 }).map((operands) => ({ $in: operands })),
  fc
    .tuple(fc.constantFrom('$gt', '$gte', '$lt', '$lte', '$ne'), scalar)
    .map(([operator, operand]) => ({ [operator]: operand })),
  fc.tuple(scalar, scalar).map(([low, high]) => ({ $gte: low, $lt: high })),
  fc.constantFrom({ $exists: true }, { $exists: false }, { $regex: '^a' }, { $regex: '^ab?' }),
);
const clause = fc.tuple(path, condition).map(([name, operators]) => ({ [name]: operators }));
const filter = fc.oneof(
  fc.array(clause, { maxLength: 3 }).map((clauses) => (clauses.length === 0 ? {} : { $and: clauses })),
  fc.array(clause, { minLength: 1, maxLength: 3 }).map((clauses) => ({ $or: clauses })),
);
const direction = fc.constantFrom(1 as const, -1 as const);
const sort = fc
  .tuple(fc.uniqueArray(fc.tuple(path, direction), { maxLength: 2, selector: ([name]) => name }), direction)
  .map(([fields, last]): Sort => Object.fromEntries([...fields, ['_id', last]]));
// At most one field holds arrays: no database indexes two at once.
const documents = fc.array(fc.record({ a: value, b: scalar, c: scalar }, { requiredKeys: [] }), {
  minLength: 1,
  maxLength: 25,
});
const indexes = [
  { key: { a: 1 } },
  { key: { b: -1, a: 1 } },
  { key: { c: 1, b: -1 } },
  { key: { 'a.x': 1 } },
  { key: { b: 1, _id: -1 } },
  { key: { c: -1 } },
] as const;

describe('indexes', () => {
  it('change how documents are found, never which and in what order', async () => {
    await fc.assert(
      fc.asyncProperty(
        documents,
        fc.array(fc.tuple(filter, sort, fc.nat(3), fc.nat(6)), { minLength: 8, maxLength: 12 }),
        fc.array(fc.tuple(fc.nat(24), fc.record({ a: value, b: scalar }, { requiredKeys: [] })), { maxLength: 6 }),
        async (given, queries, changes) => {
          const items: Item[] = given.map((fields, _id) => ({ ...fields, _id }));
          const plain = await database.holding(...items);
          const indexed = database.fresh();
          await indexed.createIndexes(indexes.map((index) => ({ ...index })));
          await indexed.insertMany(items);
          for (const collection of [plain, indexed]) {
            for (const [_id, fields] of changes) await collection.replaceOne({ _id }, fields);
          }
          for (const [where, order, skip, limit] of queries) {
            const answer = (collection: typeof plain) =>
              collection
                .find(where as Filter<Item>)
                .sort(order)
                .skip(skip)
                .limit(limit)
                .toArray();
            expect(await answer(indexed)).toEqual(await answer(plain));
            expect(await indexed.countDocuments(where as Filter<Item>)).toBe(
              await plain.countDocuments(where as Filter<Item>),
            );
          }
          await Promise.all([plain.drop(), indexed.drop()]);
        },
      ),
      { numRuns: 60 },
    );
  });
});
