import { Injectable } from '@nestjs/common';
import { type CustomerEvent, customerStream } from '@phirse/contracts/events/people.events.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { EventStore } from '@phirse/infra/eventstore/event-store.js';

interface Contact {
  readonly name: string;
  readonly email: string;
}

const emailOfCustomer = {
  initialState: '',
  evolve: (email: string, event: CustomerEvent): string => {
    if (event.type === 'CustomerRegistered' || event.type === 'CustomerProfileChanged')
      return event.data.customer.email;
    return event.type === 'AccountDeleted' ? '' : email;
  },
};

/** Whom a quote is for. */
@Injectable()
export class CustomerContacts {
  constructor(private readonly eventStore: EventStore) {}

  /** Name and e-mail as given; a customer's own where they are not. */
  async of(viewer: Viewer, given: { readonly name?: string; readonly email?: string }): Promise<Contact> {
    const name = given.name?.trim() || viewer.name;
    const email = given.email?.trim() || (viewer.role === 'customer' ? await this.ownEmail(viewer.id) : '');
    return { name, email };
  }

  private async ownEmail(customerId: string): Promise<string> {
    const { state } = await this.eventStore.load(customerStream(customerId), emailOfCustomer);
    return state;
  }
}
