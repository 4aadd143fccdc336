import { Binary, BSONRegExp, Code, Decimal128, Double, ObjectId, Timestamp } from 'bson';
import { unsupported } from './fault.js';
import { Doc, type Value } from './value.js';

// mongod's order of types; 0 ends an array or a document, so it sorts before any value in it.
const RANK = { missing: 3, null: 5, number: 10, string: 15, object: 20, array: 25, boolean: 40, date: 45 } as const;
const BSON_RANK = {
  MinKey: 1,
  Double: RANK.number,
  Decimal128: RANK.number,
  Binary: 30,
  ObjectId: 35,
  Timestamp: 47,
  BSONRegExp: 50,
  Code: 60,
  MaxKey: 127,
} as const;

/** Sorts after every key that begins like the text before it: keys hold no character above 0xff. */
export const AFTER = '\u0100';
/** Keys from `low`, inclusive, to `high`, exclusive. */
export interface KeyRange {
  readonly low: string;
  readonly high: string;
}

/** What an empty array is indexed as: after MinKey, before null. */
export const EMPTY_ARRAY_KEY = String.fromCharCode(RANK.missing);

/** The place of a value's type in mongod's order of types; a missing value counts as null. */
export function rankOf(value: Value | undefined): number {
  switch (typeof value) {
    case 'string':
      return RANK.string;
    case 'number':
    case 'bigint':
      return RANK.number;
    case 'boolean':
      return RANK.boolean;
    case 'undefined':
      return RANK.null;
  }
  if (value === null) return RANK.null;
  if (value instanceof Doc) return RANK.object;
  if (Array.isArray(value)) return RANK.array;
  if (value instanceof Date) return RANK.date;
  return BSON_RANK[value._bsontype];
}

/**
 * A string that compares (`<`, `===`) as mongod compares the values: across types by rank, numbers by value whatever their
 * type, strings by their UTF-8 bytes, documents field by field in order. No key is the beginning of another one.
 */
export function keyOf(value: Value | undefined): string {
  return String.fromCharCode(rankOf(value)) + payloadOf(value);
}

function payloadOf(value: Value | undefined): string {
  switch (typeof value) {
    case 'string':
      return textKey(value);
    case 'number':
      return numberKey(value);
    case 'bigint': {
      // Doubles round beyond 2^53: what the rounding lost decides between neighbours.
      const rounded = Number(value);
      const lost = Number(value - BigInt(rounded)) + 0x8000;
      return numberKey(rounded).slice(0, 8) + String.fromCharCode(lost >> 8, lost & 0xff);
    }
    case 'boolean':
      return value ? '\x01' : '\0';
    case 'undefined':
      return '';
  }
  if (value === null) return '';
  if (value instanceof Doc) {
    let key = '';
    for (const [name, item] of value) {
      key += String.fromCharCode(rankOf(item)) + textKey(name) + payloadOf(item);
    }
    return `${key}\0`;
  }
  if (Array.isArray(value)) return `${value.map((item) => keyOf(item)).join('')}\0`;
  if (value instanceof Date) return numberKey(value.getTime());
  if (value instanceof ObjectId) return latin1(value.id);
  if (value instanceof Double) return numberKey(value.value);
  if (value instanceof Decimal128) throw unsupported('comparing or indexing Decimal128 values');
  if (value instanceof Binary) {
    const head = Buffer.alloc(5);
    head.writeUInt32BE(value.length());
    head[4] = value.sub_type;
    return latin1(head) + latin1(value.value());
  }
  if (value instanceof Timestamp) {
    scratch.writeBigUInt64BE(value.toBigInt());
    return latin1(scratch);
  }
  if (value instanceof BSONRegExp) return textKey(value.pattern) + textKey(value.options);
  if (value instanceof Code) return textKey(String(value.code));
  return '';
}

const scratch = Buffer.alloc(8);
const latin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

function numberKey(n: number): string {
  if (Number.isNaN(n)) return '\0\0\0\0\0\0\0\0\x80\0';
  scratch.writeDoubleBE(n === 0 ? 0 : n);
  const negative = (scratch[0] ?? 0) >= 0x80;
  for (let i = 0; i < 8; i++) scratch[i] = (scratch[i] ?? 0) ^ (negative ? 0xff : i === 0 ? 0x80 : 0);
  return `${scratch.toString('latin1')}\x80\0`;
}

const PLAIN_TEXT = /^[ -~]*$/;

/** The text's UTF-8 bytes, with an end that no text contains. */
function textKey(text: string): string {
  if (PLAIN_TEXT.test(text)) return `${text}\0\0`;
  return `${Buffer.from(text, 'utf8').toString('latin1').replaceAll('\0', '\0\xff')}\0\0`;
}

/** The same key in descending order. */
export function inverted(key: string): string {
  const bytes = Buffer.from(key, 'latin1');
  for (let i = 0; i < bytes.length; i++) bytes[i] = 255 - (bytes[i] ?? 0);
  return bytes.toString('latin1');
}

/** The bound that `bound` becomes among descending keys; the lower one becomes the upper one and the reverse. */
export const invertedBound = (bound: string): string =>
  bound.endsWith(AFTER) ? inverted(bound.slice(0, -1)) : inverted(bound) + AFTER;
