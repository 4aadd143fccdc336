import { type DomainEvent } from '../kernel/event.js';

export type NewsletterSubscribed = DomainEvent<
  'NewsletterSubscribed',
  { subscriberId: string; at: string; customer: { email: string } }
>;
export type ContactMessageReceived = DomainEvent<
  'ContactMessageReceived',
  { messageId: string; at: string; customer: { name: string; email: string; phone: string; message: string } }
>;

export type SubscriberEvent = NewsletterSubscribed;
export type ContactMessageEvent = ContactMessageReceived;
export type ContentEvent = SubscriberEvent | ContactMessageEvent;

/** The id is a keyed hash of the address in lower case: one stream an address, and no personal data in its name. */
export const subscriberStream = (subscriberId: string) => `subscriber-${subscriberId}`;
export const contactMessageStream = (messageId: string) => `contactMessage-${messageId}`;
