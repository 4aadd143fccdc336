import { type CustomerEvent } from '@phirse/contracts/events/people.events.js';
import { type Decider } from '@phirse/contracts/kernel/decider.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';

export const MAX_ADDRESSES = 10;

export interface Address {
  readonly addressId: string;
  readonly address: string;
}

export type CustomerState =
  | { readonly status: 'unknown' }
  | { readonly status: 'deleted' }
  | {
      readonly status: 'active';
      readonly name: string;
      readonly email: string;
      /** When the account was opened. */
      readonly since: string;
      readonly addresses: readonly Address[];
    };

type Active = Extract<CustomerState, { status: 'active' }>;

interface Register {
  readonly type: 'RegisterCustomer';
  readonly customerId: string;
  readonly phone: string;
  /** `null` where only an account that exists is to be confirmed. */
  readonly details: { readonly name: string; readonly email: string } | null;
  readonly at: string;
}
interface ChangeProfile {
  readonly type: 'ChangeProfile';
  readonly customerId: string;
  readonly details: { readonly name: string; readonly email: string };
  readonly at: string;
}
interface AddAddress {
  readonly type: 'AddAddress';
  readonly customerId: string;
  readonly addressId: string;
  readonly address: string;
  readonly at: string;
}
interface RemoveAddress {
  readonly type: 'RemoveAddress';
  readonly customerId: string;
  /** Place in the list as it stands, from 0. */
  readonly index: number;
  readonly at: string;
}
interface DeleteAccount {
  readonly type: 'DeleteAccount';
  readonly customerId: string;
  readonly at: string;
}
export type CustomerCommand = Register | ChangeProfile | AddAddress | RemoveAddress | DeleteAccount;

/** A customer's account: opened by the owner of a number, with up to ten addresses, deleted at will, and opened again. */
export const customerDecider: Decider<CustomerState, CustomerCommand, CustomerEvent> = {
  initialState: { status: 'unknown' },

  decide(command, state) {
    switch (command.type) {
      case 'RegisterCustomer':
        return register(command, state);
      case 'ChangeProfile':
        return changeProfile(command, active(state));
      case 'AddAddress':
        return addAddress(command, active(state));
      case 'RemoveAddress':
        return removeAddress(command, active(state));
      case 'DeleteAccount':
        return deleteAccount(command, state);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'CustomerRegistered': {
        const { customer, at } = event.data;
        return { status: 'active', name: customer.name, email: customer.email, since: at, addresses: [] };
      }
      case 'CustomerProfileChanged': {
        const { name, email } = event.data.customer;
        return state.status === 'active' ? { ...state, name, email } : state;
      }
      case 'AddressAdded': {
        const { addressId, customer } = event.data;
        return withAddresses(state, (addresses) => [...addresses, { addressId, address: customer.address }]);
      }
      case 'AddressRemoved': {
        const { addressId } = event.data;
        return withAddresses(state, (addresses) => addresses.filter((known) => known.addressId !== addressId));
      }
      case 'AccountDeleted':
        return { status: 'deleted' };
      case 'PhoneVerified':
        return state;
      default:
        return ofALaterVersion(event, state);
    }
  },
};

function register({ customerId, phone, details, at }: Register, state: CustomerState): readonly CustomerEvent[] {
  if (state.status === 'active') return [];
  if (!details) return refuse('INVALID', 'Please enter your name and email');
  return [
    { type: 'CustomerRegistered', data: { customerId, at, customer: { ...details, phone } } },
    { type: 'PhoneVerified', data: { customerId, at } },
  ];
}

function changeProfile({ customerId, details, at }: ChangeProfile, known: Active): readonly CustomerEvent[] {
  const { name, email } = details;
  if (known.name === name && known.email === email) return [];
  return [{ type: 'CustomerProfileChanged', data: { customerId, at, customer: { name, email } } }];
}

function addAddress(
  { customerId, addressId, address, at }: AddAddress,
  { addresses }: Active,
): readonly CustomerEvent[] {
  if (addresses.some((known) => sameText(known.address) === sameText(address))) return [];
  if (addresses.length >= MAX_ADDRESSES)
    return refuse('LIMIT_REACHED', `You can keep at most ${MAX_ADDRESSES} addresses. Please remove one first.`);
  return [{ type: 'AddressAdded', data: { customerId, at, addressId, customer: { address } } }];
}

function removeAddress({ customerId, index, at }: RemoveAddress, { addresses }: Active): readonly CustomerEvent[] {
  const { addressId } = addresses[index] ?? refuse('NOT_FOUND', 'We could not find that address.');
  return [{ type: 'AddressRemoved', data: { customerId, at, addressId } }];
}

function deleteAccount({ customerId, at }: DeleteAccount, state: CustomerState): readonly CustomerEvent[] {
  if (state.status === 'unknown') return refuse('NOT_FOUND', 'We could not find that account.');
  return state.status === 'deleted' ? [] : [{ type: 'AccountDeleted', data: { customerId, at } }];
}

function active(state: CustomerState): Active {
  if (state.status === 'active') return state;
  return refuse('UNAUTHENTICATED', 'This account does not exist any more. Please sign up again.');
}

/** Addresses that differ in case or spacing only are the same. */
function sameText(address: string): string {
  return address.trim().replace(/\s+/g, ' ').toLowerCase();
}

function withAddresses(
  state: CustomerState,
  change: (addresses: readonly Address[]) => readonly Address[],
): CustomerState {
  return state.status === 'active' ? { ...state, addresses: change(state.addresses) } : state;
}

function ofALaterVersion(_event: never, state: CustomerState): CustomerState {
  return state;
}
