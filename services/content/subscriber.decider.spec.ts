import { expect, it } from '@jest/globals';
import { fold } from '@phirse/contracts/kernel/decider.js';
import { subscriberDecider } from './subscriber.decider.js';

const command = {
  type: 'SubscribeToNewsletter',
  subscriberId: 's1',
  email: 'asha@example.com',
  at: '2026-02-03T04:05:06.000Z',
} as const;

it('subscribes an address, its personal data under one key', () => {
  expect(subscriberDecider.decide(command, subscriberDecider.initialState)).toEqual([
    {
      type: 'NewsletterSubscribed',
      data: { subscriberId: 's1', at: command.at, customer: { email: 'asha@example.com' } },
    },
  ]);
});

it('appends nothing for an address that is subscribed', () => {
  const state = fold(subscriberDecider, subscriberDecider.decide(command, subscriberDecider.initialState));
  expect(subscriberDecider.decide({ ...command, at: '2026-03-01T00:00:00.000Z' }, state)).toEqual([]);
});
