import { EJSON } from 'bson';
import { Fault, unsupported } from './fault.js';
import { AFTER, inverted, keyOf, rankOf } from './order.js';
import { isPosition, keysAt, type OrderedField } from './paths.js';
import { SortedEntries, type Stored } from './sorted-entries.js';
import { Doc, isTruthy, numeric, type Value } from './value.js';

const KNOWN = new Set(['v', 'key', 'name', 'unique', 'expireAfterSeconds', 'background', 'ns']);
/** As in mongod. */
const MAX_FIELDS = 32;

/** The fields of a sort or an index: `{ a: 1, b: -1 }`. */
export function orderedFields(spec: Doc, what: string): OrderedField[] {
  return [...spec].map(([path, direction]) => {
    if (direction instanceof Doc || typeof direction === 'string') {
      throw unsupported(`${what} of kind ${typeof direction === 'string' ? direction : [...direction.keys()].join()}`);
    }
    const n = numeric(direction);
    if (n === null || n === 0 || (what === 'a sort' && n !== 1 && n !== -1)) {
      throw new Fault(what === 'a sort' ? 15975 : 67, `the order of '${path}' in ${what} must be 1 or -1`);
    }
    if (path === '' || path.split('.').some((part) => part === '' || part.startsWith('$'))) {
      throw new Fault(67, `'${path}' cannot be a field of ${what}`);
    }
    return { path, parts: path.split('.'), descending: n < 0 };
  });
}

/** One index of a collection. */
export class Index<T extends Stored> {
  readonly spec: Doc;
  readonly name: string;
  readonly fields: readonly OrderedField[];
  readonly unique: boolean;
  /** Seconds that a document outlives the date in the indexed field, or null. */
  readonly expireAfter: number | null;
  readonly entries = new SortedEntries<T>();
  /** Some document has an array at an indexed path: then keys no longer stand one to one for documents. */
  multikey = false;

  constructor(given: Doc) {
    const key = given.get('key');
    if (!(key instanceof Doc) || key.size === 0) throw new Fault(67, 'an index needs the fields of its key');
    for (const option of given.keys()) if (!KNOWN.has(option)) throw unsupported(`the index option ${option}`);
    this.fields = orderedFields(key, 'an index');
    if (this.fields.length > MAX_FIELDS) throw new Fault(67, `an index has at most ${MAX_FIELDS} fields`);
    if (this.fields.some((field) => field.parts.some(isPosition))) throw unsupported('indexes on array positions');
    const name = given.get('name');
    if (typeof name !== 'string' || name === '') throw new Fault(67, 'an index needs a name');
    this.name = name;
    this.unique = name === '_id_' || isTruthy(given.get('unique'));
    this.expireAfter = expiry(given.get('expireAfterSeconds'), this.fields.length);
    this.spec = new Doc(Object.entries({ v: 2, key, name }));
    if (this.unique && name !== '_id_') this.spec.set('unique', true);
    if (this.expireAfter !== null) this.spec.set('expireAfterSeconds', this.expireAfter);
  }

  /** The document's keys here. */
  keysOf(doc: Doc): readonly string[] {
    let whole: readonly string[] = [''];
    let arrays = 0;
    for (const field of this.fields) {
      const { keys, many } = keysAt(doc, field.parts);
      if (many && ++arrays > 1) throw new Fault(171, `cannot index parallel arrays (index ${this.name})`);
      const own = field.descending ? keys.map(inverted) : keys;
      whole = own.length === 1 ? whole.map((before) => before + own[0]) : whole.flatMap((b) => own.map((k) => b + k));
    }
    if (arrays > 0) this.multikey = true;
    return whole;
  }

  /** Refuses (11000) keys that another document than `own` has already. */
  checkUnique(keys: readonly string[], own: T | null, doc: Doc, namespace: string): void {
    if (!this.unique) return;
    for (const key of keys) {
      const holder = this.entries.first(key);
      if (holder && holder !== own) throw this.duplicate(doc, namespace);
    }
  }

  /** What has outlived its date, longest ago first; of several dates in a document the earliest counts. */
  *expired(now: number): Generator<T> {
    if (this.expireAfter === null) return;
    const least = String.fromCharCode(rankOf(new Date(0)));
    const last = keyOf(new Date(now - this.expireAfter * 1000));
    const [low, high] = this.fields[0]?.descending ? [inverted(last), inverted(least) + AFTER] : [least, last + AFTER];
    for (const { record } of this.entries.range(low, high, false)) yield record;
  }

  duplicate(doc: Doc, namespace: string): Fault {
    const keyValue = new Doc(this.fields.map((field) => [field.path, valueAt(doc, field.parts)]));
    const shown = [...keyValue].map(([path, value]) => `${path}: ${EJSON.stringify(value)}`).join(', ');
    return new Fault(
      11000,
      `E11000 duplicate key error collection: ${namespace} index: ${this.name} dup key: { ${shown} }`,
      {
        keyPattern: new Doc(this.fields.map((field) => [field.path, field.descending ? -1 : 1])),
        keyValue,
      },
    );
  }
}

function expiry(given: Value | undefined, fields: number): number | null {
  if (given === undefined) return null;
  const seconds = numeric(given);
  if (seconds === null || seconds < 0 || seconds > 2 ** 31 - 1)
    throw new Fault(67, 'expireAfterSeconds must be a number of seconds, not below zero');
  if (fields !== 1) throw new Fault(67, 'TTL indexes are single-field indexes, compound indexes do not support TTL');
  return Math.trunc(seconds);
}

function valueAt(doc: Doc, parts: readonly string[]): Value {
  let value: Value | undefined = doc;
  for (const part of parts) value = value instanceof Doc ? value.get(part) : undefined;
  return value ?? null;
}
