import { ErrorType, isCommandError } from '@eventstore/db-client';
import { DomainError } from '@phirse/contracts/kernel/errors.js';

/** Seconds after which a refused write is worth another try. */
export const RETRY_AFTER_SECONDS = 2;

/** What the log itself refused: trying again would not help. */
const REFUSALS: readonly string[] = [
  ErrorType.WRONG_EXPECTED_VERSION,
  ErrorType.STREAM_NOT_FOUND,
  ErrorType.STREAM_DELETED,
  ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
  ErrorType.INVALID_ARGUMENT,
  ErrorType.ACCESS_DENIED,
];

/**
 * Turns "the event store cannot be reached" into the domain's 503; passes what it refused through. While it is away the client
 * throws plain errors beside its typed ones, so everything that is no refusal counts as away.
 */
export function asUnavailable(error: unknown): unknown {
  if (
    error instanceof DomainError ||
    (error instanceof Error && isCommandError(error) && REFUSALS.includes(error.type))
  )
    return error;
  return new DomainError(
    'UNAVAILABLE',
    'We could not save this right now. Please try again in a moment.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
    [],
    { cause: error },
  );
}
