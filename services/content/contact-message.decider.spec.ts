import { expect, it } from '@jest/globals';
import { fold } from '@phirse/contracts/kernel/decider.js';
import { contactMessageDecider } from './contact-message.decider.js';

const customer = { name: 'Asha Rao', email: 'asha@example.com', phone: '9876543210', message: 'When do you open?' };
const command = {
  type: 'ReceiveContactMessage',
  messageId: 'm1',
  ...customer,
  at: '2026-02-03T04:05:06.000Z',
} as const;

it('receives a message, its personal data under one key', () => {
  expect(contactMessageDecider.decide(command, contactMessageDecider.initialState)).toEqual([
    { type: 'ContactMessageReceived', data: { messageId: 'm1', at: command.at, customer } },
  ]);
});

it('receives it once', () => {
  const state = fold(contactMessageDecider, contactMessageDecider.decide(command, contactMessageDecider.initialState));
  expect(contactMessageDecider.decide(command, state)).toEqual([]);
});
