import { describe, expect, it } from '@jest/globals';
import { givenEvents } from '../testing/given-events.js';
import { coinsCredited, coinsDebited, reimbursementRequested } from '../testing/sample-events.js';
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

  it('notes coins asked back right after the line they were asked upon, and moves none for it', () => {
    const lines = givenEvents(coinLedger, [coinsCredited(), coinsDebited(), reimbursementRequested()]);
    expect([...lines.values()].at(-1)).toMatchObject({
      partnerId: 'partner-1',
      type: 'requested',
      coins: 9,
      price: 0,
      orderID: 'BB1',
      message: '9 coins asked back for lead BB1',
      revision: 1,
      balance: 46,
    });
  });
});
