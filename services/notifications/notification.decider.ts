import { type NotificationEvent } from '@phirse/contracts/events/people.events.js';
import { type Decider } from '@phirse/contracts/kernel/decider.js';

/** Ids of the notifications that a recipient has read. */
export type ReadNotifications = ReadonlySet<string>;

export interface NotificationCommand {
  readonly type: 'ReadNotification';
  readonly recipientId: string;
  readonly notificationId: string;
  readonly at: string;
}

/** What a recipient has read: each notification once. */
export const notificationDecider: Decider<ReadNotifications, NotificationCommand, NotificationEvent> = {
  initialState: new Set(),

  decide({ type: _, ...data }, read) {
    return read.has(data.notificationId) ? [] : [{ type: 'NotificationRead', data }];
  },

  evolve(read, { data }) {
    return new Set([...read, data.notificationId]);
  },
};
