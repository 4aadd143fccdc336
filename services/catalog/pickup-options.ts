import { indianDay, plusSeconds } from '@phirse/contracts/kernel/clock.js';
import { type PickupOptions } from '@phirse/contracts/read-models/answers.js';
import { PICKUP_SLOTS, pickupDates } from '@phirse/contracts/rules/pickup-slots.js';

const DAY_S = 86_400;
const DAY = new Intl.DateTimeFormat('en-IN', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Ten days and the slots of a day, as the pickup page offers them. */
export function pickupOptions(now: string): PickupOptions {
  return {
    dates: pickupDates(now).map((value) => ({ value, label: labelOf(value, now) })),
    time_slot: PICKUP_SLOTS.map(({ value, label }) => ({ value, label })),
  };
}

function labelOf(date: string, now: string): string {
  if (date === indianDay(now)) return 'Today';
  if (date === indianDay(plusSeconds(now, DAY_S))) return 'Tomorrow';
  return DAY.format(new Date(date));
}
