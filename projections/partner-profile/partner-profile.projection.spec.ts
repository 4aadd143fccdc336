import { describe, expect, it } from '@jest/globals';
import { givenEvents } from '../testing/given-events.js';
import { coinsCredited, coinsDebited, partnerRegistered, pickupPersonAdded } from '../testing/sample-events.js';
import { partnerProfile } from './partner-profile.projection.js';

const at = '2026-03-02T06:31:00.000Z';
const blocked = {
  type: 'PickupPersonBlocked' as const,
  data: { pickupPersonId: 'person-1', at, partnerId: 'partner-1' },
};

describe('the partner profile', () => {
  it('holds profile, coins and pickup persons, and no password', () => {
    const events = [partnerRegistered(), coinsCredited(), coinsDebited(), pickupPersonAdded(), blocked];
    const partner = givenEvents(partnerProfile, events).get('partner-1');
    expect(partner).toMatchObject({
      coins: 46,
      status: 'active',
      pickUpPersons: [{ _id: 'person-1', id: 'person-1', status: 'blocked', isBlocked: true }],
    });
    expect(JSON.stringify(partner)).not.toContain('hash-of-a-password');
  });

  it('follows suspension', () => {
    const suspended = { type: 'PartnerSuspended' as const, data: { partnerId: 'partner-1', at, reason: 'unpaid' } };
    expect(givenEvents(partnerProfile, [partnerRegistered(), suspended]).get('partner-1')?.status).toBe('suspended');
  });

  it('has nothing of a partner nobody registered', () => {
    expect(givenEvents(partnerProfile, [coinsCredited()]).size).toBe(0);
  });
});
