import { describe, expect, it } from '@jest/globals';
import { givenEvents } from '../testing/given-events.js';
import { reimbursementApproved, reimbursementRejected, reimbursementRequested } from '../testing/sample-events.js';
import { reimbursements } from './reimbursements.projection.js';

const at = reimbursementRequested().data.at;

describe('requests for coins back', () => {
  it('wait until they are decided, and say what was paid', () => {
    expect(givenEvents(reimbursements, [reimbursementRequested()]).get('BB1')).toEqual({
      _id: 'BB1',
      orderId: 'BB1',
      partnerId: 'partner-1',
      partnerName: 'Kiran Mobiles',
      partnerPhone: '9000000001',
      coinsPaid: 54,
      finalPrice: 15_000,
      coins: 9,
      status: 'pending',
      reason: '',
      requestedAt: at,
      decidedAt: null,
      position: expect.any(Number),
    });
  });

  it.each([
    { decision: reimbursementApproved(), expected: { status: 'approved', reason: '', decidedAt: at } },
    {
      decision: reimbursementRejected(),
      expected: { status: 'rejected', reason: 'The price was right', decidedAt: at },
    },
  ])('say how they were decided: $decision.type', ({ decision, expected }) => {
    expect(givenEvents(reimbursements, [reimbursementRequested(), decision]).get('BB1')).toMatchObject(expected);
  });

  it('do not come out of a decision alone', () => {
    expect(givenEvents(reimbursements, [reimbursementApproved(), reimbursementRejected()]).size).toBe(0);
  });
});
