import { Double, ObjectId } from 'bson';
import { aggregate } from 'mingo';
import { decode, encode } from './bson-value.js';
import { type Collection, contentOf } from './collection.js';
import { orderedFields } from './collection-index.js';
import { Fault, unsupported } from './fault.js';
import { parseFilter } from './filter.js';
import { sortKey } from './paths.js';
import { findRecords } from './plan.js';
import { Doc, numeric, type Value } from './value.js';

// Stages and operators in which mingo answers what mongod answers, for the values that `plain` lets through.
const MINGO_STAGES = new Set('$group $project $addFields $set $unset $unwind $skip $limit $count'.split(' '));
const EXPRESSIONS = new Set(
  '$sum $avg $min $max $first $last $push $add $subtract $multiply $divide $cond $ifNull $eq $ne $gt $gte $lt $lte $and $or $not $size'.split(
    ' ',
  ),
);
const MAX_STAGES = 100;

type Stage = readonly [name: string, operand: Value];

/** Runs a pipeline: filters, sorting and plain counts here, through indexes where they lead; the rest through mingo. */
export function runPipeline(collection: Collection | null, pipeline: Value | undefined): readonly Doc[] {
  if (!Array.isArray(pipeline)) throw new Fault(14, "'pipeline' must be an array");
  if (pipeline.length > MAX_STAGES) throw unsupported(`pipelines of more than ${MAX_STAGES} stages`);
  const stages = pipeline.map((stage): Stage => {
    const [name, operand] = stage instanceof Doc && stage.size === 1 ? ([...stage][0] ?? []) : [];
    if (name === undefined || operand === undefined)
      throw new Fault(40323, 'a pipeline stage must have exactly one field');
    if (MINGO_STAGES.has(name)) checkExpressions(operand);
    else if (name !== '$match' && name !== '$sort') throw unsupported(`the pipeline stage ${name}`);
    return [name, operand];
  });
  const { query, rest } = leading(stages);
  const found = collection ? findRecords(collection, query).records : [];
  const counted = rest.length === 1 && rest[0] ? countedAs(rest[0]) : null;
  if (counted) return found.length === 0 ? [] : [new Doc([...counted, ['n', found.length]])];
  return rest.reduce<readonly Doc[]>(step, found.map(contentOf));
}

function checkExpressions(value: Value): void {
  if (Array.isArray(value)) value.forEach(checkExpressions);
  if (!(value instanceof Doc)) return;
  for (const [name, item] of value) {
    if (name.startsWith('$') && !EXPRESSIONS.has(name)) throw unsupported(`the expression ${name}`);
    checkExpressions(item);
  }
}

/** The first `$match` … `$sort` … `$skip` … `$limit` of the pipeline, as one query that an index can answer. */
function leading(stages: readonly Stage[]) {
  let used = 0;
  const next = (name: string): Value | undefined => (stages[used]?.[0] === name ? stages[used++]?.[1] : undefined);
  const filter = parseFilter(asDoc('$match', next('$match') ?? new Doc()));
  const sort = orderedFields(asDoc('$sort', next('$sort') ?? new Doc()), 'a sort');
  const query = { filter, sort, skip: whole('$skip', next('$skip'), 0), limit: whole('$limit', next('$limit'), 1) };
  return { query, rest: stages.slice(used) };
}

/** The `_id` of what countDocuments sends, which needs no look into the documents: `{ _id: <number>, n: { $sum: 1 } }`. */
function countedAs([name, operand]: Stage): Doc | null {
  if (name !== '$group' || !(operand instanceof Doc) || operand.size !== 2) return null;
  const [id, sum] = [operand.get('_id') ?? null, operand.get('n')];
  const plainSum = sum instanceof Doc && sum.size === 1 && numeric(sum.get('$sum')) === 1;
  return plainSum && (id === null || numeric(id) !== null) ? new Doc([['_id', id]]) : null;
}

function step(documents: readonly Doc[], [name, operand]: Stage): readonly Doc[] {
  if (name === '$match') return documents.filter(parseFilter(asDoc(name, operand)).test);
  if (name !== '$sort') return throughMingo(documents, name, operand);
  const fields = orderedFields(asDoc(name, operand), 'a sort');
  const keyed = documents.map((doc) => ({ doc, key: sortKey(doc, fields) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ doc }) => doc);
}

function asDoc(name: string, operand: Value): Doc {
  if (!(operand instanceof Doc)) throw new Fault(15959, `the ${name} specification must be an object`);
  return operand;
}

function whole(name: string, operand: Value | undefined, least: number): number {
  if (operand === undefined) return 0;
  const n = numeric(operand);
  if (n === null || !Number.isInteger(n) || n < least)
    throw new Fault(15958, `the operand of ${name} must be a whole number, at least ${least}`);
  return n;
}

function throughMingo(documents: readonly Doc[], name: string, operand: Value): readonly Doc[] {
  const stage = { [name]: plain(operand) };
  const given = documents.map(plainObject);
  try {
    return aggregate(given, [stage]).map((result) => decode(encode(result)));
  } catch (error) {
    throw new Fault(2, `the stage ${name} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A value as mingo reads it. Refuses what mingo would compare or add up differently from mongod. */
function plain(value: Value): unknown {
  if (typeof value === 'bigint') return numeric(value);
  if (!(value instanceof Object) || value instanceof Date || value instanceof ObjectId) return value;
  if (value instanceof Double) return value.value;
  if (Array.isArray(value)) return value.map(plain);
  if (!(value instanceof Doc)) throw unsupported(`${value._bsontype} values in this pipeline`);
  return plainObject(value);
}

function plainObject(doc: Doc): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const [name, item] of doc) {
    if (/^\d+$/.test(name) || name === '__proto__') throw unsupported(`the field name '${name}' in this pipeline`);
    object[name] = plain(item);
  }
  return object;
}
