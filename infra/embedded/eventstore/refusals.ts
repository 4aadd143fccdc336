import { Metadata, status } from '@grpc/grpc-js';
import { type Expected, InvalidRequest, MAX_APPEND_BYTES, type Outcome } from './model.js';
import { MalformedMessage } from './wire.js';

/** A gRPC status with the trailers from which the official client makes its typed errors. */
export interface Refusal {
  readonly code: status;
  readonly details: string;
  readonly metadata?: Metadata;
}

const REVISION_CODES = { any: -2, 'no-stream': -1, 'stream-exists': -4 } as const;

export function streamDeleted(stream: string): Refusal {
  const details = `Event stream '${stream}' is deleted.`;
  return refusal(status.FAILED_PRECONDITION, details, { exception: 'stream-deleted', 'stream-name': stream });
}

export function wrongVersion(stream: string, expected: Expected, current: number): Refusal {
  const wanted = expected.kind === 'revision' ? expected.revision.toString() : REVISION_CODES[expected.kind].toString();
  const details = `Wrong expected version of stream '${stream}': expected ${wanted}, is at ${current}`;
  return refusal(status.FAILED_PRECONDITION, details, {
    exception: 'wrong-expected-version',
    'stream-name': stream,
    'expected-version': wanted,
    // The client reads an absent version as "no stream".
    ...(current < 0 ? {} : { 'actual-version': current.toString() }),
  });
}

export function tooLarge(): Refusal {
  return refusal(status.INVALID_ARGUMENT, `Maximum Append Size of ${MAX_APPEND_BYTES} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': MAX_APPEND_BYTES.toString(),
  });
}

/** A failed outcome, or an error thrown while a request was read, as the client is to see it. */
export function failure(cause: unknown): Refusal {
  if (cause instanceof InvalidRequest && cause.missingProperty !== undefined) {
    return refusal(status.INVALID_ARGUMENT, cause.message, {
      exception: 'missing-required-metadata-property',
      'required-metadata-properties': 'type,content-type',
    });
  }
  if (cause instanceof InvalidRequest || cause instanceof MalformedMessage) {
    return refusal(status.INVALID_ARGUMENT, cause.message);
  }
  return refusal(status.UNAVAILABLE, `The event store could not do this: ${messageOf(cause)}`);
}

/** The refusal of a write that has no reply of its own kind for it. */
export function outcomeRefusal(
  stream: string,
  expected: Expected,
  outcome: Exclude<Outcome, { kind: 'written' }>,
): Refusal {
  switch (outcome.kind) {
    case 'wrong-version':
      return wrongVersion(stream, expected, outcome.current);
    case 'stream-deleted':
      return streamDeleted(stream);
    case 'failed':
      return failure(outcome.cause);
  }
}

export function refusal(code: status, details: string, trailers: Readonly<Record<string, string>> = {}): Refusal {
  const metadata = new Metadata();
  // Trailers hold printable ASCII only; a stream name may hold anything.
  for (const [key, value] of Object.entries(trailers))
    metadata.set(key, /^[ -~]*$/.test(value) ? value : encodeURIComponent(value));
  return { code, details, metadata };
}

export function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
