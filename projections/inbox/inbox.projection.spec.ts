import { expect, it } from '@jest/globals';
import { type ContactMessageReceived, type NewsletterSubscribed } from '@phirse/contracts/events/content.events.js';
import { givenEvents } from '../testing/given-events.js';
import { inbox } from './inbox.projection.js';

const at = '2026-03-02T06:30:00.000Z';
const customer = { name: 'Asha Rao', email: 'asha@example.com', phone: '9876543210', message: 'When do you open?' };
const received: ContactMessageReceived = { type: 'ContactMessageReceived', data: { messageId: '1', at, customer } };
const subscribed: NewsletterSubscribed = {
  type: 'NewsletterSubscribed',
  data: { subscriberId: '1', at, customer: { email: 'asha@example.com' } },
};

it('keeps messages and subscribers apart, whatever their ids', () => {
  const documents = givenEvents(inbox, [received, subscribed]);
  expect(documents.get('message-1')).toMatchObject({ kind: 'message', messageId: '1', ...customer, receivedAt: at });
  expect(documents.get('subscriber-1')).toMatchObject({ kind: 'subscriber', email: customer.email, subscribedAt: at });
  expect(documents.size).toBe(2);
});
