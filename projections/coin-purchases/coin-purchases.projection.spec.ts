import { describe, expect, it } from '@jest/globals';
import { type CoinPurchaseEvent } from '@phirse/contracts/events/coins.events.js';
import { givenEvents } from '../testing/given-events.js';
import { coinPurchases } from './coin-purchases.projection.js';

const at = '2026-03-02T06:30:00.000Z';
const decided = { paymentId: 'payment-1', at, partnerId: 'partner-1', coins: 100, operatorId: 'operator-1' };
const requested: CoinPurchaseEvent = {
  type: 'CoinPurchaseRequested',
  data: {
    paymentId: 'payment-1',
    at,
    partnerId: 'partner-1',
    partnerName: 'Kiran',
    partnerPhone: '9000000001',
    coins: 100,
    price: 1000,
    screenshot: 'a'.repeat(64),
  },
};

describe('coin purchases', () => {
  it('wait until they are decided', () => {
    const purchase = givenEvents(coinPurchases, [requested]).get('payment-1');
    expect(purchase).toMatchObject({ status: 'pending', requestedAt: at, decidedAt: null });
  });

  it.each<[CoinPurchaseEvent, object]>([
    [
      { type: 'CoinPurchaseApproved', data: { ...decided, price: 1000 } },
      { status: 'approved', decidedAt: at },
    ],
    [
      { type: 'CoinPurchaseRejected', data: { ...decided, reason: 'not readable' } },
      { status: 'rejected', reason: 'not readable' },
    ],
  ])('say how they were decided', (decision, expected) => {
    expect(givenEvents(coinPurchases, [requested, decision]).get('payment-1')).toMatchObject(expected);
  });
});
