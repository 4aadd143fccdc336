import { describe, expect, it } from '@jest/globals';
import { daysOfMonth, daysOfWeek } from './coin-days.js';

const day = (day: string, spent: number, bought = 0) => ({ day, spent, bought, refunded: 0, paidOut: 0 });
const DAYS = [day('2026-10-31', 40), day('2026-11-08', 5), day('2026-11-09', 27, 300), day('2026-11-12', 88)];
/** Thursday, 12 November in India. */
const NOW = '2026-11-12T06:00:00.000Z';

describe('the days of coins', () => {
  it('this week begins on Monday and fills the days without any', () => {
    const week = daysOfWeek(DAYS, NOW);
    expect(week.map(({ spent }) => spent)).toEqual([27, 0, 0, 88, 0, 0, 0]);
    expect(week.map(({ bought }) => bought)).toEqual([300, 0, 0, 0, 0, 0, 0]);
  });

  it.each([
    ['a Sunday', '2026-11-15T06:00:00.000Z', '2026-11-09'],
    ['the last moment of Sunday', '2026-11-15T18:29:59.999Z', '2026-11-09'],
    ['the first of Monday', '2026-11-15T18:30:00.000Z', '2026-11-16'],
  ])('on %s the week begins where India says', (_, now, monday) => {
    expect(daysOfWeek(DAYS, now)[0]?.day).toBe(monday);
  });

  it('this month has each of its days', () => {
    const month = daysOfMonth(DAYS, NOW);
    expect(month).toHaveLength(30);
    expect(month.reduce((sum, { spent }) => sum + spent, 0)).toBe(120);
  });

  it('the month begins where India says', () => {
    expect(daysOfMonth(DAYS, '2026-10-31T18:29:59.999Z').at(-1)?.day).toBe('2026-10-31');
    expect(daysOfMonth(DAYS, '2026-10-31T18:30:00.000Z')[0]?.day).toBe('2026-11-01');
  });
});
