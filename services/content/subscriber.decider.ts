import { type SubscriberEvent } from '@phirse/contracts/events/content.events.js';
import { type Decider } from '@phirse/contracts/kernel/decider.js';

export type SubscriberState = { readonly status: 'unknown' } | { readonly status: 'subscribed' };

export interface SubscribeToNewsletter {
  readonly type: 'SubscribeToNewsletter';
  readonly subscriberId: string;
  readonly email: string;
  readonly at: string;
}

/** Whoever gets the newsletter: each address once. */
export const subscriberDecider: Decider<SubscriberState, SubscribeToNewsletter, SubscriberEvent> = {
  initialState: { status: 'unknown' },

  decide({ subscriberId, email, at }, { status }) {
    if (status === 'subscribed') return [];
    return [{ type: 'NewsletterSubscribed', data: { subscriberId, at, customer: { email } } }];
  },

  evolve(_state, event) {
    switch (event.type) {
      case 'NewsletterSubscribed':
        return { status: 'subscribed' };
    }
  },
};
