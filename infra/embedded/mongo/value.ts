import type { ObjectId, Timestamp } from 'bson';
import { type Binary, type BSONRegExp, type Code, type Decimal128, Double, type MaxKey, type MinKey } from 'bson';
import { unsupported } from './fault.js';

/**
 * A decoded BSON value that encodes back to the same bytes. Int32 is a plain number, Long a bigint; a double is a plain
 * number too, except a whole one in Int32's range, which stays a `Double`.
 */
export type Value =
  | null
  | boolean
  | number
  | bigint
  | string
  | Date
  | Doc
  | Value[]
  | (ObjectId | Binary | BSONRegExp | Timestamp | Decimal128 | Double | Code | MinKey | MaxKey);

/** A decoded document: a Map keeps the order of fields that look like integers, and knows no prototype. */
export class Doc extends Map<string, Value> {
  /** Where it was decoded from, until somebody changes it: lets documents be stored and sent as they came. */
  source: Buffer | null = null;
  offset = 0;
}

/** A number as JavaScript has it, null for everything else. Throws for a Long that would lose digits. */
export function numeric(value: Value | undefined): number | null {
  if (typeof value === 'number') return value;
  if (value instanceof Double) return value.value;
  if (typeof value !== 'bigint') return null;
  if (!Number.isSafeInteger(Number(value))) throw unsupported('whole numbers beyond 2^53 here');
  return Number(value);
}

/** mongod's idea of true: anything but false, null and zero. */
export function isTruthy(value: Value | undefined): boolean {
  return !(value === undefined || value === null || value === false || value === 0n || numeric(value) === 0);
}

/** A deep copy that may be changed; scalars are shared. */
export function copyOf(value: Doc): Doc;
export function copyOf(value: Value): Value;
export function copyOf(value: Value): Value {
  if (Array.isArray(value)) return value.map((item) => copyOf(item));
  if (!(value instanceof Doc)) return value;
  const copy = new Doc();
  for (const [name, item] of value) copy.set(name, copyOf(item));
  return copy;
}
