import { indianDay, plusSeconds } from '@phirse/contracts/kernel/clock.js';
import { type PartnerDashboard } from '@phirse/contracts/read-models/partner.js';

export type CoinDay = PartnerDashboard['days'][number];

const DAY_S = 86_400;

/** Each day of this week in India, Monday to Sunday; a day without coins is all zero. */
export function daysOfWeek(days: readonly CoinDay[], now: string): readonly CoinDay[] {
  const sinceMonday = (new Date(`${indianDay(now)}T00:00:00Z`).getUTCDay() + 6) % 7;
  return wanted(days, 7, (index) => indianDay(plusSeconds(now, (index - sinceMonday) * DAY_S)));
}

/** Each day of this month in India up to its end; a day without coins is all zero. */
export function daysOfMonth(days: readonly CoinDay[], now: string): readonly CoinDay[] {
  const month = indianDay(now).slice(0, 7);
  const [year = 0, ofYear = 0] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, ofYear, 0)).getUTCDate();
  return wanted(days, length, (index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

function wanted(days: readonly CoinDay[], length: number, dayAt: (index: number) => string): readonly CoinDay[] {
  const known = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length }, (_, index) => {
    const day = dayAt(index);
    return known.get(day) ?? { day, spent: 0, bought: 0, refunded: 0, paidOut: 0 };
  });
}
