import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@phirse/contracts/kernel/errors.js';
import { dayOf, instantsOf } from './period.js';

const fieldsOf = (refused: () => void) => {
  try {
    refused();
  } catch (error) {
    return error instanceof DomainError ? error.errors.map(({ field }) => field) : error;
  }
  return 'nothing was refused';
};

describe('a period', () => {
  it('begins and ends with the days of India', () => {
    expect(instantsOf({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
      first: '2026-02-28T18:30:00.000Z',
      last: '2026-03-01T18:29:59.999Z',
    });
  });

  it('is open where it names no end', () => {
    expect(instantsOf({})).toEqual({ first: null, last: null });
  });

  it.each([
    ['2026-03-01T10:00', '2026-03-01T04:30:00.000Z'],
    ['2026-03-01T10:00:00.5Z', '2026-03-01T10:00:00.500Z'],
    ['2026-03-01T10:00:00+05:30', '2026-03-01T04:30:00.000Z'],
  ])('may begin at %s', (from, first) => {
    expect(instantsOf({ from }).first).toBe(first);
  });

  it('does not end before it begins', () => {
    expect(fieldsOf(() => instantsOf({ from: '2026-03-02', to: '2026-03-01' }))).toEqual(['from']);
    expect(fieldsOf(() => instantsOf({ from: '2026-03-01T10:00Z', to: '2026-03-01T09:00Z' }))).toEqual(['from']);
  });

  it('is named by Indian days', () => {
    expect(dayOf('2026-03-01')).toBe('2026-03-01');
    expect(dayOf('2026-03-01T19:00:00Z')).toBe('2026-03-02');
  });
});
