import { describe, expect, it } from '@jest/globals';
import { CreditCoins } from '@phirse/contracts/commands/process.commands.js';
import { coinCrediting } from './coin-crediting.process.js';

const context = { actor: { role: 'system', id: 'coin-crediting' }, commandId: 'c', correlationId: 'd' } as const;

describe('coin-crediting', () => {
  it('credits an approved purchase', () => {
    const event = {
      type: 'CoinPurchaseApproved',
      data: {
        paymentId: 'payment-1',
        at: '2026-03-02T10:00:00.000Z',
        partnerId: 'partner-1',
        coins: 40,
        price: 400,
        operatorId: 'operator-1',
      },
      id: '6e3b4c7e-5d5c-4c1f-9a55-0d0f8a2f6b11',
      streamName: 'coinPurchase-payment-1',
      revision: 1,
      position: 12,
      recordedAt: '2026-03-02T10:00:00.000Z',
      metadata: { $correlationId: 'd', $causationId: 'e', actor: context.actor, schemaVersion: 1, hash: '' },
    } as const;
    expect(coinCrediting.eventTypes).toEqual(['CoinPurchaseApproved']);
    expect(coinCrediting.react(event, () => context)).toEqual([
      new CreditCoins('partner-1', 'payment-1', 40, 400, context),
    ]);
  });
});
