import { Double } from 'bson';
import { unsupported } from './fault.js';
import { Doc, type Value } from './value.js';

/** The names that `$type` knows. */
export const TYPE_ALIASES: Readonly<Record<string, readonly number[]>> = {
  double: [1],
  string: [2],
  object: [3],
  array: [4],
  binData: [5],
  objectId: [7],
  bool: [8],
  date: [9],
  null: [10],
  regex: [11],
  javascript: [13],
  int: [16],
  timestamp: [17],
  long: [18],
  decimal: [19],
  number: [1, 16, 18, 19],
  minKey: [-1],
  maxKey: [127],
};

/** The number of a value's BSON type. */
export function typeCode(value: Value): number {
  switch (typeof value) {
    case 'string':
      return 2;
    case 'boolean':
      return 8;
    case 'bigint':
      return 18;
    case 'number':
      return Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31 ? 16 : 1;
  }
  if (value === null) return 10;
  if (value instanceof Doc) return 3;
  if (Array.isArray(value)) return 4;
  if (value instanceof Date) return 9;
  if (value instanceof Double) return 1;
  const codes: Readonly<Record<string, number>> = {
    ObjectId: 7,
    Binary: 5,
    BSONRegExp: 11,
    Timestamp: 17,
    Decimal128: 19,
    Code: 13,
    MinKey: -1,
    MaxKey: 127,
  };
  return codes[value._bsontype] ?? 0;
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
