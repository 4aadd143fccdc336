import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keepRunning, retry } from './retry.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Fails as often as said, and counts. */
function failing(times: number) {
  const attempt = jest.fn(async () => {
    if (attempt.mock.calls.length <= times) throw new Error('away');
  });
  return attempt;
}

describe('retry', () => {
  it('tries again after 100, 200, 400 … ms, never more than 5 s', async () => {
    const backoffs: number[] = [];
    const done = retry(failing(8), new AbortController().signal, (_, backoff) => backoffs.push(backoff));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await done).toBe(true);
    expect(backoffs).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000]);
  });

  it('gives up in the middle of a pause once it is told to', async () => {
    const stopping = new AbortController();
    const attempt = failing(100);
    const done = retry(attempt, stopping.signal, () => {});
    await jest.advanceTimersByTimeAsync(150);
    stopping.abort();
    expect(await done).toBe(false);
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it('tries nothing where it is told so before it begins', async () => {
    const attempt = failing(0);
    expect(await retry(attempt, AbortSignal.abort(), () => {})).toBe(false);
    expect(attempt).not.toHaveBeenCalled();
  });
});

describe('keepRunning', () => {
  it('begins again where the work ends, also without a failure', async () => {
    const stopping = new AbortController();
    const work = failing(0);
    const onFailure = jest.fn();
    const running = keepRunning(work, stopping.signal, onFailure);
    await jest.advanceTimersByTimeAsync(350);
    expect(work).toHaveBeenCalledTimes(3);
    stopping.abort();
    await running;
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('forgets earlier failures after work that lasted', async () => {
    const stopping = new AbortController();
    const backoffs: number[] = [];
    const lasts = [0, 0, 6000, 0];
    const work = async () => {
      await new Promise((resolve) => setTimeout(resolve, lasts.shift() ?? 60_000));
      throw new Error('away');
    };
    const running = keepRunning(work, stopping.signal, (_, backoff) => backoffs.push(backoff));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(backoffs).toEqual([100, 200, 100, 200]);
    stopping.abort();
    await jest.advanceTimersByTimeAsync(60_000);
    await running;
  });
});
