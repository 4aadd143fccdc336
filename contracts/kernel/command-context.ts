import { type Actor } from './event.js';

/** Who sends a command, and what makes a second sending recognisable. */
export interface CommandContext {
  readonly actor: Actor;
  /** UUID: event ids derive from it, so a command sent twice appends nothing twice. */
  readonly commandId: string;
  /** UUID of the request or event that the whole chain of work began with. */
  readonly correlationId: string;
  /** Digest of the request body under an `Idempotency-Key`; the key with another body is refused. */
  readonly fingerprint?: string;
}
