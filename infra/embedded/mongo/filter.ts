import { BSONRegExp, MaxKey, MinKey } from 'bson';
import { type Demand, demandOf, isPoint } from './demand.js';
import { Fault, unsupported } from './fault.js';
import { keyOf, rankOf } from './order.js';
import { anyValue, type ValueTest } from './paths.js';
import { matching } from './regex.js';
import { Doc, type Value } from './value.js';
import { isTruthy, numeric, TYPE_ALIASES, typeCode } from './value-types.js';

/** A parsed filter. */
export interface Filter {
  readonly test: (doc: Doc) => boolean;
  readonly demands: readonly Demand[];
  /** The branches of a top-level `$or`. */
  readonly branches: readonly Filter[] | null;
  readonly matchesAll: boolean;
  /** Set where the filter is nothing but an `_id`. */
  readonly onlyId: boolean;
  /** Fields that must equal a value: what an upsert starts from. */
  readonly equalities: readonly (readonly [path: string, value: Value])[];
  /** Its top-level predicates, to see whether they imply the filter of a partial index. */
  readonly clauses: readonly (() => string)[];
}

/** Asks whether any value at a path passes; what a predicate is given to decide. */
type Ask = (test: ValueTest, expand: boolean) => boolean;
type Predicate = (ask: Ask) => boolean;

interface Building {
  readonly demands: Demand[];
  readonly equalities: (readonly [string, Value])[];
  readonly branches: (readonly Filter[])[];
  readonly clauses: (() => string)[];
}

/** Parses a filter once. Throws `Fault` for what is malformed, and for operators that this server does not know. */
export function parseFilter(query: Doc): Filter {
  const building: Building = { demands: [], equalities: [], branches: [], clauses: [] };
  const test = parseDocument(query, building);
  const id = query.get('_id');
  return {
    test,
    demands: building.demands,
    branches: building.branches[0] ?? null,
    matchesAll: query.size === 0,
    onlyId: query.size === 1 && id !== undefined && !isOperators(id) && isPoint(id),
    equalities: building.equalities,
    clauses: building.clauses,
  };
}

type DocTest = (doc: Doc) => boolean;

function parseDocument(query: Doc, building: Building | null): DocTest {
  const tests: DocTest[] = [];
  for (const [name, value] of query) {
    if (!name.startsWith('$')) tests.push(parseField(name, value, building));
    else if (name !== '$comment') tests.push(parseLogical(name, value, building));
  }
  if (tests.length === 1 && tests[0]) return tests[0];
  return (doc) => tests.every((test) => test(doc));
}

function parseLogical(name: string, value: Value, building: Building | null): DocTest {
  if (name !== '$and' && name !== '$or' && name !== '$nor') throw unsupported(`the query operator ${name}`);
  if (!Array.isArray(value) || value.length === 0) throw new Fault(2, `${name} must be a nonempty array`);
  const docs = value.map((item) => {
    if (!(item instanceof Doc)) throw new Fault(2, `${name} entries need to be full objects`);
    return item;
  });
  if (name === '$and') {
    const tests = docs.map((doc) => parseDocument(doc, building));
    return (doc) => tests.every((test) => test(doc));
  }
  const filters = docs.map(parseFilter);
  if (name === '$nor') return (doc) => !filters.some((filter) => filter.test(doc));
  building?.branches.push(filters);
  return (doc) => filters.some((filter) => filter.test(doc));
}

const isOperators = (value: Value): value is Doc =>
  value instanceof Doc && (value.keys().next().value ?? '').startsWith('$') && !value.has('$ref');

function parseField(path: string, value: Value, building: Building | null): DocTest {
  const parts = path.split('.');
  if (parts.some((part) => part.startsWith('$')))
    throw new Fault(2, `FieldPath '${path}' has a field that starts with '$'`);
  const operators: readonly (readonly [string, Value])[] = isOperators(value)
    ? [...value]
    : [[value instanceof BSONRegExp ? '$regex' : '$eq', value]];
  const options = isOperators(value) ? value.get('$options') : undefined;
  const predicates = operators.map(([name, operand]) => {
    if (building) {
      const demand = demandOf(path, name, operand, options);
      if (demand) building.demands.push(demand);
      if (name === '$eq') building.equalities.push([path, operand]);
      building.clauses.push(() => `${path}\0${name}\0${keyOf(operand)}`);
    }
    return parseOperator(name, operand, options, value);
  });
  return (doc) => {
    const ask: Ask = (test, expand) => anyValue(doc, parts, test, expand);
    return predicates.every((predicate) => predicate(ask));
  };
}

function parseOperators(operators: Doc): Predicate[] {
  return [...operators].map(([name, operand]) => parseOperator(name, operand, operators.get('$options'), operators));
}

