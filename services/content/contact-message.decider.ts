import { type ContactMessageEvent } from '@phirse/contracts/events/content.events.js';
import { type Decider } from '@phirse/contracts/kernel/decider.js';

export type ContactMessageState = { readonly status: 'unknown' } | { readonly status: 'received' };

export interface ReceiveContactMessage {
  readonly type: 'ReceiveContactMessage';
  readonly messageId: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly at: string;
}

/** A message from the contact form: received once, never changed. */
export const contactMessageDecider: Decider<ContactMessageState, ReceiveContactMessage, ContactMessageEvent> = {
  initialState: { status: 'unknown' },

  decide({ type: _, messageId, at, ...customer }, { status }) {
    return status === 'received' ? [] : [{ type: 'ContactMessageReceived', data: { messageId, at, customer } }];
  },

  evolve(_state, event) {
    switch (event.type) {
      case 'ContactMessageReceived':
        return { status: 'received' };
    }
  },
};
