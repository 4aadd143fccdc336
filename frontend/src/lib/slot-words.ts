import { PICKUP_SLOTS } from '@phirse/contracts/rules/pickup-slots.js';

/** `10 am to 1 pm` for `10AM-1PM`; a slot that is no longer offered keeps its name. */
export function slotWords(time: string): string {
  return PICKUP_SLOTS.find(({ value }) => value === time)?.label ?? time;
}
