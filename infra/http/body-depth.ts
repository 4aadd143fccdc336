import { refuse } from '@phirse/contracts/kernel/errors.js';

/** Levels of objects and arrays in a body; our own have at most five. What comes after would follow it down to the end of the stack. */
const MAX_DEPTH = 20;

/** Refuses a body that is nested deeper than any of ours. */
export function refuseDeepBody(body: unknown): void {
  if (isDeeperThan(body, MAX_DEPTH)) refuse('INVALID', `The body may be nested ${MAX_DEPTH} levels deep at most.`);
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}
