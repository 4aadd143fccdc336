import { BSONRegExp, ObjectId, Timestamp } from 'bson';
import { calculate, isNumber } from './arithmetic.js';
import { copyOf } from './bson-value.js';
import { orderedFields } from './collection-index.js';
import { Fault, unsupported } from './fault.js';
import { elementTest, equalTo, type Filter } from './filter.js';
import { compareValues, keyOf } from './order.js';
import { isPosition, sortKey } from './paths.js';
import { matching } from './regex.js';
import { Doc, type Value } from './value.js';
import { numeric } from './value-types.js';

/** A parsed update: a whole new content, or changes in the order in which mongod makes them. */
export type Update = { readonly replacement: Doc } | { readonly changes: readonly Change[] };

interface Change {
  readonly operator: string;
  readonly path: string;
  readonly parts: readonly string[];
  readonly operand: Value;
}

const OPERATORS = new Set(
  '$set $setOnInsert $unset $inc $mul $min $max $rename $currentDate $push $addToSet $pull $pullAll $pop'.split(' '),
);

/** Parses the `u` of an update. Throws `Fault` for what is malformed or unsupported. */
export function parseUpdate(given: Value | undefined): Update {
  if (Array.isArray(given)) throw unsupported('updates by aggregation pipeline');
  if (!(given instanceof Doc)) throw new Fault(9, 'an update must be a document');
  const names = [...given.keys()];
  if (!names[0]?.startsWith('$')) {
    const dollar = names.find((name) => name.startsWith('$'));
    if (dollar)
      throw new Fault(
        52,
        `The dollar ($) prefixed field '${dollar}' is not allowed in the context of an update's replacement document`,
      );
    return { replacement: given };
  }
  const changes: Change[] = [];
  for (const [operator, fields] of given) {
    if (!operator.startsWith('$'))
      throw new Fault(9, `Unknown modifier: ${operator}. Expected a valid update modifier`);
    if (!OPERATORS.has(operator)) throw unsupported(`the update operator ${operator}`);
    if (!(fields instanceof Doc))
      throw new Fault(9, `Modifiers operate on fields but we found another type for ${operator}`);
    for (const [path, operand] of fields) {
      const change = { operator, path, parts: partsOf(path), operand };
      if (operator !== '$rename') changes.push(change);
      else {
        if (typeof operand !== 'string') throw new Fault(2, `The 'to' field for $rename must be a string: ${path}`);
        // The new place takes part in the order and in the search for conflicts.
        changes.push(
          { ...change, operator: '$renamedFrom' },
          { operator, path: operand, parts: partsOf(operand), operand: path },
        );
      }
    }
  }
  changes.sort((a, b) => compareParts(a.parts, b.parts));
  for (const [i, { path, parts }] of changes.entries()) {
    const next = changes[i + 1];
    if (next && parts.every((part, at) => part === next.parts[at])) {
      throw new Fault(40, `Updating the path '${next.path}' would create a conflict at '${path}'`);
    }
  }
  return { changes };
}

function partsOf(path: string): readonly string[] {
  const parts = path.split('.');
  if (parts.some((part) => part === '')) throw new Fault(56, `The update path '${path}' contains an empty field name`);
  const positional = parts.find((part) => part.startsWith('$'));
  if (positional) throw unsupported(`the positional operator '${positional}' in the update path '${path}'`);
  return parts;
}

function compareParts(a: readonly string[], b: readonly string[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const [left = '', right = ''] = [a[i], b[i]];
    if (left === right) continue;
    if (isPosition(left) && isPosition(right)) return Number(left) - Number(right);
    return left < right ? -1 : 1;
  }
  return a.length - b.length;
}

const ID_CHANGED = "Performing an update on the path '_id' would modify the immutable field '_id'";

/** The content that an update gives to a document. */
export function updated(before: Doc, update: Update): Doc {
  if ('replacement' in update) return update.replacement;
  const doc = applied(copyOf(before), update.changes, false);
  // A stored document without its _id would get it back unasked.
  if (!doc.has('_id')) throw new Fault(66, ID_CHANGED);
  return doc;
}

