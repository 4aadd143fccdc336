import { Double } from 'bson';
import { rawArray, rawDocument, rawElement, rawElements } from './bson-value.js';
import type { Batch, Cursors } from './cursors.js';
import type { Databases } from './databases.js';
import { Fault, unsupported } from './fault.js';
import { Doc, isTruthy, numeric, type Value } from './value.js';
import type { Request } from './wire.js';

/** What commands work on. */
export interface Services {
  readonly databases: Databases;
  readonly cursors: Cursors;
}

/** An answer: plain fields, or an encoded document. */
export type Reply = Readonly<Record<string, unknown>> | Buffer;

/** A command: the arguments that it understands (anything else is refused by name), and what it does. */
export interface Command {
  readonly takes: ReadonlySet<string>;
  readonly run: (call: Call) => Reply;
}

export const OK = { ok: new Double(1) } as const;

/** One call of a command, with its arguments checked as they are read. */
export class Call {
  readonly request: Request;
  readonly services: Services;
  readonly name: string;

  constructor(request: Request, services: Services, name: string) {
    this.request = request;
    this.services = services;
    this.name = name;
  }

  get(name: string): Value | undefined {
    const value = this.request.body.get(name);
    return value === null ? undefined : value;
  }

  document(name: string): Doc | undefined {
    const value = this.get(name);
    if (value !== undefined && !(value instanceof Doc)) throw wrongType(this.name, name, 'an object');
    return value;
  }

  documents(name: string): readonly Doc[] {
    const list = this.request.sequences.get(name) ?? this.get(name);
    if (!Array.isArray(list) || !list.every((item) => item instanceof Doc))
      throw wrongType(this.name, name, 'an array of objects');
    if (list.length === 0 || list.length > MAX_BATCH)
      throw new Fault(16, `Write batch sizes must be between 1 and ${MAX_BATCH}`);
    return list;
  }

  text(name: string): string {
    const value = this.get(name);
    if (typeof value !== 'string') throw wrongType(this.name, name, 'a string');
    return value;
  }

  /** A whole number from 0 on. */
  count(name: string, absent: number): number {
    const value = this.get(name);
    if (value === undefined) return absent;
    const n = numeric(value);
    if (n === null || !Number.isInteger(n)) throw wrongType(this.name, name, 'a whole number');
    if (n < 0) throw new Fault(51024, `BSON field '${name}' value must be >= 0, actual value '${n}'`);
    return n;
  }

  flag(name: string, absent = false): boolean {
    const value = this.get(name);
    return value === undefined ? absent : isTruthy(value);
  }

  /** The namespace that the command's own argument names. */
  namespace(argument: string = this.name): string {
    const name = this.text(argument);
    if (name === '') throw new Fault(73, `Invalid namespace specified '${this.request.database}.'`);
    return `${this.request.database}.${name}`;
  }
}

const wrongType = (command: string, name: string, type: string): Fault =>
  new Fault(14, `BSON field '${command}.${name}' must be ${type}`);

/** A list of arguments. */
export const taking = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** As announced in `hello`. */
export const MAX_BATCH = 100_000;

// Arguments that any command may carry, and that change nothing on one server that holds everything.
const COMMON = taking('$db lsid $clusterTime $readPreference readConcern writeConcern comment maxTimeMS');
const TRANSACTION = taking('txnNumber startTransaction autocommit');
// Arguments that mongod takes, and that ask for what this server does not do.
const UNSUPPORTED = taking(
  'collation let arrayFilters hint tailable awaitData returnKey showRecordId min max capped timeseries viewOn validator clusteredIndex',
);

/** Refuses what the command does not understand: an option ignored would be an answer to another question. */
export function checkArguments(body: Doc, name: string, takes: ReadonlySet<string>, where = name): void {
  for (const [argument, value] of body) {
    if (argument === name || takes.has(argument) || COMMON.has(argument)) continue;
    if (TRANSACTION.has(argument))
      throw new Fault(20, 'Transaction numbers are only allowed on a replica set member or mongos');
    if (!UNSUPPORTED.has(argument)) throw new Fault(40415, `BSON field '${where}.${argument}' is an unknown field.`);
    if (isTruthy(value)) throw unsupported(`the argument ${argument}`);
  }
}

/** A reply around a batch of a cursor; the documents go out as they are. */
export function cursorReply(batch: Batch, name: 'firstBatch' | 'nextBatch'): Buffer {
  const cursor = rawDocument(
    rawElement(4, name, rawArray(batch.documents)),
    rawElements({ id: batch.id, ns: batch.namespace }),
  );
  return rawDocument(rawElement(3, 'cursor', cursor), rawElements(OK));
}
