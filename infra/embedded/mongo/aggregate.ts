import { Double, ObjectId } from 'bson';
import { aggregate } from 'mingo';
import { decode, encode } from './bson-value.js';
import { type Collection, contentOf } from './collection.js';
import { orderedFields } from './collection-index.js';
import { Fault, unsupported } from './fault.js';
import { parseFilter } from './filter.js';
import { type OrderedField, sortKey } from './paths.js';
import { findRecords } from './plan.js';
import { Doc, type Value } from './value.js';
import { numeric } from './value-types.js';

// Stages and operators in which mingo answers what mongod answers, for the values that `plain` lets through.
const STAGES = new Set(
  '$group $project $addFields $set $unset $unwind $replaceRoot $replaceWith $sortByCount'.split(' '),
);
const EXPRESSIONS = new Set(
  `$sum $avg $min $max $first $last $push $addToSet $count $add $subtract $multiply $divide $mod $abs $ceil $floor $cond
  $ifNull $switch $eq $ne $gt $gte $lt $lte $and $or $not $in $concat $toLower $toUpper $size $arrayElemAt $literal $year
  $month $dayOfMonth $dateToString`.split(/\s+/),
);
const MAX_STAGES = 100;

/** Runs a pipeline: match, sort, skip, limit and count here, through indexes where they lead; expressions through mingo. */
export function runPipeline(collection: Collection | null, pipeline: Value | undefined): readonly Doc[] {
  if (!Array.isArray(pipeline)) throw new Fault(14, "'pipeline' must be an array");
  if (pipeline.length > MAX_STAGES) throw unsupported(`pipelines of more than ${MAX_STAGES} stages`);
  const stages = pipeline.map((stage) => {
    const [name, operand] = stage instanceof Doc && stage.size === 1 ? ([...stage][0] ?? []) : [];
    if (name === undefined || operand === undefined)
      throw new Fault(40323, 'a pipeline stage must have exactly one field');
    check(name, operand);
    return { name, operand };
  });
  const lead = leading(stages);
  let documents: readonly Doc[] = collection ? findRecords(collection, lead).records.map(contentOf) : [];
  let own: Doc[] = [];
  const flush = (): void => {
    if (own.length > 0) documents = throughMingo(documents, own);
    own = [];
  };
  for (const { name, operand } of stages.slice(lead.used)) {
    if (STAGES.has(name) && !isPlainCount(name, operand)) {
      own.push(new Doc([[name, operand]]));
      continue;
    }
    flush();
    documents = step(documents, name, operand);
  }
  flush();
  return documents;
}

interface Stage {
  readonly name: string;
  readonly operand: Value;
}

function check(name: string, operand: Value): void {
  if (['$match', '$sort', '$skip', '$limit', '$count'].includes(name)) return;
  if (!STAGES.has(name)) throw unsupported(`the pipeline stage ${name}`);
  checkExpressions(operand);
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
  const next = (name: string): Value | undefined => (stages[used]?.name === name ? stages[used++]?.operand : undefined);
  const match = next('$match') ?? new Doc();
  const sort = next('$sort');
  const skip = next('$skip');
  const limit = next('$limit');
  return {
    filter: parseFilter(asDoc('$match', match)),
    sort: sort === undefined ? [] : sortOf(sort),
    skip: skip === undefined ? 0 : whole('$skip', skip, 0),
    limit: limit === undefined ? 0 : whole('$limit', limit, 1),
    used,
  };
}

function step(documents: readonly Doc[], name: string, operand: Value): readonly Doc[] {
  switch (name) {
    case '$match': {
      const filter = parseFilter(asDoc(name, operand));
      return documents.filter((doc) => filter.test(doc));
    }
    case '$sort': {
      const fields = sortOf(operand);
      const keyed = documents.map((doc) => ({ doc, key: sortKey(doc, fields) }));
      return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ doc }) => doc);
    }
    case '$skip':
      return documents.slice(whole(name, operand, 0));
    case '$limit':
      return documents.slice(0, whole(name, operand, 1));
    case '$count':
      if (typeof operand !== 'string' || operand === '' || operand.startsWith('$') || operand.includes('.')) {
        throw new Fault(40156, 'the count field must be a non-empty string without $ and dots');
      }
      return documents.length === 0 ? [] : [new Doc([[operand, documents.length]])];
    default: {
      // What countDocuments sends.
      const id = asDoc(name, operand).get('_id') ?? null;
      return documents.length === 0
        ? []
        : [
            new Doc([
              ['_id', id],
              ['n', documents.length],
            ]),
          ];
    }
  }
}

/** `{ _id: <constant>, n: { $sum: 1 } }` needs no look into the documents. */
function isPlainCount(name: string, operand: Value): boolean {
  if (name !== '$group' || !(operand instanceof Doc) || operand.size !== 2) return false;
  const id = operand.get('_id');
  const sum = operand.get('n');
  return (
    (id === null || numeric(id) !== null) && sum instanceof Doc && sum.size === 1 && numeric(sum.get('$sum')) === 1
  );
}

function asDoc(name: string, operand: Value): Doc {
  if (!(operand instanceof Doc)) throw new Fault(15959, `the ${name} specification must be an object`);
  return operand;
}

const sortOf = (operand: Value): readonly OrderedField[] => orderedFields(asDoc('$sort', operand), 'a sort');

function whole(name: string, operand: Value, least: number): number {
  const n = numeric(operand);
  if (n === null || !Number.isInteger(n) || n < least)
    throw new Fault(15958, `the operand of ${name} must be a whole number, at least ${least}`);
  return n;
}

function throughMingo(documents: readonly Doc[], stages: readonly Doc[]): readonly Doc[] {
  const pipeline = stages.map(plainObject);
  try {
    const results = aggregate(documents.map(plainObject), pipeline);
    return results.map((result) => decode(encode(result)));
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault(2, `the pipeline failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A value as mingo reads it. Refuses what mingo would compare or add up differently from mongod. */
function plain(value: Value): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number')
    return value;
  if (typeof value === 'bigint') return numeric(value);
  if (value instanceof Date || value instanceof ObjectId) return value;
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
