import { runPipeline } from './aggregate.js';
import { bytesOf, decode, encode } from './bson-value.js';
import { type Collection, contentOf, type StoredDocument } from './collection.js';
import { orderedFields } from './collection-index.js';
import { type Call, type Command, checkArguments, cursorReply, OK, taking } from './command.js';
import { FIRST_BATCH } from './cursors.js';
import { Fault, unsupported } from './fault.js';
import { parseFilter } from './filter.js';
import { keyOf } from './order.js';
import { anyValue, type OrderedField } from './paths.js';
import { findRecords, type Query } from './plan.js';
import { type Projection, parseProjection } from './projection.js';
import { Doc, type Value } from './value.js';

const FIND = taking(
  'filter sort projection skip limit batchSize singleBatch hint collation let noCursorTimeout allowDiskUse allowPartialResults oplogReplay tailable awaitData returnKey showRecordId',
);

const CURSOR = taking('batchSize');

/** Commands that change nothing. */
export const readCommands: Readonly<Record<string, Command>> = {
  find: { takes: FIND, run: find },
  getMore: { takes: taking('collection batchSize'), run: getMore },
  killCursors: { takes: taking('cursors'), run: killCursors },
  count: { takes: taking('query limit skip hint collation fields'), run: count },
  distinct: { takes: taking('key query collation hint'), run: distinct },
  aggregate: {
    takes: taking('pipeline cursor allowDiskUse hint collation let bypassDocumentValidation'),
    run: aggregate,
  },
  explain: { takes: taking('verbosity'), run: explain },
};

function find(call: Call) {
  const namespace = call.namespace();
  const collection = call.services.databases.find(namespace);
  const query = queryOf(call.document('filter'), call.document('sort'), call.count('skip', 0), call.count('limit', 0));
  const projection = parseProjection(call.document('projection'));
  checkHint(collection, call.get('hint'));
  const records = collection ? findRecords(collection, query).records : [];
  const size = call.count('batchSize', FIRST_BATCH);
  const batch = call.services.cursors.start(namespace, results(records, projection), size, call.flag('singleBatch'));
  return cursorReply(batch, 'firstBatch');
}

export function queryOf(filter: Doc | undefined, sort: Doc | undefined, skip: number, limit: number): Query {
  return { filter: parseFilter(filter ?? new Doc()), sort: sortOf(sort), skip, limit };
}

/** A `sort` argument, parsed. */
export const sortOf = (sort: Doc | undefined): readonly OrderedField[] => (sort ? orderedFields(sort, 'a sort') : []);

/** Every query here is planned by its filter; a hint only has to name an index that exists. */
export function checkHint(collection: Collection | null, hint: Value | undefined): void {
  if (hint === undefined || !collection || (hint instanceof Doc && (hint.size === 0 || hint.has('$natural')))) return;
  const wanted = hint instanceof Doc ? keyOf(hint) : null;
  const known = collection.indexes.some((index) => index.name === hint || keyOf(index.spec.get('key')) === wanted);
  if (!known) throw new Fault(2, 'error processing query: hint provided does not correspond to an existing index');
}

/** Encoded results, as they are now: later writes do not change what a cursor still holds. */
function results(records: readonly StoredDocument[], projection: Projection | null): Iterable<Buffer> {
  const now = records.map((record) => record.bytes);
  if (!projection) return now;
  return (function* project() {
    for (const [i, bytes] of now.entries()) {
      const record = records[i];
      yield encode(projection(record?.bytes === bytes ? contentOf(record) : decode(bytes)));
    }
  })();
}

function getMore(call: Call) {
  const id = call.get('getMore');
  if (typeof id !== 'bigint') throw new Fault(14, "BSON field 'getMore.getMore' must be a long");
  const size = call.count('batchSize', 0) || Number.POSITIVE_INFINITY;
  return cursorReply(call.services.cursors.more(id, call.namespace('collection'), size), 'nextBatch');
}

