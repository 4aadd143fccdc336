import { Injectable } from '@nestjs/common';
import {
  type CustomerEvent,
  customerStream,
  type OperatorEvent,
  operatorStream,
  type PartnerEvent,
  type PickupPersonEvent,
  partnerStream,
  pickupPersonStream,
} from '@phirse/contracts/events/people.events.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { EventStore } from '@phirse/infra/eventstore/event-store.js';

/** What signing in must know of an account, whoever it belongs to. */
export interface Account {
  readonly id: string;
  readonly standing: 'active' | 'suspended' | 'blocked' | 'deleted';
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** `null` for customers, who sign in with one-time codes. */
  readonly passwordHash: string | null;
  /** When it was opened. */
  readonly since: string;
}

type AccountEvent = CustomerEvent | PartnerEvent | PickupPersonEvent | OperatorEvent;

/** Folds any one person's stream into an account; `null` before the first event. */
export const accountFold = {
  initialState: null as Account | null,
  evolve(account: Account | null, event: AccountEvent): Account | null {
    switch (event.type) {
      case 'CustomerRegistered': {
        const { customerId: id, at: since, customer } = event.data;
        return { id, standing: 'active', ...customer, passwordHash: null, since };
      }
      case 'PartnerRegistered': {
        const { partnerId: id, at: since, name, email, phone, passwordHash } = event.data;
        return { id, standing: 'active', name, email, phone, passwordHash, since };
      }
      case 'PickupPersonAdded': {
        const { pickupPersonId: id, at: since, name, phone, passwordHash } = event.data;
        return { id, standing: 'active', name, email: '', phone, passwordHash, since };
      }
      case 'OperatorRegistered': {
        const { operatorId: id, at: since, name, phone, passwordHash } = event.data;
        return { id, standing: 'active', name, email: '', phone, passwordHash, since };
      }
      case 'CustomerProfileChanged':
        return account && { ...account, ...event.data.customer };
      case 'PartnerProfileChanged':
        return account && { ...account, name: event.data.name, email: event.data.email };
      case 'PartnerSuspended':
        return account && { ...account, standing: 'suspended' };
      case 'PickupPersonBlocked':
        return account && { ...account, standing: 'blocked' };
      case 'PartnerReinstated':
      case 'PickupPersonUnblocked':
        return account && { ...account, standing: 'active' };
      case 'AccountDeleted':
        return account && { ...account, standing: 'deleted' };
      case 'PhoneVerified':
      case 'AddressAdded':
      case 'AddressRemoved':
        return account;
      default:
        return ofALaterVersion(event, account);
    }
  },
};

function ofALaterVersion(_event: never, account: Account | null): Account | null {
  return account;
}

const STREAM_OF: Readonly<Record<Viewer['role'], (id: string) => string>> = {
  customer: customerStream,
  partner: partnerStream,
  pickUp: pickupPersonStream,
  operator: operatorStream,
};

/** Accounts as the log has them now. */
@Injectable()
export class Accounts {
  constructor(private readonly eventStore: EventStore) {}

  async find(role: Viewer['role'], id: string): Promise<Account | null> {
    const { state } = await this.eventStore.load(STREAM_OF[role](id), accountFold);
    return state;
  }
}
