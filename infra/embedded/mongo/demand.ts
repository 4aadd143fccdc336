import { BSONRegExp } from 'bson';
import { AFTER, type KeyRange, keyOf, rankOf } from './order.js';
import type { Value } from './value.js';

/** What a filter asks of one path, in terms that an index can answer: always a superset of what matches. */
export interface Demand {
  readonly path: string;
  readonly ranges: readonly KeyRange[];
  /** Each range is one value. */
  readonly exact: boolean;
}

/** Arrays and expressions match in more than one way: no single key finds them. */
export const isPoint = (value: Value): boolean => !Array.isArray(value) && !(value instanceof BSONRegExp);

/** What an operator asks of a path, or null where no index helps. */
export function demandOf(path: string, operator: string, operand: Value): Demand | null {
  if (operator === '$in') return Array.isArray(operand) && operand.every(isPoint) ? exactly(path, operand) : null;
  if (!isPoint(operand)) return null;
  switch (operator) {
    case '$eq':
      return exactly(path, [operand]);
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return between(path, operator, operand);
    default:
      return null;
  }
}

function exactly(path: string, values: readonly Value[]): Demand {
  const keys = values.length === 1 ? values.map(keyOf) : [...new Set(values.map(keyOf))].sort();
  return { path, ranges: keys.map((key) => ({ low: key, high: key + AFTER })), exact: true };
}

function between(path: string, operator: '$gt' | '$gte' | '$lt' | '$lte', operand: Value): Demand | null {
  if (operand === null) return operator.endsWith('e') ? exactly(path, [null]) : null;
  const key = keyOf(operand);
  const sameType = String.fromCharCode(rankOf(operand));
  const low = operator === '$gt' ? key + AFTER : operator === '$gte' ? key : sameType;
  const high = operator === '$lt' ? key : operator === '$lte' ? key + AFTER : sameType + AFTER;
  return { path, ranges: [{ low, high }], exact: false };
}
