import { isUtf8 } from 'node:buffer';
import { createFilter, type Filter } from './filter.js';
import { DELETED_REVISION, type Expected, InvalidRequest, type ProposedEvent, type Write } from './model.js';
import { Fields } from './wire.js';

const UUID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/;
const NIL = '00000000-0000-0000-0000-000000000000';
const MAX_NAME_BYTES = 4096;

/** A part of an append over the BatchAppend stream; only the first part carries the options. */
export interface BatchPart {
  /** The correlation id exactly as sent, to be sent back; `key` is its text. */
  readonly correlation: Buffer;
  readonly key: string;
  readonly options: BatchOptions | undefined;
  readonly messages: readonly Buffer[];
  readonly isFinal: boolean;
}

export interface BatchOptions {
  readonly fields: Fields;
  /** The stream's identifier as sent: a refusal names it even where it is invalid. */
  readonly identifier: Buffer;
  /** Milliseconds since 1970, or nothing. */
  readonly deadline: number | undefined;
}

/** What a Read call asks for. */
export interface ReadRequest {
  readonly source: StreamSource | AllSource;
  readonly backwards: boolean;
  readonly resolveLinks: boolean;
  readonly structuredIds: boolean;
  /** `Infinity` for a subscription. */
  readonly count: number;
  readonly subscription: boolean;
}

export interface StreamSource {
  readonly stream: string;
  readonly from: From;
}

export interface AllSource {
  readonly stream: undefined;
  readonly from: From;
  readonly filter: Filter | undefined;
  /** Events looked at between two checkpoints. */
  readonly checkpointInterval: number;
}

/** Where to start: a number beyond 2^53 is beyond every event and is cut to that. */
export type From = 'start' | 'end' | number;

export function parseBatchPart(message: Buffer): BatchPart {
  const fields = new Fields(message);
  const correlation = fields.bytes(1);
  if (!correlation) throw new InvalidRequest('A batch append needs a correlation id');
  const options = fields.message(2);
  const deadline = options?.message(6);
  return {
    correlation,
    key: parseUuid(correlation),
    options: options && {
      fields: options,
      identifier: options.bytes(1) ?? Buffer.alloc(0),
      deadline: deadline && Number(deadline.uint(1)) * 1000 + Number(deadline.uint(2)) / 1e6,
    },
    messages: fields.repeated(3),
    isFinal: fields.uint(4) === 1n,
  };
}

/** The options of every write: the stream in field 1, the expected revision in 2 to 5. */
export function parseTarget(options: Fields | undefined): Pick<Write, 'stream' | 'expected'> {
  if (!options) throw new InvalidRequest('The options are missing');
  return { stream: parseStreamName(options.bytes(1)), expected: parseExpected(options) };
}

function parseExpected(options: Fields): Expected {
  if (options.has(3)) return { kind: 'no-stream' };
  if (options.has(4)) return { kind: 'any' };
  if (options.has(5)) return { kind: 'stream-exists' };
  if (!options.has(2)) throw new InvalidRequest('The expected revision is missing');
  const revision = options.uint(2);
  // A client that sends -1 arrives here as 2^64 - 1.
  if (revision >= DELETED_REVISION) throw new InvalidRequest('The expected revision must be between 0 and 2^63 - 2');
  return { kind: 'revision', revision };
}

export function parseProposedMessage(message: Buffer): ProposedEvent {
  const fields = new Fields(message);
  const properties = new Map(
    fields.repeated(2).map((entry) => {
      const pair = new Fields(entry);
      return [parseText(pair.bytes(1), 'property'), parseText(pair.bytes(2), 'property')] as const;
    }),
  );
  const type = properties.get('type');
  const contentType = properties.get('content-type');
  if (!type) throw new InvalidRequest("Required Metadata Property 'type' is missing", 'type');
  if (contentType === undefined) {
    throw new InvalidRequest("Required Metadata Property 'content-type' is missing", 'content-type');
  }
  const id = parseUuid(fields.bytes(1));
  if (id === NIL) throw new InvalidRequest('An event id must not be all zeros');
  if (Buffer.byteLength(type) > MAX_NAME_BYTES) throw new InvalidRequest('An event type has at most 4096 bytes');
  return {
    id,
    type,
    isJson: contentType === 'application/json',
    metadata: fields.bytes(3) ?? Buffer.alloc(0),
    data: fields.bytes(4) ?? Buffer.alloc(0),
  };
}

