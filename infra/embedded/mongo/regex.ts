import { BSONRegExp } from 'bson';
import { Fault, unsupported } from './fault.js';
import { keyOf } from './order.js';
import type { ValueTest } from './paths.js';
import type { Value } from './value.js';

// Things that JavaScript's expressions read differently from PCRE, or not at all.
const FOREIGN_PATTERN = /\[[:.=]|\\[AZzGQEKhHRXaeClLuU]|\(\?[#>|&PRimsx\d+(]|[*+?}]\+|\(\*|\\[1-9]/;

/** The test of `$regex`: texts that match, and the same expression stored as a value. */
export function matching(operand: Value, options: Value | undefined): ValueTest {
  const pattern = operand instanceof BSONRegExp ? operand.pattern : operand;
  const given = options ?? (operand instanceof BSONRegExp ? operand.options : '');
  if (typeof pattern !== 'string' || typeof given !== 'string')
    throw new Fault(2, '$regex and $options have to be strings');
  if (!/^[imsu]*$/.test(given)) throw unsupported(`the regular expression options '${given}'`);
  if (pattern.length > 32_764)
    throw new Fault(51091, 'Regular expression is invalid: pattern string is longer than the limit');
  if (FOREIGN_PATTERN.test(pattern)) throw unsupported(`the regular expression ${pattern}`);
  const expression = compile(pattern, given);
  const key = keyOf(new BSONRegExp(pattern, given));
  return (value) =>
    typeof value === 'string' ? expression.test(value) : value instanceof BSONRegExp && keyOf(value) === key;
}

function compile(pattern: string, options: string): RegExp {
  // In PCRE any punctuation may be escaped, and a closing $ also matches before a final line break.
  const portable = pattern.replace(
    /\\([^\w\s])|(\$)$/g,
    (all, escaped: string | undefined, end: string | undefined) => {
      if (end) return options.includes('m') ? '$' : '(?=\\n?$(?![\\s\\S]))';
      if (escaped === undefined || '^$\\.*+?()[]{}|/'.includes(escaped)) return all;
      return escaped === '-' ? '\\x2d' : escaped;
    },
  );
  try {
    return new RegExp(portable, [...new Set(`${options}u`)].join(''));
  } catch (error) {
    throw new Fault(51091, `Regular expression is invalid: ${error instanceof Error ? error.message : String(error)}`);
  }
}
