import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { type Answer } from './api.js';

/** Calls again and again until the answer has this status; fails where it never has. */
export async function again(call: () => Promise<Answer>, status: number, withinMs = 15_000): Promise<Answer> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const answer = await call();
    if (answer.status === status) return answer;
    if (Date.now() > deadline) expect(answer).toMatchObject({ status });
    await sleep(100);
  }
}
