import { type CustomerEvent } from '@phirse/contracts/events/people.events.js';
import { type Fold, type Projection, type ReadModelDocument } from '@phirse/contracts/kernel/projection.js';

/** A customer as the profile page shows it; addresses keep their ids so that one can be removed. */
export interface CustomerDocument extends ReadModelDocument {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly status: 'active' | 'deleted';
  readonly addresses: readonly { readonly id: string; readonly address: string }[];
  /** Set by the first verified sign-in; the registration's time until then. */
  readonly memberSince: string;
  readonly isVerified: boolean;
}

const customer = <Event extends CustomerEvent>(
  change: (customer: CustomerDocument, data: Event['data']) => Partial<CustomerDocument>,
): Fold<CustomerDocument, Event> => ({
  ids: ({ data }) => [data.customerId],
  project: (document, { data }) => document && { ...document, ...change(document, data) },
});

/** A customer's own data. Of a deleted account nothing remains but that it was one. */
export const customerProfile: Projection<CustomerDocument, CustomerEvent> = {
  name: 'customer-profile',
  version: 1,
  indexes: [],
  on: {
    CustomerRegistered: {
      ids: ({ data }) => [data.customerId],
      project: (_document, { data: { customer: details, at } }, _id) => ({
        _id,
        ...details,
        status: 'active',
        addresses: [],
        memberSince: at,
        isVerified: false,
      }),
    },
    CustomerProfileChanged: customer((_, { customer: { name, email } }) => ({ name, email })),
    PhoneVerified: customer(({ isVerified }, { at }) => (isVerified ? {} : { isVerified: true, memberSince: at })),
    AddressAdded: customer(({ addresses }, { addressId, customer: { address } }) => ({
      addresses: [...addresses, { id: addressId, address }],
    })),
    AddressRemoved: customer(({ addresses }, { addressId }) => ({
      addresses: addresses.filter(({ id }) => id !== addressId),
    })),
    AccountDeleted: customer(() => ({ name: '', email: '', phone: '', status: 'deleted', addresses: [] })),
  },
};
