import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type CustomerProfileView } from '@phirse/contracts/read-models/customer.js';
import { type Db } from 'mongodb';
import { type CustomerDocument, customerProfile } from './customer-profile.projection.js';

/** A customer's profile; a deleted account is not to be found. */
export async function customerById(db: Db, customerId: string): Promise<CustomerProfileView> {
  const customer = await db.collection<CustomerDocument>(customerProfile.name).findOne({ _id: customerId });
  if (customer?.status !== 'active') return refuse('NOT_FOUND', 'We could not find that account.');
  const { _id, name, email, phone, status, addresses, memberSince } = customer;
  return { _id, name, email, phone, status, address: addresses.map(({ address }) => address), memberSince };
}
