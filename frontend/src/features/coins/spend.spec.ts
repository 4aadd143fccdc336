import { describe, expect, it } from '@jest/globals';
import { monthSpend, weekSpend } from './spend.js';

const day = (day: string, spent: number) => ({ day, spent, bought: 0, refunded: 0, paidOut: 0 });
const DAYS = [day('2026-10-31', 40), day('2026-11-08', 5), day('2026-11-09', 27), day('2026-11-12', 88)];
/** Thursday, 12 November in India. */
const NOW = '2026-11-12T06:00:00.000Z';

describe('coins spent', () => {
  it('this week begins on Monday and fills the days without any', () => {
    expect(weekSpend(DAYS, NOW).map(({ coins }) => coins)).toEqual([27, 0, 0, 88, 0, 0, 0]);
  });

  it('on a Sunday the week is the one that ends', () => {
    expect(weekSpend(DAYS, '2026-11-15T06:00:00.000Z')[0]?.day).toBe('2026-11-09');
  });

  it('this month has each of its days', () => {
    const month = monthSpend(DAYS, NOW);
    expect(month).toHaveLength(30);
    expect(month.reduce((sum, { coins }) => sum + coins, 0)).toBe(120);
  });
});