function killCursors(call: Call) {
  const ids = call.get('cursors');
  if (!Array.isArray(ids)) throw new Fault(14, "BSON field 'killCursors.cursors' must be an array");
  const killed = ids.filter((id) => typeof id === 'bigint' && call.services.cursors.kill(id));
  const gone = ids.filter((id) => !killed.includes(id));
  return { cursorsKilled: killed, cursorsNotFound: gone, cursorsAlive: [], cursorsUnknown: [], ...OK };
}

function count(call: Call) {
  const collection = call.services.databases.find(call.namespace());
  const query = queryOf(call.document('query'), undefined, call.count('skip', 0), call.count('limit', 0));
  checkHint(collection, call.get('hint'));
  return { n: collection ? findRecords(collection, query).records.length : 0, ...OK };
}

function distinct(call: Call) {
  const collection = call.services.databases.find(call.namespace());
  const query = queryOf(call.document('query'), undefined, 0, 0);
  const parts = call.text('key').split('.');
  checkHint(collection, call.get('hint'));
  const values = new Map<string, Value>();
  for (const record of collection ? findRecords(collection, query).records : []) {
    anyValue(
      contentOf(record),
      parts,
      (value) => {
        for (const item of Array.isArray(value) ? value : [value]) {
          if (item !== undefined && !values.has(keyOf(item))) values.set(keyOf(item), item);
        }
        return false;
      },
      false,
    );
  }
  const inOrder = [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
  return { values: inOrder, ...OK };
}

function aggregate(call: Call) {
  if (call.get('aggregate') === 1) throw unsupported('aggregation without a collection');
  const namespace = call.namespace();
  const collection = call.services.databases.find(namespace);
  const cursor = call.document('cursor');
  if (!cursor) throw new Fault(9, "The 'cursor' option is required, except for aggregate with the explain argument");
  checkArguments(cursor, '', CURSOR, 'aggregate.cursor');
  checkHint(collection, call.get('hint'));
  const found = runPipeline(collection, call.get('pipeline'));
  const size = Number(cursor.get('batchSize') ?? FIRST_BATCH);
  if (!Number.isInteger(size) || size < 0)
    throw new Fault(51024, 'cursor.batchSize must be a whole number, not below zero');
  return cursorReply(call.services.cursors.start(namespace, found.map(bytesOf), size, false), 'firstBatch');
}

/** Says which index a `find` uses, and how many documents it looks at. */
function explain(call: Call) {
  const command = call.document('explain') ?? new Doc();
  const name = command.keys().next().value ?? '';
  if (name !== 'find') throw unsupported(`explain of ${name}`);
  checkArguments(command, 'find', FIND);
  const namespace = `${call.request.database}.${String(command.get('find'))}`;
  const collection = call.services.databases.find(namespace);
  const part = (field: string): Doc | undefined => {
    const value = command.get(field);
    return value instanceof Doc ? value : undefined;
  };
  const query = queryOf(
    part('filter'),
    part('sort'),
    Number(command.get('skip') ?? 0),
    Number(command.get('limit') ?? 0),
  );
  const result = collection && findRecords(collection, query);
  const scans = result?.explanation.indexes.map((indexName) => ({ stage: 'IXSCAN', indexName })) ?? [];
  const read =
    scans.length === 0
      ? { stage: result ? 'COLLSCAN' : 'EOF' }
      : { stage: 'FETCH', inputStage: scans.length === 1 ? scans[0] : { stage: 'OR', inputStages: scans } };
  const winningPlan = result?.explanation.sortedInMemory ? { stage: 'SORT', inputStage: read } : read;
  const executionStats = {
    executionSuccess: true,
    nReturned: result?.records.length ?? 0,
    totalDocsExamined: result?.explanation.examined ?? 0,
  };
  return { queryPlanner: { namespace, winningPlan, rejectedPlans: [] }, executionStats, ...OK };
}