/** The document that an upsert inserts: what the filter demands equal, then the update. */
export function upserted(filter: Filter, update: Update): Doc {
  const start = new Doc();
  for (const [path, value] of filter.equalities) {
    if ('replacement' in update && path !== '_id') continue;
    const parts = partsOf(path);
    const place = locate(start, parts, true);
    if (!place || read(place) !== undefined)
      throw new Fault(54, `cannot infer query fields to set, path '${path}' is matched twice`);
    write(place, copyOf(value));
  }
  const id = start.get('_id');
  if ('replacement' in update) {
    const own = update.replacement.get('_id');
    if (id !== undefined && own !== undefined && keyOf(id) !== keyOf(own)) {
      throw new Fault(66, "After applying the update, the (immutable) field '_id' was found to have been altered");
    }
    if (own !== undefined) return update.replacement;
    return new Doc([['_id', id ?? new ObjectId()], ...update.replacement]);
  }
  const doc = applied(start, update.changes, true);
  if (id !== undefined && keyOf(doc.get('_id')) !== keyOf(id)) {
    throw new Fault(66, ID_CHANGED);
  }
  return doc.has('_id') ? doc : new Doc([['_id', new ObjectId()], ...doc]);
}

function applied(doc: Doc, changes: readonly Change[], inserting: boolean): Doc {
  for (const change of changes) {
    if (change.operator === '$setOnInsert' && !inserting) continue;
    if (change.operator === '$renamedFrom') continue;
    if (change.operator === '$rename') rename(doc, partsOf(String(change.operand)), change);
    else apply(doc, change);
  }
  return doc;
}

interface Place {
  readonly holder: Doc | Value[];
  readonly name: string;
}

/** Where a path ends; makes the documents on the way with `create`, else null where there are none. */
function locate(doc: Doc, parts: readonly string[], create: boolean): Place | null {
  let holder: Doc | Value[] = doc;
  for (const part of parts.slice(0, -1)) {
    const next: Value | undefined = read({ holder, name: part });
    if (next instanceof Doc || Array.isArray(next)) {
      holder = next;
      continue;
    }
    if (!create) return null;
    if (next !== undefined)
      throw new Fault(28, `Cannot create field '${parts.at(-1)}' in element {${part}: ${String(next)}}`);
    const made = new Doc();
    write({ holder, name: part }, made);
    holder = made;
  }
  return { holder, name: parts.at(-1) ?? '' };
}

function read({ holder, name }: Place): Value | undefined {
  if (holder instanceof Doc) return holder.get(name);
  return isPosition(name) ? holder[Number(name)] : undefined;
}

/** As in mongod: an array is not stretched by more than this. */
const MAX_PADDING = 1_500_000;

function write({ holder, name }: Place, value: Value): void {
  if (holder instanceof Doc) {
    holder.set(name, value);
    return;
  }
  if (!isPosition(name)) throw new Fault(28, `Cannot create field '${name}' in an array`);
  const at = Number(name);
  if (at > holder.length + MAX_PADDING) throw new Fault(2, `cannot stretch an array to position ${name}`);
  while (holder.length < at) holder.push(null);
  holder[at] = value;
}

const ONLY_EXISTING = new Set(['$unset', '$pull', '$pullAll', '$pop']);

function apply(doc: Doc, { operator, path, parts, operand }: Change): void {
  const place = locate(doc, parts, !ONLY_EXISTING.has(operator));
  if (!place) return;
  const value = changed(read(place), operator, path, operand);
  if (value !== undefined) write(place, value);
  else if (place.holder instanceof Doc) place.holder.delete(place.name);
  else if (read(place) !== undefined) write(place, null);
}

/** The value after one operator; undefined where there is none any more. */
function changed(now: Value | undefined, operator: string, path: string, operand: Value): Value | undefined {
  switch (operator) {
    case '$set':
    case '$setOnInsert':
      return copyOf(operand);
    case '$unset':
      return undefined;
    case '$inc':
    case '$mul':
      return reckoned(operator, path, now, operand);
    case '$min':
      return now === undefined || compareValues(operand, now) < 0 ? copyOf(operand) : now;
    case '$max':
      return now === undefined || compareValues(operand, now) > 0 ? copyOf(operand) : now;
    case '$currentDate':
      return currentDate(operand);
    case '$push':
      return pushed(arrayAt(now, operator, path) ?? [], operand);
    case '$addToSet':
      return withAdded(arrayAt(now, operator, path) ?? [], operand);
    default: {
      const array = arrayAt(now, operator, path);
      return array === null ? undefined : shortened(array, operator, operand);
    }
  }
}

function reckoned(operator: '$inc' | '$mul', path: string, now: Value | undefined, operand: Value): Value {
  if (!isNumber(operand))
    throw new Fault(14, `Cannot ${operator} with non-numeric argument: {${path}: ${String(operand)}}`);
  if (now !== undefined && !isNumber(now)) {
    throw new Fault(14, `Cannot apply ${operator} to a value of non-numeric type: the field '${path}'`);
  }
  if (now === undefined) return operator === '$inc' ? operand : calculate('$mul', operand, 0);
  return calculate(operator, now, operand);
}

