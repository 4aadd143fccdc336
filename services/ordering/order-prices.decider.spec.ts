import { describe, expect, it } from '@jest/globals';
import { fold } from '@phirse/contracts/kernel/decider.js';
import { orderDecider } from './order.decider.js';
import { evidence, HISTORIES, ORDER_ID, PARTNER, placed, placeOrder } from './order.fixture.js';
import { at, complete, decide, options, outcome, requote } from './order-commands.fixture.js';

describe('placing', () => {
  it('writes the order as it was priced', () => {
    expect(decide(placeOrder(), [])).toEqual([{ type: 'OrderCreated', data: placed() }]);
  });

  it.each([
    ['a slot that has begun', { date: '2026-03-02', time: '1PM-4PM' }],
    ['a day that is over', { date: '2026-03-01', time: '1PM-4PM' }],
    ['a day too far ahead', { date: '2026-03-14', time: '1PM-4PM' }],
    ['a slot that we do not have', { date: '2026-03-03', time: '3AM-4AM' }],
    ['a day that is none', { date: '2026-02-31', time: '1PM-4PM' }],
  ])('refuses %s', (_, pickUp) => {
    expect(outcome(placeOrder({ pickUp }), [])).toBe('SLOT_UNAVAILABLE');
  });

  it('takes the last slot of today until it begins', () => {
    expect(outcome(placeOrder({ pickUp: { date: '2026-03-02', time: '4PM-7PM' } }), [])).toBe('OrderCreated');
  });

  it.each([18_500, 18_000])('takes ₹%i, the evaluated or the final price, as seen', (price) => {
    expect(outcome(placeOrder({}, { price }), [])).toBe('OrderCreated');
  });

  it.each([18_499, 20_000, 0])('refuses ₹%i and says what it should be', (price) => {
    expect(() => decide(placeOrder({}, { price }), [])).toThrow(
      expect.objectContaining({ code: 'PRICE_MISMATCH', facts: { expected: 18_500, finalPrice: 18_000 } }),
    );
  });

  it('refuses a promo value that is not the code’s', () => {
    expect(outcome(placeOrder({}, { promoValue: 501 }), [])).toBe('PRICE_MISMATCH');
    expect(outcome(placeOrder({ promo: null, finalPrice: 18_500 }, { promoValue: 500 }), [])).toBe('PRICE_MISMATCH');
    expect(outcome(placeOrder({}, { promoValue: 500 }), [])).toBe('OrderCreated');
  });
});

describe('requoting', () => {
  it('keeps the promo and remembers the price before', () => {
    expect(decide(requote, HISTORIES.assigned)).toEqual([
      {
        type: 'Requoted',
        data: {
          orderId: ORDER_ID,
          at,
          partnerId: PARTNER,
          previousPrice: 18_000,
          evaluatedPrice: 17_000,
          finalPrice: 16_500,
          options,
          pickupPersonId: 'person-1',
        },
      },
    ]);
  });

  it.each([16_999, 17_001])('takes ₹%i for a rounding of ₹17,000 and writes its own', (seenPrice) => {
    expect(decide({ ...requote, seenPrice }, HISTORIES.pending)).toMatchObject([{ data: { evaluatedPrice: 17_000 } }]);
  });

  it.each([16_998, 17_002])('refuses ₹%i', (seenPrice) => {
    expect(() => decide({ ...requote, seenPrice }, HISTORIES.pending)).toThrow(
      expect.objectContaining({ code: 'PRICE_MISMATCH', facts: { expected: 17_000 } }),
    );
  });

  it('never pays less than nothing', () => {
    const low = { ...requote, seenPrice: 300, evaluatedPrice: 300 };
    expect(decide(low, HISTORIES.pending)).toMatchObject([{ data: { finalPrice: 0 } }]);
  });

  it('shows what was quoted first beside the new price', () => {
    const events = [...HISTORIES.assigned, ...decide(requote, HISTORIES.assigned)];
    expect(fold(orderDecider, events)).toMatchObject({
      order: { productDetails: { price: 16_500 }, firstQuote: { price: 18_000 } },
    });
  });
});

describe('completing', () => {
  it('pays the price that stands', () => {
    const events = [...HISTORIES.assigned, ...decide(requote, HISTORIES.assigned)];
    expect(decide({ ...complete, seenPrice: 16_500 }, events)).toMatchObject([{ data: { finalPrice: 16_500 } }]);
  });

  it('refuses another price', () => {
    expect(() => decide({ ...complete, seenPrice: 18_001 }, HISTORIES.assigned)).toThrow(
      expect.objectContaining({ code: 'PRICE_MISMATCH', facts: { expected: 18_000 } }),
    );
  });

  it('refuses another device for a completed order', () => {
    const other = { ...complete, evidence: { ...evidence, imeiNumber: '356938035643809' } };
    expect(outcome(other, HISTORIES.completed)).toBe('INVALID_TRANSITION');
  });
});
