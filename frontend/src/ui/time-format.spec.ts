import { describe, expect, it } from '@jest/globals';
import { formatAgo, formatDate, formatDateTime, formatDay } from './time-format.js';

const NOW = new Date('2026-11-12T12:00:00Z');

describe('times', () => {
  it('are Indian, short, and name the year only where it is another', () => {
    expect(formatDateTime('2026-11-12T11:00:00Z', NOW)).toBe('12 Nov, 4:30 pm');
    expect(formatDateTime('2025-09-05T18:45:00Z', NOW)).toBe('6 Sep 2025, 12:15 am');
    expect(formatDay('2026-11-12', NOW)).toBe('12 Nov');
    expect(formatDate('2026-11-12')).toBe('12 November 2026');
  });

  it('of today are told by how long ago', () => {
    expect(formatAgo('2026-11-12T11:59:40Z', NOW)).toBe('just now');
    expect(formatAgo('2026-11-12T11:15:00Z', NOW)).toBe('45 min ago');
    expect(formatAgo('2026-11-12T01:00:00Z', NOW)).toBe('11 h ago');
    expect(formatAgo('2026-11-10T11:00:00Z', NOW)).toBe('10 Nov, 4:30 pm');
  });

  it('that are none are shown as they came', () => {
    expect(formatDateTime('soon', NOW)).toBe('soon');
  });
});
