import { EMPTY_ARRAY_KEY, inverted, keyOf } from './order.js';
import { Doc, type Value } from './value.js';

/** A test of one value; a missing field is `undefined`. */
export type ValueTest = (value: Value | undefined) => boolean;

/** Whether a path component can be the position in an array. */
export const isPosition = (part: string): boolean => /^(0|[1-9]\d*)$/.test(part);

/**
 * Whether a value at the dotted path passes, as mongod walks it: arrays on the way are entered; an array at the end counts
 * element by element and as a whole.
 */
export function anyValue(value: Value | undefined, parts: readonly string[], test: ValueTest, at = 0): boolean {
  const part = parts[at];
  if (part === undefined) return test(value) || (Array.isArray(value) && value.some((item) => test(item)));
  if (value instanceof Doc) return anyValue(value.get(part), parts, test, at + 1);
  if (!Array.isArray(value)) return test(undefined);
  for (const item of value) if (item instanceof Doc && anyValue(item, parts, test, at)) return true;
  const index = isPosition(part) ? value[Number(part)] : undefined;
  return index !== undefined && anyValue(index, parts, test, at + 1);
}

/** The keys that a document has at a path in an index or a sort; `many` where an array lay on the way. */
export function keysAt(
  value: Value | undefined,
  parts: readonly string[],
  at = 0,
): { readonly keys: readonly string[]; readonly many: boolean } {
  const part = parts[at];
  if (part === undefined) {
    if (!Array.isArray(value)) return { keys: [keyOf(value)], many: false };
    return { keys: value.length === 0 ? [EMPTY_ARRAY_KEY] : [...new Set(value.map(keyOf))], many: true };
  }
  if (value instanceof Doc) return keysAt(value.get(part), parts, at + 1);
  if (!Array.isArray(value) || value.length === 0) return { keys: [keyOf(null)], many: Array.isArray(value) };
  const keys = value.flatMap((item) => (item instanceof Doc ? keysAt(item, parts, at).keys : [keyOf(null)]));
  return { keys: [...new Set(keys)], many: true };
}

/** One field of an index or a sort. */
export interface OrderedField {
  readonly path: string;
  readonly parts: readonly string[];
  readonly descending: boolean;
}

/** A string that sorts documents by these fields; of an array, its least (descending: greatest) element counts. */
export function sortKey(doc: Doc, fields: readonly OrderedField[]): string {
  let whole = '';
  for (const field of fields) {
    const { keys } = keysAt(doc, field.parts);
    let best = keys[0] ?? '';
    for (const key of keys) if (field.descending ? key > best : key < best) best = key;
    whole += field.descending ? inverted(best) : best;
  }
  return whole;
}
