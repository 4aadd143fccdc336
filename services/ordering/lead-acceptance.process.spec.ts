import { describe, expect, it } from '@jest/globals';
import { SettleLeadDebit } from '@phirse/contracts/commands/process.commands.js';
import { leadAcceptance } from './lead-acceptance.process.js';

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

describe('lead-acceptance', () => {
  it('settles every debit under its own id', () => {
    const data = {
      partnerId: 'partner-1',
      at: '2026-03-02T10:00:00.000Z',
      coins: 54,
      orderId: 'BB1000000001',
      debitId: 'debit-1',
      partnerName: 'Asha Mobiles',
      partnerPhone: '9000000001',
    };
    expect(leadAcceptance.eventTypes).toEqual(['CoinsDebited']);
    expect(leadAcceptance.react({ ...recorded, type: 'CoinsDebited', data }, contextOf)).toEqual([
      new SettleLeadDebit('partner-1', 'Asha Mobiles', '9000000001', 'BB1000000001', 54, 'debit-1', contextOf(0)),
    ]);
  });
});
