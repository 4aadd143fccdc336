import { type PhirseEvent } from '../events/all.events.js';
import { type Recorded } from '../kernel/event.js';

/** Streams whose events are told to somebody by name. */
const TOLD_STREAM = /^((?:order|wallet|coinPurchase|reimbursement)-[\w-]{1,80})\.(\d{1,9})$/;
const LEAD = /^lead-(\w{1,40})$/;

/** Id of what an event tells: its place in its stream, so that whoever holds the id finds the event again. */
export const notificationId = ({ streamName, revision }: Pick<Recorded, 'streamName' | 'revision'>) =>
  `${streamName}.${revision}`;

/** Id of a lead's one notification, which changes as the lead does. */
export const leadNotificationId = (orderId: string) => `lead-${orderId}`;

/** What an id of a notification is about; `null` for anything that is none. */
export type NotificationPlace =
  | { readonly is: 'lead'; readonly orderId: string }
  | { readonly is: 'event'; readonly streamName: string; readonly revision: number };

export function placeOfNotification(id: string): NotificationPlace | null {
  const [, orderId] = LEAD.exec(id) ?? [];
  if (orderId) return { is: 'lead', orderId };
  const [, streamName, revision] = TOLD_STREAM.exec(id) ?? [];
  return streamName ? { is: 'event', streamName, revision: Number(revision) } : null;
}

/** Partners and pickup persons who are told of an event by name. Nobody is told of what they did, but a requote and a completion are receipts. */
export function recipientsOf({ type, data }: PhirseEvent): readonly string[] {
  switch (type) {
    case 'PickupAssigned':
    case 'PickupUnassigned':
      return [data.pickupPersonId];
    case 'Requoted':
    case 'OrderCompleted':
      return present(data.partnerId, data.pickupPersonId);
    case 'OrderCancelled':
      return present(data.cancelledBy === 'partner' ? null : data.partnerId, data.pickupPersonId);
    case 'CoinPurchaseApproved':
    case 'CoinPurchaseRejected':
    case 'CoinsRefunded':
    case 'ReimbursementRejected':
      return [data.partnerId];
    default:
      return [];
  }
}

function present(...ids: readonly (string | null | undefined)[]): readonly string[] {
  return ids.filter((id) => typeof id === 'string');
}
