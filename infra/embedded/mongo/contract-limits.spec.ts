import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Double } from 'mongodb';
import { type ContractDatabase, failureOf, type Item, openContractDatabase } from './contract-database.js';

let database: ContractDatabase;

beforeAll(async () => {
  database = await openContractDatabase();
});
afterAll(() => database.close());

/** What a real MongoDB does, and the embedded server refuses. */
const refused: readonly (readonly [name: string, command: Readonly<Record<string, unknown>>])[] = [
  ...Object.entries({
    $not: /x/,
    $all: [1],
    $size: 1,
    $elemMatch: { a: 1 },
    $type: 'int',
    $mod: [2, 0],
    $near: 1,
    $bitsAllSet: 1,
  }).map(([name, operand]) => [name, { find: 'items', filter: { a: { [name]: operand } } }] as const),
  ...Object.entries({ $nor: [{ a: 1 }], $where: 'true', $expr: { $eq: [1, 1] }, $text: {}, $comment: 'x' }).map(
    ([name, operand]) => [name, { find: 'items', filter: { [name]: operand } }] as const,
  ),
  ...Object.entries({
    $mul: 2,
    $min: 1,
    $max: 9,
    $rename: 'b',
    $currentDate: true,
    $push: 1,
    $addToSet: 1,
    $pull: 1,
    $pullAll: [1],
    $pop: 1,
    $bit: { and: 1 },
  }).map(([name, operand]) => [name, update({ [name]: { a: operand } })] as const),
  ["'$'", update({ $set: { 'a.$': 2 } })],
  ['pipeline', update([{ $set: { a: 1 } }])],
  ['arrayFilters', update({ $set: { a: 1 } }, { arrayFilters: [{ x: 1 }] })],
  ['$slice', { find: 'items', projection: { a: { $slice: 1 } } }],
  ['$elemMatch', { find: 'items', projection: { a: { $elemMatch: { b: 1 } } } }],
  ['expression', { find: 'items', projection: { a: '$b' } }],
  ["'a.$'", { find: 'items', projection: { 'a.$': 1 } }],
  ...['collation', 'hint', 'let', 'tailable', 'returnKey'].map(
    (name) => [name, { find: 'items', [name]: { a: 1 } }] as const,
  ),
  ...['$lookup', '$facet', '$out', '$sortByCount', '$replaceRoot', '$changeStream'].map(
    (name) => [name, { aggregate: 'items', pipeline: [{ [name]: {} }], cursor: {} }] as const,
  ),
  ['$function', { aggregate: 'items', pipeline: [{ $project: { a: { $function: {} } } }], cursor: {} }],
  ['explain of count', { explain: { count: 'items' } }],
  ...['sparse', 'hidden', 'partialFilterExpression', 'wildcardProjection', 'collation'].map(
    (name) => [name, index({ a: 1 }, { [name]: { a: 1 } })] as const,
  ),
  ...['text', '2dsphere', 'hashed'].map((name) => [name, index({ a: name })] as const),
  ...['capped', 'timeseries', 'viewOn', 'validator'].map(
    (name) => [name, { create: 'other', [name]: { a: 1 } }] as const,
  ),
  ...['distinct', 'mapReduce', 'buildInfo', 'serverStatus', 'listDatabases', 'bulkWrite', 'commitTransaction'].map(
    (name) => [name, { [name]: 'items' }] as const,
  ),
];

function update(change: unknown, more: object = {}): Readonly<Record<string, unknown>> {
  return { update: 'items', updates: [{ q: { _id: 1 }, u: change, ...more }] };
}

function index(key: object, more: object = {}): Readonly<Record<string, unknown>> {
  return { createIndexes: 'items', indexes: [{ key, name: 'one', ...more }] };
}

describe('what the embedded server does not do', () => {
  it.each(refused)('is refused by name: %s', async (name, command) => {
    if (!database.embedded) return;
    const items = database.db.collection<Item>('items');
    const before = { _id: 1, a: new Double(0.5) };
    await items.replaceOne({ _id: 1 }, { a: new Double(0.5) }, { upsert: true });
    const answer = await database.db.command(command).catch((error: unknown) => error);
    const [failure] = Object(answer).writeErrors ?? [answer];
    expect([59, 238]).toContain(failure.code);
    expect(failure.errmsg ?? failure.message).toContain(name);
    expect(await items.findOne()).toEqual({ ...before, a: 0.5 });
    expect(await items.indexes()).toHaveLength(1);
  });

  it('includes change streams', async () => {
    if (!database.embedded) return;
    expect((await failureOf(database.fresh().watch().next())).message).toMatch(/changeStream/);
  });
});
