import { type ContactMessageReceived, type NewsletterSubscribed } from '@phirse/contracts/events/content.events.js';
import { type Projection, type ReadModelDocument } from '@phirse/contracts/kernel/projection.js';
import { type ContactMessageView, type SubscriberView } from '@phirse/contracts/read-models/content.js';

export interface InboxMessage extends ReadModelDocument, ContactMessageView {
  readonly kind: 'message';
}
export interface InboxSubscriber extends ReadModelDocument, SubscriberView {
  readonly kind: 'subscriber';
}

/** What visitors sent in: contact messages and newsletter subscriptions. */
export const inbox: Projection<InboxMessage | InboxSubscriber, ContactMessageReceived | NewsletterSubscribed> = {
  name: 'inbox',
  version: 1,
  indexes: [{ keys: { kind: 1, receivedAt: -1, _id: -1 } }, { keys: { kind: 1, subscribedAt: -1, _id: -1 } }],
  on: {
    ContactMessageReceived: {
      ids: ({ data }) => [`message-${data.messageId}`],
      project: (_document, { data: { messageId, at, customer } }, _id) => ({
        _id,
        kind: 'message',
        messageId,
        name: customer.name,
        email: customer.email,
        phone: customer.phone,
        message: customer.message,
        receivedAt: at,
      }),
    },
    NewsletterSubscribed: {
      ids: ({ data }) => [`subscriber-${data.subscriberId}`],
      project: (_document, { data: { subscriberId, at, customer } }, _id) => ({
        _id,
        kind: 'subscriber',
        subscriberId,
        email: customer.email,
        subscribedAt: at,
      }),
    },
  },
};
