import { runPipeline } from './aggregate.js';
import { bytesOf, decode, encode } from './bson-value.js';
import type { StoredDocument } from './collection.js';
import { orderedFields } from './collection-index.js';
import { Call, type Command, checkArguments, cursorReply, OK, taking } from './command.js';
import { FIRST_BATCH } from './cursors.js';
import { Fault, unsupported } from './fault.js';
import { parseFilter } from './filter.js';
import { findRecords, type Query } from './plan.js';
import { type Projection, parseProjection } from './projection.js';
import { Doc, numeric } from './value.js';

const FIND = taking(
  'filter sort projection skip limit batchSize singleBatch noCursorTimeout allowDiskUse allowPartialResults',
);

/** Commands that change nothing. */
export const readCommands: Readonly<Record<string, Command>> = {
  find: { takes: FIND, run: find },
  getMore: { takes: taking('collection batchSize'), run: getMore },
  killCursors: { takes: taking('cursors'), run: killCursors },
  count: { takes: taking('query limit skip'), run: count },
  aggregate: { takes: taking('pipeline cursor allowDiskUse'), run: aggregate },
  explain: { takes: taking('verbosity'), run: explain },
};

function find(call: Call) {
  const namespace = call.namespace();
  const collection = call.services.databases.find(namespace);
  const query = findQuery(call);
  const projection = parseProjection(call.document('projection'));
  const records = collection ? findRecords(collection, query).records : [];
  const size = call.count('batchSize', FIRST_BATCH);
  const batch = call.services.cursors.start(namespace, results(records, projection), size, call.flag('singleBatch'));
  return cursorReply(batch, 'firstBatch');
}

const findQuery = (call: Call): Query =>
  queryOf(call.document('filter'), call.document('sort'), call.count('skip', 0), call.count('limit', 0));

/** What a command asks for, parsed. */
export const queryOf = (filter: Doc | undefined, sort: Doc | undefined, skip: number, limit: number): Query => ({
  filter: parseFilter(filter ?? new Doc()),
  sort: sort ? orderedFields(sort, 'a sort') : [],
  skip,
  limit,
});

/** Encoded results, as they are now: later writes do not change what a cursor still holds. */
function results(records: readonly StoredDocument[], projection: Projection | null): Iterable<Buffer> {
  const now = records.map((record) => record.bytes);
  return projection ? projectedOf(now, projection) : now;
}

function* projectedOf(documents: readonly Buffer[], projection: Projection): Generator<Buffer> {
  for (const bytes of documents) yield encode(projection(decode(bytes)));
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
  return { n: collection ? findRecords(collection, query).records.length : 0, ...OK };
}

function aggregate(call: Call) {
  if (typeof call.get('aggregate') !== 'string') throw unsupported('aggregation without a collection');
  const namespace = call.namespace();
  const cursor = call.document('cursor');
  if (!cursor) throw new Fault(9, "The 'cursor' option is required, except for aggregate with the explain argument");
  checkArguments(cursor, '', taking('batchSize'), 'aggregate.cursor');
  const found = runPipeline(call.services.databases.find(namespace), call.get('pipeline'));
  const size = numeric(cursor.get('batchSize') ?? FIRST_BATCH) ?? -1;
  if (size < 0) throw new Fault(51024, 'cursor.batchSize must be a whole number, not below zero');
  return cursorReply(call.services.cursors.start(namespace, found.map(bytesOf), size, false), 'firstBatch');
}

/** Says which index a `find` uses, and how many documents it looks at. */
function explain(call: Call) {
  const command = call.document('explain') ?? new Doc();
  if (!command.has('find')) throw unsupported(`explain of ${command.keys().next().value}`);
  checkArguments(command, 'find', FIND);
  const inner = new Call({ ...call.request, body: command }, call.services, 'find');
  const collection = call.services.databases.find(inner.namespace());
  const found = collection && findRecords(collection, findQuery(inner));
  const scans = found?.explanation.indexes.map((indexName) => ({ stage: 'IXSCAN', indexName })) ?? [];
  const read = scans.length === 0 ? { stage: 'COLLSCAN' } : { stage: 'FETCH', inputStages: scans };
  const winningPlan = found?.explanation.sortedInMemory ? { stage: 'SORT', inputStage: read } : read;
  const totalDocsExamined = found?.explanation.examined ?? 0;
  return { queryPlanner: { winningPlan }, executionStats: { totalDocsExamined }, ...OK };
}
