import type { Value } from './value.js';

/** The names that clients and people look for. */
const CODE_NAMES: Readonly<Record<number, string>> = {
  2: 'BadValue',
  9: 'FailedToParse',
  14: 'TypeMismatch',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  238: 'NotImplemented',
  11000: 'DuplicateKey',
};

/** An error that the client is meant to see: mongod's code, and what it carries beside the message (`keyPattern`, …). */
export class Fault extends Error {
  readonly code: number;
  readonly facts: Readonly<Record<string, Value>>;

  constructor(code: number, message: string, facts: Readonly<Record<string, Value>> = {}) {
    super(message);
    this.code = code;
    this.facts = facts;
  }

  get codeName(): string {
    return CODE_NAMES[this.code] ?? `Location${this.code}`;
  }
}

/** What mongod can and this server cannot do: always an error that names it, never a silent difference. */
export const unsupported = (what: string): Fault =>
  new Fault(238, `the embedded server does not support ${what}; use a real MongoDB (MONGODB_URL) for it`);