function currentDate(operand: Value): Value {
  const type = operand instanceof Doc ? operand.get('$type') : operand === true || operand === false ? 'date' : null;
  if (type === 'date') return new Date();
  if (type === 'timestamp') return new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 });
  throw new Fault(2, "$currentDate takes true, or a $type of 'date' or 'timestamp'");
}

function rename(doc: Doc, from: readonly string[], { parts }: Change): void {
  const source = locate(doc, from, false);
  if (!source) return;
  if (!(source.holder instanceof Doc)) throw new Fault(2, 'the source of a $rename cannot be an array element');
  const value = source.holder.get(source.name);
  if (value === undefined) return;
  const target = locate(doc, parts, true);
  if (!(target?.holder instanceof Doc)) throw new Fault(2, 'the destination of a $rename cannot be an array element');
  source.holder.delete(source.name);
  target.holder.delete(target.name);
  target.holder.set(target.name, value);
}

function arrayAt(now: Value | undefined, operator: string, path: string): Value[] | null {
  if (now === undefined) return null;
  if (!Array.isArray(now)) throw new Fault(2, `Cannot apply ${operator} to a non-array field: '${path}'`);
  return now;
}

function eachOf(operand: Value, operator: string, known: readonly string[]): readonly Value[] {
  if (!(operand instanceof Doc) || !operand.has('$each')) return [operand];
  const stranger = [...operand.keys()].find((name) => !known.includes(name));
  if (stranger) throw new Fault(2, `Unrecognized clause in ${operator}: ${stranger}`);
  const each = operand.get('$each');
  if (!Array.isArray(each)) throw new Fault(14, `The argument to $each in ${operator} must be an array`);
  return each;
}

function pushed(array: Value[], operand: Value): Value[] {
  const each = eachOf(operand, '$push', ['$each', '$position', '$slice', '$sort']);
  const modifiers = operand instanceof Doc && operand.has('$each') ? operand : new Doc();
  const position = modifiers.has('$position') ? whole(modifiers.get('$position'), '$position') : array.length;
  let result = [...array];
  result.splice(position, 0, ...each.map((item) => copyOf(item)));
  if (modifiers.has('$sort')) result = sortedArray(result, modifiers.get('$sort') ?? null);
  if (!modifiers.has('$slice')) return result;
  const slice = whole(modifiers.get('$slice'), '$slice');
  if (slice === 0) return [];
  return slice > 0 ? result.slice(0, slice) : result.slice(slice);
}

function whole(value: Value | undefined, name: string): number {
  const n = numeric(value);
  if (n === null || !Number.isInteger(n)) throw new Fault(2, `The value for ${name} must be a whole number`);
  return n;
}

function sortedArray(array: readonly Value[], order: Value): Value[] {
  if (order instanceof Doc) {
    const fields = orderedFields(order, 'a sort');
    const keyed = array.map((item) => ({ item, key: sortKey(item instanceof Doc ? item : new Doc(), fields) }));
    return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ item }) => item);
  }
  const direction = numeric(order);
  if (direction !== 1 && direction !== -1) throw new Fault(2, 'The $sort must be 1, -1 or a document of fields');
  return [...array].sort((a, b) => direction * compareValues(a, b));
}

function withAdded(array: Value[], operand: Value): Value[] {
  const result = [...array];
  const known = new Set(array.map(keyOf));
  for (const item of eachOf(operand, '$addToSet', ['$each'])) {
    const key = keyOf(item);
    if (!known.has(key)) result.push(copyOf(item));
    known.add(key);
  }
  return result;
}

function shortened(array: Value[], operator: string, operand: Value): Value[] {
  switch (operator) {
    case '$pop': {
      const end = whole(operand, '$pop');
      if (end !== 1 && end !== -1) throw new Fault(9, '$pop expects 1 or -1');
      return end === 1 ? array.slice(0, -1) : array.slice(1);
    }
    case '$pullAll': {
      if (!Array.isArray(operand)) throw new Fault(2, '$pullAll requires an array argument');
      const gone = new Set(operand.map(keyOf));
      return array.filter((item) => !gone.has(keyOf(item)));
    }
    default: {
      const test =
        operand instanceof Doc
          ? elementTest(operand)
          : operand instanceof BSONRegExp
            ? matching(operand, undefined)
            : equalTo(operand);
      return array.filter((item) => !test(item));
    }
  }
}
