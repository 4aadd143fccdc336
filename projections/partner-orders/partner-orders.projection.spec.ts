import { describe, expect, it } from '@jest/globals';
import { givenEvents } from '../testing/given-events.js';
import { leadAccepted, orderCompleted, orderCreated, partnerRegistered, requoted } from '../testing/sample-events.js';
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
});
