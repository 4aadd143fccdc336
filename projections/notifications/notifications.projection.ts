import { type CoinPurchaseEvent, type CoinsRefunded } from '@phirse/contracts/events/coins.events.js';
import { type OrderEvent } from '@phirse/contracts/events/order.events.js';
import { type NotificationRead, type PartnerEvent } from '@phirse/contracts/events/people.events.js';
import { type ReimbursementRejected } from '@phirse/contracts/events/reimbursement.events.js';
import { type Fold, type Projection, type ReadModelDocument } from '@phirse/contracts/kernel/projection.js';
import { type PartnerNotification } from '@phirse/contracts/read-models/partner.js';
import { formatRupees } from '@phirse/contracts/rules/money.js';
import { type Territory, territoryOf } from '@phirse/contracts/rules/territory.js';

/** A notification for those it names, and for every active partner of a pincode. It tells nothing about the customer. */
export interface NotificationDocument extends ReadModelDocument, Omit<PartnerNotification, '_id' | 'status'> {
  readonly kind: 'notification';
  readonly recipients: readonly string[];
  readonly pincode: string | null;
  readonly readBy: readonly string[];
}
export interface TerritoryDocument extends ReadModelDocument, Territory {
  readonly kind: 'territory';
}
type Document = NotificationDocument | TerritoryDocument;
type Event = OrderEvent | PartnerEvent | CoinPurchaseEvent | CoinsRefunded | ReimbursementRejected | NotificationRead;
type Message = Pick<NotificationDocument, 'recipients' | 'title' | 'body' | 'orderID' | 'type'>;

/** Title of the notification that an order is somebody's to pick up. */
export const NEW_PICKUP = 'New pickup';
export const territoryId = (partnerId: string) => `territory:${partnerId}`;
const leadId = ({ data }: { readonly data: { readonly orderId: string } }) => `lead-${data.orderId}`;

/** A notification of its own, by the id of its event. */
const notify = <Of extends Event>(message: (data: Of['data']) => Message): Fold<Document, Of> => ({
  ids: ({ id }) => [id],
  project: (_document, { data }, _id) => ({
    _id,
    kind: 'notification',
    ...message(data),
    pincode: null,
    readBy: [],
    timestamp: data.at,
  }),
});

const territory: Fold<Document, PartnerEvent> = {
  ids: ({ data }) => [territoryId(data.partnerId)],
  project: (document, event, _id) => {
    const next = territoryOf(document?.kind === 'territory' ? document : null, event);
    return next && { ...next, _id, kind: 'territory' };
  },
};

/** What the bell shows to partners and pickup persons. A lead is news for as long as it is to be had. */
export const notifications: Projection<Document, Event> = {
  name: 'notifications',
  version: 1,
  indexes: [
    { keys: { recipients: 1, timestamp: -1 } },
    { keys: { pincode: 1, timestamp: -1 } },
    { keys: { orderID: 1 } },
  ],
  on: {
    OrderCreated: {
      ids: (event) => [leadId(event)],
      project: (_document, { data }, _id) => ({
        _id,
        kind: 'notification',
        title: 'New lead',
        body: `${data.device.name} in ${data.pincode} for ${formatRupees(data.finalPrice)}, ${data.leadPrice} coins`,
        orderID: data.orderId,
        type: 'lead',
        timestamp: data.at,
        recipients: [],
        pincode: data.pincode,
        readBy: [],
      }),
    },
    LeadAccepted: { ids: (event) => [leadId(event)], project: () => null },
    OrderCancelled: {
      ids: (event) =>
        event.data.partnerId && event.data.cancelledBy !== 'partner' ? [leadId(event), event.id] : [leadId(event)],
      project: (_document, { id, data }, _id) => {
        if (_id !== id || !data.partnerId) return null;
        return {
          _id,
          kind: 'notification',
          title: 'Order cancelled',
          body: `Order ${data.orderId} was cancelled: ${data.reason}`,
          orderID: data.orderId,
          type: 'order',
          timestamp: data.at,
          recipients: [data.partnerId],
          pincode: null,
          readBy: [],
        };
      },
    },
    PickupAssigned: notify(({ pickupPersonId, orderId }) => ({
      recipients: [pickupPersonId],
      title: NEW_PICKUP,
      body: `Order ${orderId} is yours to pick up`,
      orderID: orderId,
      type: 'assignment',
    })),
    PickupUnassigned: notify(({ pickupPersonId, orderId }) => ({
      recipients: [pickupPersonId],
      title: 'Pickup taken back',
      body: `Order ${orderId} is no longer yours to pick up`,
      orderID: orderId,
      type: 'assignment',
    })),
    Requoted: notify(({ partnerId, orderId, previousPrice, finalPrice }) => ({
      recipients: [partnerId],
      title: 'New quote confirmed',
      body: `Order ${orderId}: ${formatRupees(finalPrice)} instead of ${formatRupees(previousPrice)}`,
      orderID: orderId,
      type: 'order',
    })),
    OrderCompleted: notify(({ partnerId, orderId, finalPrice }) => ({
      recipients: [partnerId],
      title: 'Order completed',
      body: `Order ${orderId} is completed, ${formatRupees(finalPrice)} paid`,
      orderID: orderId,
      type: 'order',
    })),
    CoinPurchaseApproved: notify(({ partnerId, coins }) => ({
      recipients: [partnerId],
      title: 'Coins approved',
      body: `${coins} coins are in your wallet`,
      orderID: null,
      type: 'coins',
    })),
    CoinPurchaseRejected: notify(({ partnerId, coins, reason }) => ({
      recipients: [partnerId],
      title: 'Coins rejected',
      body: `Your purchase of ${coins} coins was rejected: ${reason}`,
      orderID: null,
      type: 'coins',
    })),
    CoinsRefunded: notify(({ partnerId, coins, orderId, reason }) => ({
      recipients: [partnerId],
      title: 'Coins refunded',
      body: `${coins} coins for lead ${orderId} are back in your wallet: ${reason}`,
      orderID: orderId,
      type: 'coins',
    })),
    // An approval is told by the coins themselves, above.
    ReimbursementRejected: notify(({ partnerId, coins, orderId, reason }) => ({
      recipients: [partnerId],
      title: 'Coins not given back',
      body: `The ${coins} coins that you asked back for lead ${orderId} were refused: ${reason}`,
      orderID: orderId,
      type: 'coins',
    })),
    NotificationRead: {
      ids: ({ data }) => [data.notificationId],
      project: (document, { data }) => {
        if (document?.kind !== 'notification' || document.readBy.includes(data.recipientId)) return document;
        return { ...document, readBy: [...document.readBy, data.recipientId] };
      },
    },
    PartnerRegistered: territory,
    PartnerProfileChanged: territory,
    PartnerSuspended: territory,
    PartnerReinstated: territory,
  },
};

const LEAD_EVENTS: readonly string[] = ['OrderCreated', 'LeadAccepted', 'OrderCancelled'];
const ASSIGNEE_EVENTS: readonly string[] = ['Requoted', 'OrderCompleted', 'OrderCancelled'];

/** Whether an event may be news of an order to whoever picks it up: it does not name that person. */
export function concernsAssignee({ type }: { readonly type: string }): boolean {
  return ASSIGNEE_EVENTS.includes(type);
}

/** Whether an event may change what a recipient is shown. */
export function concernsRecipient(
  event: { readonly type: string; readonly data: object },
  recipientId: string,
): boolean {
  if (!(event.type in notifications.on)) return false;
  return LEAD_EVENTS.includes(event.type) || Object.values(event.data).includes(recipientId);
}
