import { describe, expect, it } from '@jest/globals';
import { givenEvents } from '../testing/given-events.js';
import {
  leadAccepted,
  orderCompleted,
  orderCreated,
  partnerRegistered,
  reimbursementApproved,
  reimbursementRejected,
  reimbursementRequested,
  requoted,
} from '../testing/sample-events.js';
import { partnerOrders } from './partner-orders.projection.js';

describe('partner orders', () => {
  it('belong to the partner who accepted, and keep the evidence of the handover', () => {
    const documents = givenEvents(partnerOrders, [orderCreated(), leadAccepted(), requoted(), orderCompleted()]);
    expect(documents.get('BB1')).toMatchObject({
      partnerId: 'partner-1',
      status: 'completed',
      evidence: { imeiNumber: '490154203237518', deviceImages: ['e'.repeat(64)] },
    });
  });

  it('have no evidence before', () => {
    const documents = givenEvents(partnerOrders, [partnerRegistered(), orderCreated(), leadAccepted()]);
    expect(documents.get('BB1')).toMatchObject({ evidence: null });
    expect(documents.get('territory:partner-1')).toMatchObject({ active: true });
  });

  describe('when completed at a price that the lead cost too much for', () => {
    const completed = [orderCreated({ leadPrice: 54 }), leadAccepted(), orderCompleted({ finalPrice: 15_000 })];
    const due = { coinsPaid: 54, coinsDue: 45, coins: 9 };

    it.each([
      { since: [], state: { status: 'possible', reason: '' } },
      { since: [reimbursementRequested()], state: { status: 'pending', reason: '' } },
      { since: [reimbursementRequested(), reimbursementApproved()], state: { status: 'approved', reason: '' } },
      {
        since: [reimbursementRequested(), reimbursementRejected()],
        state: { status: 'rejected', reason: 'The price was right' },
      },
    ])('say how the coins asked back stand: $state.status', ({ since, state }) => {
      const order = givenEvents(partnerOrders, [...completed, ...since]).get('BB1');
      expect(order).toMatchObject({ reimbursement: { ...due, ...state } });
    });
  });

  it('reckon the coins at the rate that the lead was priced at', () => {
    const order = givenEvents(partnerOrders, [
      orderCreated({ leadPrice: 90, coinsPerThousand: 5 }),
      leadAccepted({ coins: 90 }),
      requoted({ finalPrice: 15_000 }),
      orderCompleted({ finalPrice: 15_000 }),
    ]).get('BB1');
    expect(order).toMatchObject({ reimbursement: { coinsPaid: 90, coinsDue: 75, coins: 15 } });
  });

  it.each([18_000, 17_667])('say nothing of coins where the final price asks for as many: %d', (finalPrice) => {
    const order = givenEvents(partnerOrders, [
      orderCreated({ leadPrice: 54 }),
      leadAccepted(),
      orderCompleted({ finalPrice }),
    ]).get('BB1');
    expect(order).toMatchObject({ status: 'completed', reimbursement: null });
  });
});
