import { describe, expect, it } from '@jest/globals';
import { faultOf, presets, wholePeriod } from './statement-period.js';

const periods = (today: string) => presets(today).map(({ from, to }) => [from, to]);

describe('ready-made periods', () => {
  it('are this month, the last and this quarter', () => {
    expect(presets('2026-11-21').map(({ label }) => label)).toEqual(['This month', 'Last month', 'This quarter']);
    expect(periods('2026-11-21')).toEqual([
      ['2026-11-01', '2026-11-21'],
      ['2026-10-01', '2026-10-31'],
      ['2026-10-01', '2026-11-21'],
    ]);
  });

  it('reach into the year before', () => {
    expect(periods('2027-01-01')).toEqual([
      ['2027-01-01', '2027-01-01'],
      ['2026-12-01', '2026-12-31'],
      ['2027-01-01', '2027-01-01'],
    ]);
  });

  it('know February', () => {
    expect(periods('2028-03-31')[1]).toEqual(['2028-02-01', '2028-02-29']);
  });
});

describe('a period of the URL', () => {
  it.each([
    ['', '', '2026-11-01', '2026-11-21'],
    ['2026-10-05', '', '2026-10-05', '2026-11-21'],
    ['', '2026-10-05', '2026-10-01', '2026-10-05'],
    ['yesterday', '2026', '2026-11-01', '2026-11-21'],
    ['2026-12-01', '2026-11-01', '2026-12-01', '2026-11-01'],
  ])('from "%s" to "%s" is %s to %s', (from, to, first, last) => {
    expect(wholePeriod({ from, to }, '2026-11-21')).toEqual({ from: first, to: last });
  });
});

describe('a statement', () => {
  it.each([
    ['2026-11-01', '2026-11-21', null],
    ['2025-11-22', '2026-11-21', null],
    ['2026-11-02', '2026-11-01', 'This day is before the first.'],
    ['2025-11-21', '2026-11-21', 'A statement covers at most one year. Please choose a shorter period.'],
  ])('from %s to %s: %s', (from, to, fault) => {
    expect(faultOf({ from, to })).toBe(fault);
  });
});
