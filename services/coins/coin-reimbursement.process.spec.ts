import { describe, expect, it } from '@jest/globals';
import { ReimburseCoins } from '@phirse/contracts/commands/process.commands.js';
import { coinReimbursement } from './coin-reimbursement.process.js';

const context = { actor: { role: 'system', id: 'coin-reimbursement' }, commandId: 'c', correlationId: 'd' } as const;

describe('coin-reimbursement', () => {
  it('gives back the coins of an approved request', () => {
    const event = {
      type: 'ReimbursementApproved',
      data: {
        orderId: 'BB1000000001',
        at: '2026-03-02T10:00:00.000Z',
        partnerId: 'partner-1',
        coins: 9,
        operatorId: 'operator-1',
      },
      id: '6e3b4c7e-5d5c-4c1f-9a55-0d0f8a2f6b11',
      streamName: 'reimbursement-BB1000000001',
      revision: 1,
      position: 12,
      recordedAt: '2026-03-02T10:00:00.000Z',
      metadata: { $correlationId: 'd', $causationId: 'e', actor: context.actor, schemaVersion: 1, hash: '' },
    } as const;
    expect(coinReimbursement.eventTypes).toEqual(['ReimbursementApproved']);
    expect(coinReimbursement.react(event, () => context)).toEqual([
      new ReimburseCoins('partner-1', 'BB1000000001', 9, context),
    ]);
  });
});
