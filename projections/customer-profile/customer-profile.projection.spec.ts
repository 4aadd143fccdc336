import { describe, expect, it } from '@jest/globals';
import { type CustomerEvent } from '@phirse/contracts/events/people.events.js';
import { givenEvents } from '../testing/given-events.js';
import { customerProfile } from './customer-profile.projection.js';

const customerId = 'customer-1';
const registered: CustomerEvent = {
  type: 'CustomerRegistered',
  data: {
    customerId,
    at: '2026-03-01T00:00:00.000Z',
    customer: { name: 'Asha Rao', email: 'asha@example.com', phone: '9876543210' },
  },
};
const verified = (at: string): CustomerEvent => ({ type: 'PhoneVerified', data: { customerId, at } });
const added = (addressId: string): CustomerEvent => ({
  type: 'AddressAdded',
  data: { customerId, at: '2026-03-03T00:00:00.000Z', addressId, customer: { address: `${addressId} Lake Road` } },
});

describe('the customer profile', () => {
  it('dates from the first verified sign-in', () => {
    const events = [registered, verified('2026-03-02T00:00:00.000Z'), verified('2026-03-09T00:00:00.000Z')];
    expect(givenEvents(customerProfile, events).get(customerId)?.memberSince).toBe('2026-03-02T00:00:00.000Z');
  });

  it('lets go of the address that is removed', () => {
    const removed: CustomerEvent = {
      type: 'AddressRemoved',
      data: { customerId, at: '2026-03-04T00:00:00.000Z', addressId: '14' },
    };
    const { addresses } =
      givenEvents(customerProfile, [registered, added('14'), added('15'), removed]).get(customerId) ?? {};
    expect(addresses).toEqual([{ id: '15', address: '15 Lake Road' }]);
  });

  it('takes the new name and email, and keeps all else', () => {
    const changed: CustomerEvent = {
      type: 'CustomerProfileChanged',
      data: { customerId, at: '2026-03-04T00:00:00.000Z', customer: { name: 'Asha K', email: 'k@example.com' } },
    };
    expect(givenEvents(customerProfile, [registered, added('14'), changed]).get(customerId)).toMatchObject({
      name: 'Asha K',
      email: 'k@example.com',
      phone: '9876543210',
      memberSince: '2026-03-01T00:00:00.000Z',
      addresses: [{ id: '14' }],
    });
  });

  it('keeps nothing personal of a deleted account', () => {
    const deleted: CustomerEvent = { type: 'AccountDeleted', data: { customerId, at: '2026-03-05T00:00:00.000Z' } };
    const customer = givenEvents(customerProfile, [registered, added('14'), deleted]).get(customerId);
    expect(customer?.status).toBe('deleted');
    for (const secret of ['Asha', 'asha@', '9876543210', 'Lake Road'])
      expect(JSON.stringify(customer)).not.toContain(secret);
  });
});
