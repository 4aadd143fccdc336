import { CancelledError, DeadlineExceededError, UnavailableError } from '@eventstore/db-client';
import { DomainError } from '@phirse/contracts/kernel/errors.js';

/** Seconds after which a refused write is worth another try. */
export const RETRY_AFTER_SECONDS = 2;

/** Turns "the event store cannot be reached" into the domain's 503; passes every other error through. */
export function asUnavailable(error: unknown): unknown {
  const isAway =
    error instanceof UnavailableError || error instanceof DeadlineExceededError || error instanceof CancelledError;
  if (!isAway) return error;
  return new DomainError(
    'UNAVAILABLE',
    'We could not save this right now. Nothing was changed; please try again in a moment.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
    [],
    { cause: error },
  );
}
