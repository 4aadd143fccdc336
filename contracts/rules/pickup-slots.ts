import { indianDay, indianHour, plusSeconds } from '../kernel/clock.js';

export interface PickupSlot {
  /** As stored in the order, `1PM-4PM`. */
  readonly value: string;
  readonly label: string;
  /** Hour of the day in India at which it begins. */
  readonly fromHour: number;
}

export const PICKUP_SLOTS: readonly PickupSlot[] = [
  { value: '10AM-1PM', label: '10 am to 1 pm', fromHour: 10 },
  { value: '1PM-4PM', label: '1 pm to 4 pm', fromHour: 13 },
  { value: '4PM-7PM', label: '4 pm to 7 pm', fromHour: 16 },
];

const DAY_S = 86_400;
export const PICKUP_DAYS = 10;

/** Ten days with a slot left, as `YYYY-MM-DD` in India; today only while a slot has not begun. */
export function pickupDates(now: string): readonly string[] {
  const first = slotsOn(indianDay(now), now).length > 0 ? 0 : 1;
  return Array.from({ length: PICKUP_DAYS }, (_, day) => indianDay(plusSeconds(now, (first + day) * DAY_S)));
}

/** The slots of a day that have not begun. */
export function slotsOn(date: string, now: string): readonly PickupSlot[] {
  return date === indianDay(now) ? PICKUP_SLOTS.filter((slot) => slot.fromHour > indianHour(now)) : PICKUP_SLOTS;
}

/** Whether a pickup may still be booked for this day and slot. */
export function isBookable(date: string, time: string, now: string): boolean {
  return pickupDates(now).includes(date) && slotsOn(date, now).some((slot) => slot.value === time);
}
