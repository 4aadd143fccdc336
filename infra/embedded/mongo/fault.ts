import type { Value } from './value.js';

const CODE_NAMES: Readonly<Record<number, string>> = {
  2: 'BadValue',
  9: 'FailedToParse',
  14: 'TypeMismatch',
  17: 'ProtocolError',
  20: 'IllegalOperation',
  22: 'InvalidBSON',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  53: 'InvalidIdField',
  54: 'NotSingleValueField',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  68: 'IndexAlreadyExists',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  171: 'CannotIndexParallelArrays',
  238: 'NotImplemented',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  17419: 'BSONObjectTooLarge',
  40415: 'IDLUnknownField',
  51091: 'Location51091',
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
