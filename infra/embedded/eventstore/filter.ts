import { boundedRegex } from './bounded-regex.js';
import { InvalidRequest } from './model.js';

/** A choice of events by stream name or event type. */
export interface Filter {
  readonly on: 'stream' | 'type';
  matches(name: string): boolean;
}

/**
 * A filter by prefixes or, where none are given, by a regular expression.
 * @throws InvalidRequest where the expression does not compile or nothing is given; `matches`, too, where it is too slow
 */
export function createFilter(on: Filter['on'], regex: string, prefixes: readonly string[]): Filter {
  if (prefixes.length > 0) return { on, matches: (name) => prefixes.some((prefix) => name.startsWith(prefix)) };
  if (regex === '') throw new InvalidRequest('The filter has neither a prefix nor a regular expression');
  return { on, matches: boundedRegex(regex) };
}
