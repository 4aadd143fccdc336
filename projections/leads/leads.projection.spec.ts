import { describe, expect, it } from '@jest/globals';
import { givenEvents } from '../testing/given-events.js';
import { leadAccepted, orderCancelled, orderCreated, partnerRegistered, SECRETS } from '../testing/sample-events.js';
import { leads } from './leads.projection.js';

describe('leads', () => {
  it('holds an open order without a byte of its customer', () => {
    const lead = givenEvents(leads, [orderCreated()]).get('BB1');
    expect(lead).toMatchObject({
      kind: 'lead',
      pincode: '560034',
      lead: { coins: 54, user: { orderpincode: '560034' } },
    });
    for (const secret of SECRETS) expect(JSON.stringify(lead)).not.toContain(secret);
  });

  it.each([leadAccepted(), orderCancelled()])('lets go of it at $type, also when that comes twice', (end) => {
    expect(givenEvents(leads, [orderCreated(), end, end]).size).toBe(0);
  });

  it('keeps where each partner takes leads from', () => {
    const { partnerId, at, phone: _, passwordHash: __, ...profile } = partnerRegistered().data;
    const documents = givenEvents(leads, [
      partnerRegistered(),
      { type: 'PartnerProfileChanged', data: { partnerId, at, ...profile, pinCodes: ['560002'] } },
      { type: 'PartnerSuspended', data: { partnerId, at, reason: 'unpaid' } },
    ]);
    expect(documents.get('territory:partner-1')).toMatchObject({ pinCodes: ['560002'], active: false });
  });
});
