import { DELETED_REVISION, type Expected, type ProposedEvent } from './model.js';
import { Fields, nested, number, text } from './wire.js';

const EMPTY = Buffer.alloc(0);
const property = (key: string, value: string) => nested(6, text(1, key), text(2, value));
const JSON_CONTENT = property('content-type', 'application/json');
const BINARY_CONTENT = property('content-type', 'application/octet-stream');
/** Clients count time in units of 100 ns. */
const TICKS_PER_MS = 10_000n;
/** Tag and length of the id, then of its text form, then 36 characters: how every stored event begins. */
const ID_BYTES = 40;

/** The message that carries one event to a reader. Stored as it is, so that reading it back encodes nothing. */
export function eventFrame(
  stream: string,
  event: ProposedEvent,
  at: { readonly position: number; readonly revision: number; readonly created: number },
): Buffer {
  const recorded = nested(
    1,
    nested(1, text(2, event.id)),
    streamIdentifier(2, stream),
    number(3, at.revision < 0 ? DELETED_REVISION : at.revision),
    number(4, at.position),
    number(5, at.position),
    property('type', event.type),
    event.isJson ? JSON_CONTENT : BINARY_CONTENT,
    property('created', (BigInt(at.created) * TICKS_PER_MS).toString()),
    event.metadata.length > 0 ? nested(7, event.metadata) : EMPTY,
    event.data.length > 0 ? nested(8, event.data) : EMPTY,
  );
  return nested(1, recorded, number(3, at.position));
}

/** The payload of a stored event. */
export function frameData(frame: Buffer): Buffer {
  return new Fields(recordedBytes(frame)).bytes(8) ?? EMPTY;
}

/** The same event as a link's reader sees it: the target, if it can still be read, beside the link. */
export function linkFrame(link: Buffer, target: Buffer | undefined, position: number): Buffer {
  const event = target ? nested(1, recordedBytes(target)) : EMPTY;
  return nested(1, event, nested(2, recordedBytes(link)), number(3, position));
}

/** The same frame with its ids as two numbers, for clients that ask for them so. */
export function withStructuredIds(frame: Buffer): Buffer {
  const event = new Fields(frame).message(1);
  if (!event) return frame;
  const parts = [1, 2].map((field) => {
    const recorded = event.bytes(field);
    return recorded ? nested(field, structuredId(recorded), recorded.subarray(ID_BYTES)) : EMPTY;
  });
  return nested(1, ...parts, number(3, event.uint(3)));
}

function structuredId(recorded: Buffer): Buffer {
  const hex = recorded.toString('latin1', ID_BYTES - 36, ID_BYTES).replaceAll('-', '');
  const halves = [hex.slice(0, 16), hex.slice(16)].map((half) => BigInt(`0x${half}`));
  return nested(1, nested(1, number(1, halves[0] ?? 0n), number(2, halves[1] ?? 0n)));
}

export const confirmation = (subscriptionId: string) => nested(2, text(1, subscriptionId));
export const checkpoint = (position: number) => nested(3, number(1, position), number(2, position));
export const streamNotFound = (stream: string) => nested(4, streamIdentifier(1, stream));
export const caughtUp = () => nested(8);
export const fellBehind = () => nested(9);

/** A stream's name in the given field. */
export function streamIdentifier(field: number, stream: string): Buffer {
  return nested(field, text(3, stream));
}

/** Success in AppendResp and, told apart by the field it stands in, in BatchAppendResp. */
export function written(field: number, revision: number, position: number): Buffer {
  return nested(
    field,
    revision < 0 ? nested(2) : number(1, revision),
    position < 0 ? nested(4) : nested(3, number(1, position), number(2, position)),
  );
}

/** The position that a delete or tombstone answers with. */
export const deleted = (position: number) => nested(1, number(1, position), number(2, position));

/** A wrong version as the reply to Append. */
export function appendWrongVersion(expected: Expected, current: number): Buffer {
  const option = { revision: 8, any: 9, 'stream-exists': 10, 'no-stream': 11 }[expected.kind];
  return nested(2, current < 0 ? nested(7) : number(6, current), expectedField(option, expected));
}

function expectedField(field: number, expected: Expected): Buffer {
  return expected.kind === 'revision' ? number(field, expected.revision) : nested(field);
}

/** One reply on the BatchAppend stream; the client crashes where the stream's name is missing. */
export function batchReply(correlation: Buffer, identifier: Buffer, result: Buffer): Buffer {
  return Buffer.concat([nested(1, correlation), result, nested(4, identifier)]);
}

export const batchWrongVersion = (expected: Expected, current: number) =>
  batchError(6, 'WrongExpectedVersion', 'WrongExpectedVersion', [
    current < 0 ? nested(2) : number(1, current),
    expectedField({ revision: 3, any: 4, 'stream-exists': 5, 'no-stream': 6 }[expected.kind], expected),
  ]);
export const batchStreamDeleted = (identifier: Buffer) =>
  batchError(5, 'StreamDeleted', 'StreamDeleted', [nested(1, identifier)]);
export const batchTooLarge = (limit: number) =>
  batchError(3, 'MaximumAppendSizeExceeded', 'MaximumAppendSizeExceeded', [number(1, limit)]);
export const batchTimeout = () => batchError(4, 'Timeout', 'Timeout', []);
export const batchInvalid = (reason: string) =>
  batchError(3, 'BadRequest', `Bad request: ${reason}`, [text(1, reason)]);

/** A google.rpc.Status: the client tells errors apart by the type of `details` alone and crashes without. */
function batchError(code: number, type: string, message: string, details: readonly Buffer[]): Buffer {
  const any = [text(1, `type.googleapis.com/event_store.client.${type}`), nested(2, ...details)];
  return nested(2, number(1, code), text(2, message), nested(3, ...any));
}

/** Which calls the server knows; the client asks before its first append. */
export function supportedMethods(
  methods: readonly (readonly [service: string, method: string])[],
  version: string,
): Buffer {
  const list = methods.map(([service, method]) => nested(1, text(1, method), text(2, service)));
  return Buffer.concat([...list, text(2, version)]);
}

/** A cluster of one: this node, alive and leading. */
export function clusterOfOne(instanceId: string, address: string, port: number): Buffer {
  const LEADER = 8;
  const endpoint = nested(5, text(1, address), number(2, port));
  return nested(1, nested(1, text(2, instanceId)), number(3, LEADER), number(4, 1), endpoint);
}

function recordedBytes(frame: Buffer): Buffer {
  return new Fields(frame).message(1)?.bytes(1) ?? EMPTY;
}
