import { describe, expect, it } from '@jest/globals';
import { fitsOneYear } from './statement-period.js';

describe('a statement’s year', () => {
  it.each([
    ['2026-01-01', '2026-12-31'],
    ['2025-04-01', '2026-03-31'],
    ['2028-02-29', '2029-02-28'],
    ['2026-05-05', '2026-05-05'],
    ['0999-06-01', '1000-05-31'],
  ])('holds %s to %s', (from, to) => {
    expect(fitsOneYear({ from, to })).toBe(true);
  });

  it.each([
    ['2026-01-01', '2027-01-01'],
    ['2028-02-29', '2029-03-01'],
    ['0999-12-31', '2026-01-01'],
  ])('does not hold %s to %s', (from, to) => {
    expect(fitsOneYear({ from, to })).toBe(false);
  });
});
