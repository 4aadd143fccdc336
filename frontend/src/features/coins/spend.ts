import { indianDay, plusSeconds } from '@phirse/contracts/kernel/clock.js';
import { type PartnerDashboard } from '@phirse/contracts/read-models/partner.js';

export interface DaySpend {
  /** `YYYY-MM-DD` in India. */
  readonly day: string;
  readonly coins: number;
}

const DAY_S = 86_400;

function spendOf(days: PartnerDashboard['days'], wanted: readonly string[]): readonly DaySpend[] {
  const spent = new Map(days.map(({ day, spent }) => [day, spent]));
  return wanted.map((day) => ({ day, coins: spent.get(day) ?? 0 }));
}

/** Coins spent on each day of this week, Monday to Sunday. */
export function weekSpend(days: PartnerDashboard['days'], now: string): readonly DaySpend[] {
  const sinceMonday = (new Date(`${indianDay(now)}T00:00:00Z`).getUTCDay() + 6) % 7;
  return spendOf(
    days,
    Array.from({ length: 7 }, (_, index) => indianDay(plusSeconds(now, (index - sinceMonday) * DAY_S))),
  );
}

/** Coins spent on each day of this month up to its end. */
export function monthSpend(days: PartnerDashboard['days'], now: string): readonly DaySpend[] {
  const month = indianDay(now).slice(0, 7);
  const [year = 0, ofYear = 0] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, ofYear, 0)).getUTCDate();
  return spendOf(
    days,
    Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`),
  );
}
