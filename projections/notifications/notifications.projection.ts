import { type CoinPurchaseEvent, type CoinsRefunded } from '@phirse/contracts/events/coins.events.js';
import { type OrderCancelled, type OrderEvent } from '@phirse/contracts/events/order.events.js';
import {
  type NotificationRead,
  type PartnerEvent,
  type PickupPersonAdded,
} from '@phirse/contracts/events/people.events.js';
import { type ReimbursementRejected } from '@phirse/contracts/events/reimbursement.events.js';
import { type Fold, type Projection, type ReadModelDocument } from '@phirse/contracts/kernel/projection.js';
import { type PartnerNotification } from '@phirse/contracts/read-models/partner.js';
import { type LeadAudience, leadAudienceOf } from '@phirse/contracts/rules/lead-audience.js';
import { formatRupees } from '@phirse/contracts/rules/money.js';
import { leadNotificationId, notificationId, recipientsOf } from '@phirse/contracts/rules/notifications.js';

/** A notification for those it names, or of a lead for every partner who is told of it. It tells nothing about the customer. */
export interface NotificationDocument extends ReadModelDocument, Omit<PartnerNotification, '_id' | 'status'> {
  readonly kind: 'notification';
  readonly recipients: readonly string[];
  /** Of a lead: where and when it was placed, and what it is; `null` elsewhere. */
  readonly pincode: string | null;
  readonly placedAt: number | null;
  readonly what: string | null;
  readonly isOpen: boolean;
  readonly readBy: readonly string[];
}
/** Of which leads a partner is told. */
export interface AudienceDocument extends ReadModelDocument, LeadAudience {
  readonly kind: 'audience';
}
/** Whose pickup person somebody is. */
export interface PersonDocument extends ReadModelDocument {
  readonly kind: 'person';
  readonly partnerId: string;
}
type Document = NotificationDocument | AudienceDocument | PersonDocument;
type Told = OrderEvent | CoinPurchaseEvent | CoinsRefunded | ReimbursementRejected;
type Event = Told | PartnerEvent | PickupPersonAdded | NotificationRead;
type Message = Pick<NotificationDocument, 'title' | 'body' | 'orderID' | 'type'>;

export const audienceId = (partnerId: string) => `audience:${partnerId}`;
export const personId = (pickupPersonId: string) => `person:${pickupPersonId}`;
const leadId = ({ data }: { readonly data: { readonly orderId: string } }) => leadNotificationId(data.orderId);
const NO_LEAD = { pincode: null, placedAt: null, what: null, isOpen: false } as const;

/** A notification of its own, by the place of its event; none where the event names nobody. */
const notify = <Of extends Told>(message: (data: Of['data']) => Message): Fold<Document, Of> => ({
  ids: (event) => (recipientsOf(event).length > 0 ? [notificationId(event)] : []),
  project: (_document, event, _id) => ({
    _id,
    kind: 'notification',
    ...message(event.data),
    ...NO_LEAD,
    recipients: recipientsOf(event),
    readBy: [],
    timestamp: event.data.at,
  }),
});

/** A lead that is gone: its notification says so, to those who have not read it as news and to those who look back. */
const gone = (document: Document | null, title: string, at: string, by: readonly string[]) =>
  document?.kind === 'notification' && document.isOpen
    ? {
        ...document,
        title,
        body: `${document.what} is no longer to be had`,
        timestamp: at,
        isOpen: false,
        readBy: [...new Set([...document.readBy, ...by])],
      }
    : document;

const cancelled = notify<OrderCancelled>(({ orderId, reason }) => ({
  title: 'Order cancelled',
  body: `Order ${orderId} was cancelled: ${reason}`,
  orderID: orderId,
  type: 'order',
}));

const audience: Fold<Document, PartnerEvent> = {
  ids: ({ data }) => [audienceId(data.partnerId)],
  project: (document, event, _id) => {
    const next = leadAudienceOf(document?.kind === 'audience' ? document : null, event);
    return next && { ...next, _id, kind: 'audience' };
  },
};