function parseOperator(name: string, operand: Value, options: Value | undefined, all: Value): Predicate {
  switch (name) {
    case '$eq':
      return any(equalTo(operand));
    case '$ne': {
      if (operand instanceof BSONRegExp) throw new Fault(2, "Can't have regex as arg to $ne.");
      const equal = equalTo(operand);
      return (ask) => !ask(equal, true);
    }
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return any(comparison(name, operand));
    case '$in':
      return any(oneOf(name, operand));
    case '$nin': {
      const test = oneOf(name, operand);
      return (ask) => !ask(test, true);
    }
    case '$exists': {
      const wanted = isTruthy(operand);
      return (ask) => ask((value) => value !== undefined, true) === wanted;
    }
    case '$type':
      return typeIs(operand);
    case '$regex':
      return any(matching(operand, options));
    case '$options':
      if (all instanceof Doc && all.has('$regex')) return () => true;
      throw new Fault(2, '$options needs a $regex');
    case '$not': {
      if (operand instanceof BSONRegExp) {
        const test = matching(operand, undefined);
        return (ask) => !ask(test, true);
      }
      if (!isOperators(operand)) throw new Fault(2, '$not needs a regex or a document of operators');
      const predicates = parseOperators(operand);
      return (ask) => !predicates.every((predicate) => predicate(ask));
    }
    case '$size': {
      const size = numeric(operand);
      if (size === null || !Number.isInteger(size) || size < 0) {
        throw new Fault(9, `Failed to parse $size. Expected a non-negative whole number`);
      }
      return whole((value) => Array.isArray(value) && value.length === size);
    }
    case '$all':
      return all$(operand);
    case '$elemMatch':
      return elementMatch(operand);
    case '$mod':
      return any(remainder(operand));
    default:
      throw unsupported(`the query operator ${name}`);
  }
}

const any =
  (test: ValueTest): Predicate =>
  (ask) =>
    ask(test, true);
const whole =
  (test: ValueTest): Predicate =>
  (ask) =>
    ask(test, false);

/** Equality as mongod has it: numbers by value, documents by order of fields, null for a missing field too. */
export function equalTo(wanted: Value): ValueTest {
  if (typeof wanted === 'string' || typeof wanted === 'boolean') return (value) => value === wanted;
  if (wanted === null) return (value) => value === null || value === undefined;
  const rank = rankOf(wanted);
  const key = keyOf(wanted);
  return (value) => value !== undefined && rankOf(value) === rank && keyOf(value) === key;
}

function comparison(name: '$gt' | '$gte' | '$lt' | '$lte', wanted: Value): ValueTest {
  if (wanted instanceof BSONRegExp) throw new Fault(2, `Can't have RegEx as arg to predicate over field with ${name}`);
  if (wanted === null) return name.endsWith('e') ? equalTo(null) : () => false;
  const rank = rankOf(wanted);
  const key = keyOf(wanted);
  if (wanted instanceof MinKey || wanted instanceof MaxKey) throw unsupported(`${name} with MinKey or MaxKey`);
  const notANumber = keyOf(Number.NaN);
  return (value) => {
    if (value === undefined || rankOf(value) !== rank) return false;
    const other = keyOf(value);
    // NaN equals itself, and is neither less nor greater than any number.
    if (other !== key && (other === notANumber || key === notANumber)) return false;
    switch (name) {
      case '$gt':
        return other > key;
      case '$gte':
        return other >= key;
      case '$lt':
        return other < key;
      case '$lte':
        return other <= key;
    }
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

function all$(operand: Value): Predicate {
  if (!Array.isArray(operand)) throw new Fault(2, '$all needs an array');
  const predicates = operand.map((item): Predicate => {
    if (item instanceof BSONRegExp) return any(matching(item, undefined));
    if (!isOperators(item)) return any(equalTo(item));
    const inner = item.get('$elemMatch');
    if (inner === undefined) throw new Fault(2, 'no $ expressions in $all');
    return elementMatch(inner);
  });
  return (ask) => predicates.length > 0 && predicates.every((predicate) => predicate(ask));
}

function elementMatch(operand: Value): Predicate {
  const test = elementTest(operand);
  return whole((value) => Array.isArray(value) && value.some((item) => test(item)));
}

/** The test of one array element in `$elemMatch`: operators on the element itself, or a filter for a document. */
export function elementTest(operand: Value): ValueTest {
  if (!(operand instanceof Doc)) throw new Fault(2, '$elemMatch needs an Object');
  const first = operand.keys().next().value ?? '';
  if (first.startsWith('$') && first !== '$and' && first !== '$or' && first !== '$nor') {
    const predicates = parseOperators(operand);
    return (value) => predicates.every((predicate) => predicate((test) => test(value)));
  }
  const test = parseDocument(operand, null);
  return (value) => value instanceof Doc && test(value);
}

function remainder(operand: Value): ValueTest {
  if (!Array.isArray(operand) || operand.length !== 2) throw new Fault(2, 'malformed mod, needs to be an array of two');
  const [divisor, rest] = operand.map((item) => Math.trunc(numeric(item) ?? Number.NaN));
  if (!divisor || rest === undefined || Number.isNaN(rest)) throw new Fault(2, 'divisor cannot be 0');
  return (value) => {
    const n = numeric(value);
    return n !== null && Number.isFinite(n) && Math.trunc(n) % divisor === rest;
  };
}

function typeIs(operand: Value): Predicate {
  const wanted = new Set(
    (Array.isArray(operand) ? operand : [operand]).flatMap((item): readonly number[] => {
      const codes = typeof item === 'string' ? TYPE_ALIASES[item] : [numeric(item) ?? Number.NaN];
      if (!codes || codes.some(Number.isNaN)) throw new Fault(2, `Unknown type name alias: ${String(item)}`);
      return codes;
    }),
  );
  return any((value) => value !== undefined && wanted.has(typeCode(value)));
}
