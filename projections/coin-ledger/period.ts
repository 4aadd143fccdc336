import { indianDay } from '@phirse/contracts/kernel/clock.js';
import { invalid } from '@phirse/infra/http/validation.js';
import { IsISO8601, Matches } from 'class-validator';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** ISO 8601 knows weeks, days of the year and an hour 24 as well, which `Date` cannot read. */
const INSTANT = /^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** A day of the calendar, `YYYY-MM-DD`. */
export const Day = (): PropertyDecorator => (target, key) => {
  IsISO8601({ strict: true })(target, key);
  Matches(DAY, { message: '$property must be a day (YYYY-MM-DD)' })(target, key);
};

/** A day, or an instant; one that names no zone is told in India's. */
export const DayOrInstant = (): PropertyDecorator => (target, key) => {
  IsISO8601({ strict: true })(target, key);
  Matches(INSTANT, { message: '$property must be a day (YYYY-MM-DD) or an instant' })(target, key);
};

/** First and last day, both included, or instants; open where one is missing. */
export interface Period {
  readonly from?: string;
  readonly to?: string;
}

/** The instants of a period, first and last, `null` where it is open. Refuses one that ends before it begins. */
export function instantsOf({ from, to }: Period): { readonly first: string | null; readonly last: string | null } {
  const first = from ? instantOf(from, 'T00:00:00.000') : null;
  const last = to ? instantOf(to, 'T23:59:59.999') : null;
  if (first && last && first > last) throw invalid([{ field: 'from', message: 'from must not be after to' }]);
  return { first, last };
}

/** The Indian day of a bound as it was asked for. */
export const dayOf = (bound: string): string => (DAY.test(bound) ? bound : indianDay(instantOf(bound, '')));

function instantOf(bound: string, timeOfDay: string): string {
  const moment = DAY.test(bound) ? bound + timeOfDay : bound;
  const hasZone = /(Z|[+-]\d{2}:\d{2})$/.test(moment.slice(10));
  return new Date(hasZone ? moment : `${moment}+05:30`).toISOString();
}
