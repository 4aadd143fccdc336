import type { Binary, BSONRegExp, Code, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';

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
  | ObjectId
  | Binary
  | BSONRegExp
  | Timestamp
  | Decimal128
  | Double
  | Code
  | Long
  | MinKey
  | MaxKey;

/** A decoded document: a Map keeps the order of fields that look like integers, and knows no prototype. */
export class Doc extends Map<string, Value> {
  /** Where it was decoded from, until somebody changes it: lets documents be stored and sent as they came. */
  source: Buffer | null = null;
  offset = 0;
}
