import { Double, ObjectId } from 'bson';
import { Fault, unsupported } from './fault.js';
import type { Filter } from './filter.js';
import { keyOf, rankOf } from './order.js';
import { isPosition } from './paths.js';
import { copyOf, Doc, type Value } from './value.js';

/** A parsed update: a whole new document, or changes of single fields. */
export type Update = { readonly replacement: Doc } | { readonly changes: readonly Change[] };

interface Change {
  readonly operator: '$set' | '$setOnInsert' | '$unset' | '$inc';
  readonly parts: readonly string[];
  readonly operand: Value;
}

const ID_CHANGED = "Performing an update on the path '_id' would modify the immutable field '_id'";

/** Parses the `u` of an update. Throws `Fault` for what is malformed or unsupported. */
export function parseUpdate(given: Value | undefined): Update {
  if (Array.isArray(given)) throw unsupported('updates by aggregation pipeline');
  if (!(given instanceof Doc)) throw new Fault(9, 'an update must be a document');
  const names = [...given.keys()];
  if (!names[0]?.startsWith('$')) {
    const dollar = names.find((name) => name.startsWith('$'));
    if (dollar)
      throw new Fault(52, `The dollar ($) prefixed field '${dollar}' is not allowed in a replacement document`);
    return { replacement: given };
  }
  const changes = [...given].flatMap(([operator, fields]): Change[] => {
    if (!operator.startsWith('$'))
      throw new Fault(9, `Unknown modifier: ${operator}. Expected a valid update modifier`);
    if (operator !== '$set' && operator !== '$setOnInsert' && operator !== '$unset' && operator !== '$inc')
      throw unsupported(`the update operator ${operator}`);
    if (!(fields instanceof Doc))
      throw new Fault(9, `Modifiers operate on fields but we found another type for ${operator}`);
    return [...fields].map(([path, operand]) => ({ operator, parts: partsOf(path), operand }));
  });
  // As in mongod: fields are touched, and so appear, in order of their names.
  changes.sort((a, b) => compareParts(a.parts, b.parts));
  for (const [i, { parts }] of changes.entries()) {
    const next = changes[i + 1]?.parts;
    if (next && parts.every((part, at) => part === next[at]))
      throw new Fault(40, `Updating the path '${next.join('.')}' would create a conflict at '${parts.join('.')}'`);
  }
  return { changes };
}

function partsOf(path: string): readonly string[] {
  const parts = path.split('.');
  if (parts.includes('')) throw new Fault(56, `The update path '${path}' contains an empty field name`);
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

/** The document after the update; the given one stays as it is. */
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
    const place = locate(start, partsOf(path), true);
    if (!place || read(place) !== undefined)
      throw new Fault(54, `cannot infer query fields to set, path '${path}' is matched twice`);
    write(place, copyOf(value));
  }
  const id = start.get('_id');
  const doc = 'replacement' in update ? update.replacement : applied(start, update.changes, true);
  const own = doc.get('_id');
  if (own === undefined && 'replacement' in update) return new Doc([['_id', id ?? new ObjectId()], ...doc]);
  if (id !== undefined && keyOf(own) !== keyOf(id)) throw new Fault(66, ID_CHANGED);
  return own === undefined ? new Doc([['_id', new ObjectId()], ...doc]) : doc;
}

function applied(doc: Doc, changes: readonly Change[], inserting: boolean): Doc {
  for (const { operator, parts, operand } of changes) {
    if (operator === '$setOnInsert' && !inserting) continue;
    const place = locate(doc, parts, operator !== '$unset');
    if (!place) continue;
    if (operator === '$unset') remove(place);
    else write(place, operator === '$inc' ? sum(parts, read(place), operand) : copyOf(operand));
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
  for (const name of parts.slice(0, -1)) {
    let next: Value | undefined = read({ holder, name });
    if (next === undefined && create) {
      next = new Doc();
      write({ holder, name }, next);
    }
    if (!(next instanceof Doc) && !Array.isArray(next)) {
      if (!create) return null;
      throw new Fault(28, `Cannot create field '${parts.at(-1)}' in element {${name}: ${String(next)}}`);
    }
    holder = next;
  }
  return { holder, name: parts.at(-1) ?? '' };
}

function read({ holder, name }: Place): Value | undefined {
  if (holder instanceof Doc) return holder.get(name);
  return isPosition(name) ? holder[Number(name)] : undefined;
}

function remove(place: Place): void {
  if (place.holder instanceof Doc) place.holder.delete(place.name);
  else if (read(place) !== undefined) write(place, null);
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

const NUMBER = rankOf(0);
const isDouble = (value: Value): boolean =>
  value instanceof Double || (typeof value === 'number' && !(Number.isInteger(value) && Math.abs(value) <= 2 ** 31));

/** `$inc`: whole numbers stay whole and grow from Int32 to Long; with a double the result is a double. */
function sum(parts: readonly string[], now: Value | undefined, operand: Value): Value {
  if (rankOf(operand) !== NUMBER || (now !== undefined && rankOf(now) !== NUMBER))
    throw new Fault(14, `Cannot apply $inc to a value of non-numeric type: the field '${parts.join('.')}'`);
  if (now === undefined) return operand;
  const terms = [now, operand];
  if (terms.some((term) => term instanceof Object && !(term instanceof Double)))
    throw unsupported('$inc with Decimal128');
  if (terms.some(isDouble)) {
    const result = Number(now) + Number(operand);
    return Number.isInteger(result) ? new Double(result) : result;
  }
  const result = BigInt(String(now)) + BigInt(String(operand));
  if (BigInt.asIntN(64, result) !== result)
    throw new Fault(2, 'Failed to apply $inc: the result does not fit into a 64-bit integer');
  const fitsInt = BigInt.asIntN(32, result) === result;
  return fitsInt && !terms.some((term) => typeof term === 'bigint') ? Number(result) : result;
}