/** An event id or correlation id, sent as text or as two signed 64-bit halves. */
export function parseUuid(message: Buffer | undefined): string {
  const fields = new Fields(message ?? Buffer.alloc(0));
  const structured = fields.message(1);
  const written = structured
    ? [structured.uint(1), structured.uint(2)].map((half) => half.toString(16).padStart(16, '0')).join('')
    : parseText(fields.bytes(2), 'id').toLowerCase();
  if (!UUID.test(written)) throw new InvalidRequest('An id must be a UUID');
  const hex = written.replaceAll('-', '');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

function parseStreamName(identifier: Buffer | undefined): string {
  const bytes = new Fields(identifier ?? Buffer.alloc(0)).bytes(3);
  const name = parseText(bytes, 'stream name');
  if (name === '' || name === '$$') throw new InvalidRequest('The stream name is empty');
  if (name === '$all') throw new InvalidRequest('$all is not a stream that can be named');
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw new InvalidRequest('A stream name has at most 4096 bytes');
  return name;
}

function parseText(bytes: Buffer | undefined, what: string): string {
  if (!bytes) return '';
  if (!isUtf8(bytes)) throw new InvalidRequest(`The ${what} is not UTF-8`);
  return bytes.toString();
}

export function parseReadRequest(message: Buffer): ReadRequest {
  const options = new Fields(message).message(1);
  if (!options) throw new InvalidRequest('The options are missing');
  const subscription = options.has(6);
  const backwards = options.uint(3) === 1n;
  if (subscription && backwards) throw new InvalidRequest('A subscription reads forwards');
  if (!subscription && !options.has(5)) throw new InvalidRequest('Neither a count nor a subscription is asked for');
  return {
    source: parseSource(options),
    backwards,
    subscription,
    resolveLinks: options.uint(4) === 1n,
    structuredIds: options.message(9)?.has(1) ?? false,
    count: subscription ? Number.POSITIVE_INFINITY : Number(options.uint(5)),
  };
}

function parseSource(options: Fields): StreamSource | AllSource {
  const stream = options.message(1);
  if (stream) {
    const from = stream.has(4) ? 'end' : stream.has(2) ? clamp(stream.uint(2)) : 'start';
    return { stream: parseStreamName(stream.bytes(1)), from };
  }
  const all = options.message(2);
  if (!all) throw new InvalidRequest('Neither a stream nor $all is asked for');
  const position = all.message(1);
  const filter = options.message(7);
  // Without a window the official server looks at 32 events at a time.
  const window = filter?.has(3) ? Number(filter.uint(3)) : 32;
  const multiplier = filter ? Number(filter.uint(5)) : 1;
  return {
    stream: undefined,
    from: all.has(3) ? 'end' : position ? clamp(position.uint(1)) : 'start',
    filter: filter && parseFilter(filter),
    checkpointInterval: Math.max(1, window) * Math.max(1, multiplier),
  };
}

function parseFilter(options: Fields): Filter {
  const byStream = options.message(1);
  const expression = byStream ?? options.message(2);
  if (!expression) throw new InvalidRequest('The filter names neither streams nor event types');
  const prefixes = expression.repeated(2).map((prefix) => parseText(prefix, 'prefix'));
  return createFilter(byStream ? 'stream' : 'type', parseText(expression.bytes(1), 'regex'), prefixes);
}

function clamp(value: bigint): number {
  return value > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(value);
}
