/** What a writer expects of the stream: a revision it has read, or one of the three rules without a number. */
export type Expected =
  | { readonly kind: 'any' }
  | { readonly kind: 'no-stream' }
  | { readonly kind: 'stream-exists' }
  | { readonly kind: 'revision'; readonly revision: bigint };

/** An event that a client asks to store; `id` is the 36-character lower-case UUID. */
export interface ProposedEvent {
  readonly id: string;
  readonly type: string;
  readonly isJson: boolean;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

/** One atomic change of one stream. */
export interface Write {
  readonly kind: 'append' | 'delete' | 'tombstone';
  readonly stream: string;
  readonly expected: Expected;
  readonly events: readonly ProposedEvent[];
}

/**
 * How a write ended. `written` answers a retry with the revision and position of the first attempt; both are
 * -1 where an empty append met a stream without events.
 */
export type Outcome =
  | { readonly kind: 'written'; readonly revision: number; readonly position: number }
  | { readonly kind: 'wrong-version'; readonly current: number }
  | { readonly kind: 'stream-deleted' }
  | { readonly kind: 'failed'; readonly cause: unknown };

/** An event as it stands in the log; `frame` is the whole ReadResp message, ready to be sent. */
export interface StoredEvent {
  readonly position: number;
  readonly stream: string;
  /** -1 for the tombstone, which stands outside the count. */
  readonly revision: number;
  readonly type: string;
  readonly frame: Buffer;
}

/** The largest sum of data, metadata and type of one append, as in EventStoreDB. */
export const MAX_APPEND_BYTES = 1024 * 1024;
/** The largest gRPC message taken from a client. */
export const MAX_MESSAGE_BYTES = 16 * 1024 * 1024;
/** The revision by which the protocol marks a tombstone, and `$tb` a soft delete. */
export const DELETED_REVISION = 9223372036854775807n;
export const LINK_TYPE = '$>';

/** A request that can never succeed: answered with INVALID_ARGUMENT. */
export class InvalidRequest extends Error {
  /** Required event properties that were missing, which the client has an error of its own for. */
  readonly missingProperty: string | undefined;

  constructor(message: string, missingProperty?: string) {
    super(message);
    this.missingProperty = missingProperty;
  }
}
