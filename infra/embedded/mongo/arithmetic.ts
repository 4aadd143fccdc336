import { Double } from 'bson';
import { Fault, unsupported } from './fault.js';
import type { Value } from './value.js';
import { typeCode } from './value-types.js';

const LONG = 2n ** 63n;

/** `$inc` and `$mul`: whole numbers stay whole and grow from Int32 to Long; with a double the result is a double. */
export function calculate(operator: '$inc' | '$mul', left: Value, right: Value): Value {
  const types = [typeCode(left), typeCode(right)];
  if (types.includes(19)) throw unsupported(`${operator} with Decimal128`);
  if (types.includes(1)) {
    const [a, b] = [asDouble(left), asDouble(right)];
    const result = operator === '$inc' ? a + b : a * b;
    return Number.isInteger(result) ? new Double(result) : result;
  }
  const [a, b] = [asWhole(left), asWhole(right)];
  const result = operator === '$inc' ? a + b : a * b;
  if (result >= LONG || result < -LONG)
    throw new Fault(2, `Failed to apply ${operator}: the result does not fit into a 64-bit integer`);
  const fitsInt = result >= -(2n ** 31n) && result < 2n ** 31n;
  return fitsInt && !types.includes(18) ? Number(result) : result;
}

export const isNumber = (value: Value): boolean => [1, 16, 18, 19].includes(typeCode(value));

const asDouble = (value: Value): number => (value instanceof Double ? value.value : Number(value));
const asWhole = (value: Value): bigint => (typeof value === 'bigint' ? value : BigInt(Number(value)));
