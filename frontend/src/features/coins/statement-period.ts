import { indianDay, isDay } from '@phirse/contracts/kernel/clock.js';
import { fitsOneYear, TOO_LONG_A_STATEMENT } from '@phirse/contracts/rules/statement-period.js';
import { useSearchParams } from 'react-router-dom';

/** First and last day, both included, `YYYY-MM-DD` in India. */
export interface StatementPeriod {
  readonly from: string;
  readonly to: string;
}

const MONTHS_A_QUARTER = 3;

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;

/** Ready-made periods. What has not ended yet ends today; quarters begin in January, April, July and October. */
export function presets(today: string): readonly (StatementPeriod & { readonly label: string })[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const day = (ofMonth: number, ofDay: number) =>
    new Date(Date.UTC(year, ofMonth - 1, ofDay)).toISOString().slice(0, 10);
  const quarter = month - ((month - 1) % MONTHS_A_QUARTER);
  return [
    { label: 'This month', from: day(month, 1), to: today },
    { label: 'Last month', from: day(month - 1, 1), to: day(month, 0) },
    { label: 'This quarter', from: day(quarter, 1), to: today },
  ];
}

/** A period that is whole: it ends today and begins with its last month unless told. */
export function wholePeriod({ from, to }: StatementPeriod, today: string): StatementPeriod {
  const end = isDay(to) ? to : today;
  return { from: isDay(from) ? from : firstOfMonth(end), to: end };
}

/** What keeps a period from having a statement, in words; `null` where nothing does. */
export function faultOf({ from, to }: StatementPeriod): string | null {
  if (from > to) return 'This day is before the first.';
  return fitsOneYear({ from, to }) ? null : TOO_LONG_A_STATEMENT;
}

/** The period that the URL names, this month unless it does. */
export function useStatementPeriod() {
  const [url, setUrl] = useSearchParams();
  const today = indianDay(new Date().toISOString());
  const period = wholePeriod({ from: url.get('from') ?? '', to: url.get('to') ?? '' }, today);
  const change = (changes: Partial<StatementPeriod>) =>
    setUrl({ ...period, ...changes }, { replace: true, preventScrollReset: true });
  return { period, today, change };
}
