import { BSONRegExp, MaxKey, MinKey } from 'bson';
import { type Demand, demandOf, isPoint } from './demand.js';
import { Fault, unsupported } from './fault.js';
import { keyOf, rankOf } from './order.js';
import { anyValue, type ValueTest } from './paths.js';
import { matching } from './regex.js';
import { Doc, isTruthy, type Value } from './value.js';

type DocTest = (doc: Doc) => boolean;

/** A parsed filter. */
export interface Filter {
  readonly test: DocTest;
  readonly demands: readonly Demand[];
  /** The branches of a top-level `$or`. */
  readonly branches: readonly Filter[] | null;
  readonly matchesAll: boolean;
  /** Set where the filter is nothing but an `_id`. */
  readonly onlyId: boolean;
  /** Fields that must equal a value: what an upsert starts from. */
  readonly equalities: readonly (readonly [path: string, value: Value])[];
}

interface Building {
  readonly demands: Demand[];
  readonly equalities: (readonly [string, Value])[];
  readonly branches: (readonly Filter[])[];
}

/** Parses a filter once. Throws `Fault` for what is malformed, and for operators that this server does not know. */
export function parseFilter(query: Doc): Filter {
  const building: Building = { demands: [], equalities: [], branches: [] };
  const test = parseDocument(query, building);
  const id = query.get('_id');
  return {
    test,
    demands: building.demands,
    branches: building.branches[0] ?? null,
    matchesAll: query.size === 0,
    onlyId: query.size === 1 && id !== undefined && !isOperators(id) && isPoint(id),
    equalities: building.equalities,
  };
}

function parseDocument(query: Doc, building: Building): DocTest {
  const tests = [...query].map(([name, value]) =>
    name.startsWith('$') ? parseLogical(name, value, building) : parseField(name, value, building),
  );
  return both(tests);
}

function both(tests: readonly DocTest[]): DocTest {
  return tests.length === 1 && tests[0] ? tests[0] : (doc) => tests.every((test) => test(doc));
}

function parseLogical(name: string, value: Value, building: Building): DocTest {
  if (name !== '$and' && name !== '$or') throw unsupported(`the query operator ${name}`);
  if (!Array.isArray(value) || value.length === 0) throw new Fault(2, `${name} must be a nonempty array`);
  const docs = value.map((item) => {
    if (!(item instanceof Doc)) throw new Fault(2, `${name} entries need to be full objects`);
    return item;
  });
  if (name === '$and') return both(docs.map((doc) => parseDocument(doc, building)));
  const filters = docs.map(parseFilter);
  building.branches.push(filters);
  return (doc) => filters.some((filter) => filter.test(doc));
}

const isOperators = (value: Value): value is Doc =>
  value instanceof Doc && (value.keys().next().value ?? '').startsWith('$') && !value.has('$ref');

function parseField(path: string, value: Value, building: Building): DocTest {
  const parts = path.split('.');
  if (parts.some((part) => part.startsWith('$')))
    throw new Fault(2, `FieldPath '${path}' has a field that starts with '$'`);
  const operators: Iterable<readonly [string, Value]> = isOperators(value)
    ? value
    : [[value instanceof BSONRegExp ? '$regex' : '$eq', value]];
  const options = isOperators(value) ? value.get('$options') : undefined;
  if (options !== undefined && isOperators(value) && !value.has('$regex'))
    throw new Fault(2, '$options needs a $regex');
  const tests: DocTest[] = [];
  for (const [name, operand] of operators) {
    if (name === '$options') continue;
    const demand = demandOf(path, name, operand);
    if (demand) building.demands.push(demand);
    if (name === '$eq') building.equalities.push([path, operand]);
    const test = parseOperator(name, operand, options);
    const negative = name === '$ne' || name === '$nin' || (name === '$exists' && !isTruthy(operand));
    tests.push((doc) => anyValue(doc, parts, test) !== negative);
  }
  return both(tests);
}

/** The test of one operator; that of a negative one (`$ne`, `$nin`) tells what must not occur. */
function parseOperator(name: string, operand: Value, options: Value | undefined): ValueTest {
  switch (name) {
    case '$eq':
      return equalTo(operand);
    case '$ne':
      if (operand instanceof BSONRegExp) throw new Fault(2, "Can't have regex as arg to $ne.");
      return equalTo(operand);
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return comparison(name, operand);
    case '$in':
    case '$nin':
      return oneOf(name, operand);
    case '$exists':
      return (value) => value !== undefined;
    case '$regex':
      return matching(operand, options);
    default:
      throw unsupported(`the query operator ${name}`);
  }
}

/** Equality as mongod has it: numbers by value, documents by order of fields, null for a missing field too. */
function equalTo(wanted: Value): ValueTest {
  if (typeof wanted === 'string' || typeof wanted === 'boolean') return (value) => value === wanted;
  if (wanted === null) return (value) => value === null || value === undefined;
  const rank = rankOf(wanted);
  const key = keyOf(wanted);
  return (value) => value !== undefined && rankOf(value) === rank && keyOf(value) === key;
}

function comparison(name: '$gt' | '$gte' | '$lt' | '$lte', wanted: Value): ValueTest {
  if (wanted instanceof BSONRegExp) throw new Fault(2, `Can't have RegEx as arg to predicate over field with ${name}`);
  if (wanted instanceof MinKey || wanted instanceof MaxKey) throw unsupported(`${name} with MinKey or MaxKey`);
  if (wanted === null) return name.endsWith('e') ? equalTo(null) : () => false;
  const rank = rankOf(wanted);
  const key = keyOf(wanted);
  const notANumber = keyOf(Number.NaN);
  return (value) => {
    if (value === undefined || rankOf(value) !== rank) return false;
    const other = keyOf(value);
    if (other === key) return name.endsWith('e');
    // NaN equals itself, and is neither less nor greater than any number.
    if (other === notANumber || key === notANumber) return false;
    return other > key === name.startsWith('$g');
  };
}

function oneOf(name: string, operand: Value): ValueTest {
  if (!Array.isArray(operand)) throw new Fault(2, `${name} needs an array`);
  if (operand.some(isOperators)) throw new Fault(2, `cannot nest $ under ${name}`);
  const patterns = operand.filter((item) => item instanceof BSONRegExp).map((item) => matching(item, undefined));
  const keys = new Set(operand.map(keyOf));
  const matchesMissing = operand.includes(null);
  return (value) =>
    (value === undefined ? matchesMissing : keys.has(keyOf(value))) || patterns.some((pattern) => pattern(value));
}
