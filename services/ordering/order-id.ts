import { createHash } from 'node:crypto';

/** `BB` and ten digits. */
export const ORDER_ID_PATTERN = /^BB[1-9][0-9]{9}$/;
const FIRST = 1_000_000_000n;
const NUMBERS = 9_000_000_000n;

/**
 * The order id that a command asks for: unguessable, and the same however often the command is sent. `attempt` counts from 0; the next one
 * is taken where another command holds that number.
 */
export function orderIdOf(commandId: string, attempt: number): string {
  const digest = createHash('sha256').update(`${commandId}/${attempt}`).digest();
  return `BB${FIRST + (digest.readBigUInt64BE() % NUMBERS)}`;
}
