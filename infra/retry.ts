import { pause } from './pause.js';

const FIRST_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 5000;

/** Is told of a failure, and of the pause (ms) that follows. */
type OnFailure = (error: unknown, backoffMs: number) => unknown;

/**
 * Tries until it works, with a growing pause after each failure, which begins once `onFailure` is done. Answers `false` where `signal`
 * aborted before that.
 */
export async function retry(
  attempt: () => Promise<unknown>,
  signal: AbortSignal,
  onFailure: OnFailure,
): Promise<boolean> {
  for (let backoff = FIRST_BACKOFF_MS; !signal.aborted; backoff = next(backoff)) {
    try {
      await attempt();
      return true;
    } catch (error) {
      await onFailure(error, backoff);
      await pause(backoff, signal);
    }
  }
  return false;
}

/** Begins `work` again whenever it ends or fails, until `signal` aborts: after a growing pause where it keeps ending at once. */
export async function keepRunning(work: () => Promise<void>, signal: AbortSignal, onFailure: OnFailure): Promise<void> {
  for (let backoff = FIRST_BACKOFF_MS; !signal.aborted; backoff = next(backoff)) {
    const began = Date.now();
    const failure = await work().then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (Date.now() - began > MAX_BACKOFF_MS) backoff = FIRST_BACKOFF_MS;
    if (failure) onFailure(failure.error, backoff);
    await pause(backoff, signal);
  }
}

/** The message of whatever was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function next(backoff: number): number {
  return Math.min(backoff * 2, MAX_BACKOFF_MS);
}
