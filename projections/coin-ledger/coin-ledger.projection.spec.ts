import { describe, expect, it } from '@jest/globals';
import { givenEvents } from '../testing/given-events.js';
import { coinsCredited, coinsDebited } from '../testing/sample-events.js';
import { coinLedger } from './coin-ledger.projection.js';

describe('the coin ledger', () => {
  it('has one line an event, each with the balance after it', () => {
    const refund = {
      type: 'CoinsRefunded' as const,
      data: {
        partnerId: 'partner-1',
        at: '2026-03-02T06:31:00.000Z',
        coins: 54,
        orderId: 'BB1',
        debitId: 'debit-1',
        reason: 'the lead was taken',
        balance: 100,
      },
    };
    const lines = [...givenEvents(coinLedger, [coinsCredited(), coinsDebited(), refund]).values()];
    expect(lines).toMatchObject([
      { type: 'credited', coins: 100, price: 1000, paymentId: 'payment-1', orderID: null, balance: 100 },
      { type: 'debited', coins: 54, price: 0, paymentId: null, orderID: 'BB1', balance: 46 },
      { type: 'credited', coins: 54, price: 0, orderID: 'BB1', balance: 100 },
    ]);
  });
});
