import { describe, expect, it } from '@jest/globals';
import { SettlePromoRedemption } from '@phirse/contracts/commands/process.commands.js';
import { promoSettlement } from './promo-settlement.process.js';

const actor = { role: 'system', id: 'process' } as const;
const contextOf = (place: number) => ({ actor, commandId: `command-${place}`, correlationId: 'work' });
const recorded = {
  id: '6e3b4c7e-5d5c-4c1f-9a55-0d0f8a2f6b11',
  streamName: 'stream',
  revision: 1,
  position: 12,
  recordedAt: '2026-03-02T10:00:00.000Z',
  metadata: { $correlationId: 'work', $causationId: 'cause', actor, schemaVersion: 1, hash: '' },
};

describe('promo-settlement', () => {
  it('settles every redemption', () => {
    const data = {
      code: 'WELCOME500',
      at: '2026-03-02T10:00:00.000Z',
      orderId: 'BB1000000001',
      customerId: 'customer-1',
      value: 500,
    };
    expect(promoSettlement.eventTypes).toEqual(['PromoRedeemed']);
    expect(promoSettlement.react({ ...recorded, type: 'PromoRedeemed', data }, contextOf)).toEqual([
      new SettlePromoRedemption('WELCOME500', 'BB1000000001', 'customer-1', contextOf(0)),
    ]);
  });
});
