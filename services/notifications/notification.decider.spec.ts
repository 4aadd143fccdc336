import { expect, it } from '@jest/globals';
import { fold } from '@phirse/contracts/kernel/decider.js';
import { type NotificationCommand, notificationDecider } from './notification.decider.js';

const read = (notificationId: string): NotificationCommand => ({
  type: 'ReadNotification',
  recipientId: 'p1',
  notificationId,
  at: '2026-02-03T04:05:06.000Z',
});

it('marks each notification as read, once', () => {
  const first = notificationDecider.decide(read('n1'), notificationDecider.initialState);
  const { type: _, ...data } = read('n1');
  expect(first).toEqual([{ type: 'NotificationRead', data }]);
  const state = fold(notificationDecider, first);
  expect(notificationDecider.decide(read('n1'), state)).toEqual([]);
  expect(notificationDecider.decide(read('n2'), state)).toHaveLength(1);
});
