import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isBookable, PICKUP_SLOTS, pickupDates, slotsOn } from './pickup-slots.js';

/** An instant of 10 March 2026 by the clock in India. */
const inIndia = (time: string) => new Date(`2026-03-10T${time}:00+05:30`).toISOString();
const TODAY = '2026-03-10';

describe('pickup slots', () => {
  it.each([
    ['00:00', 3],
    ['09:59', 3],
    ['10:00', 2],
    ['12:59', 2],
    ['13:00', 1],
    ['15:59', 1],
    ['16:00', 0],
    ['23:59', 0],
  ])('at %s, %d are left today', (time, left) => {
    expect(slotsOn(TODAY, inIndia(time))).toHaveLength(left);
    expect(pickupDates(inIndia(time))[0]).toBe(left > 0 ? TODAY : '2026-03-11');
  });

  it('follow the calendar of India, not that of UTC', () => {
    expect(pickupDates('2026-03-09T18:30:00.000Z')[0]).toBe(TODAY);
    expect(pickupDates('2026-03-09T18:29:00.000Z')[0]).toBe(TODAY);
    expect(pickupDates('2026-03-09T10:00:00.000Z')[0]).toBe('2026-03-09');
  });

  it.each([
    [TODAY, '10AM-1PM', '09:00', true],
    [TODAY, '10AM-1PM', '10:00', false],
    ['2026-03-19', '4PM-7PM', '09:00', true],
    ['2026-03-20', '4PM-7PM', '09:00', false],
    ['2026-03-20', '4PM-7PM', '17:00', true],
    ['2026-03-09', '4PM-7PM', '09:00', false],
    ['2026-03-12', '7PM-9PM', '09:00', false],
    ['2026-02-30', '1PM-4PM', '09:00', false],
    ['tomorrow', '1PM-4PM', '09:00', false],
  ])('%s %s asked at %s: %s', (date, time, now, expected) => {
    expect(isBookable(date, time, inIndia(now))).toBe(expected);
  });

  it('offer ten following days at any instant, each with a slot', () => {
    const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (instant) => {
        const now = instant.toISOString();
        const dates = pickupDates(now);
        expect(new Set(dates).size).toBe(10);
        expect([...dates].sort()).toEqual(dates);
        for (const date of dates) expect(PICKUP_SLOTS.some(({ value }) => isBookable(date, value, now))).toBe(true);
      }),
    );
  });
});
