import { InvalidRequest } from './model.js';

/** A choice of events by stream name or event type. */
export interface Filter {
  readonly on: 'stream' | 'type';
  matches(name: string): boolean;
}

const MAX_REGEX_LENGTH = 2000;

/**
 * A filter by prefixes or, where none are given, by a regular expression.
 * @throws InvalidRequest where the expression does not compile or nothing is given
 */
export function createFilter(on: Filter['on'], regex: string, prefixes: readonly string[]): Filter {
  if (prefixes.length > 0) return { on, matches: (name) => prefixes.some((prefix) => name.startsWith(prefix)) };
  if (regex === '') throw new InvalidRequest('The filter has neither a prefix nor a regular expression');
  if (regex.length > MAX_REGEX_LENGTH)
    throw new InvalidRequest(`A regular expression has at most ${MAX_REGEX_LENGTH} characters`);
  const expression = compile(regex);
  return { on, matches: (name) => expression.test(name) };
}

function compile(regex: string): RegExp {
  try {
    return new RegExp(regex);
  } catch {
    throw new InvalidRequest(`Not a regular expression: ${regex}`);
  }
}