/** What the bell shows to partners and pickup persons. A lead has one notification, which says what became of it. */
export const notifications: Projection<Document, Event> = {
  name: 'notifications',
  version: 2,
  indexes: [
    { keys: { recipients: 1, timestamp: -1 } },
    { keys: { pincode: 1, timestamp: -1 } },
    { keys: { isOpen: 1, pincode: 1 } },
  ],
  on: {
    OrderCreated: {
      ids: (event) => [leadId(event)],
      project: (_document, { data, position }, _id) => {
        const what = `${data.device.name} in ${data.pincode}`;
        return {
          _id,
          kind: 'notification',
          title: 'New lead',
          body: `${what} for ${formatRupees(data.finalPrice)}, ${data.leadPrice} coins`,
          orderID: data.orderId,
          type: 'lead',
          timestamp: data.at,
          recipients: [],
          pincode: data.pincode,
          placedAt: position,
          what,
          isOpen: true,
          readBy: [],
        };
      },
    },
    LeadAccepted: {
      ids: (event) => [leadId(event)],
      project: (document, { data }) => gone(document, 'Lead taken', data.at, [data.partnerId]),
    },
    OrderCancelled: {
      ids: (event) => [leadId(event), ...cancelled.ids(event)],
      project: (document, event, _id) =>
        _id === leadId(event)
          ? gone(document, 'Lead withdrawn', event.data.at, [])
          : cancelled.project(document, event, _id),
    },
    PickupAssigned: notify(({ orderId }) => ({
      title: 'New pickup',
      body: `Order ${orderId} is yours to pick up`,
      orderID: orderId,
      type: 'assignment',
    })),
    PickupUnassigned: notify(({ orderId }) => ({
      title: 'Pickup taken back',
      body: `Order ${orderId} is no longer yours to pick up`,
      orderID: orderId,
      type: 'assignment',
    })),
    Requoted: notify(({ orderId, previousPrice, finalPrice }) => ({
      title: 'New quote confirmed',
      body: `Order ${orderId}: ${formatRupees(finalPrice)} instead of ${formatRupees(previousPrice)}`,
      orderID: orderId,
      type: 'order',
    })),
    OrderCompleted: notify(({ orderId, finalPrice }) => ({
      title: 'Order completed',
      body: `Order ${orderId} is completed, ${formatRupees(finalPrice)} paid`,
      orderID: orderId,
      type: 'order',
    })),
    CoinPurchaseApproved: notify(({ coins }) => ({
      title: 'Coins approved',
      body: `${coins} coins are in your wallet`,
      orderID: null,
      type: 'coins',
    })),
    CoinPurchaseRejected: notify(({ coins, reason }) => ({
      title: 'Coins rejected',
      body: `Your purchase of ${coins} coins was rejected: ${reason}`,
      orderID: null,
      type: 'coins',
    })),
    CoinsRefunded: notify(({ coins, orderId, reason }) => ({
      title: 'Coins refunded',
      body: `${coins} coins for lead ${orderId} are back in your wallet: ${reason}`,
      orderID: orderId,
      type: 'coins',
    })),
    // An approval is told by the coins themselves, above.
    ReimbursementRejected: notify(({ coins, orderId, reason }) => ({
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
    PickupPersonAdded: {
      ids: ({ data }) => [personId(data.pickupPersonId)],
      project: (_document, { data }, _id) => ({ _id, kind: 'person', partnerId: data.partnerId }),
    },
    PartnerRegistered: audience,
    PartnerProfileChanged: audience,
    PartnerSuspended: audience,
    PartnerReinstated: audience,
  },
};

const LEAD_EVENTS: readonly string[] = ['OrderCreated', 'LeadAccepted', 'OrderCancelled'];

/** Whether an event may change what a recipient is shown: it names them, or it is about a lead, of which partners are told. */
export function concernsRecipient(
  event: { readonly type: string; readonly data: object },
  recipient: { readonly id: string; readonly hearsOfLeads: boolean },
): boolean {
  if (!(event.type in notifications.on)) return false;
  return (
    (recipient.hearsOfLeads && LEAD_EVENTS.includes(event.type)) || Object.values(event.data).includes(recipient.id)
  );
}
