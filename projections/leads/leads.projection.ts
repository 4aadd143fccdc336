import { type OrderEvent } from '@phirse/contracts/events/order.events.js';
import { type PartnerEvent } from '@phirse/contracts/events/people.events.js';
import { type Fold, type Projection, type ReadModelDocument } from '@phirse/contracts/kernel/projection.js';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { displayOrder, maskCustomer, withoutOwnership } from '@phirse/contracts/rules/order-display.js';
import { type Territory, territoryOf } from '@phirse/contracts/rules/territory.js';

/** An open lead as any partner may see it: nothing of the customer's is ever stored here. */
export interface LeadDocument extends ReadModelDocument {
  readonly kind: 'lead';
  readonly pincode: string;
  readonly city: string;
  readonly lead: DisplayedOrder;
}
/** Where a partner's leads come from. */
export interface TerritoryDocument extends ReadModelDocument, Territory {
  readonly kind: 'territory';
}
type Document = LeadDocument | TerritoryDocument;
type Event = OrderEvent | PartnerEvent;

export const territoryId = (partnerId: string) => `territory:${partnerId}`;

const gone: Fold<Document, OrderEvent> = { ids: ({ data }) => [data.orderId], project: () => null };

const territory: Fold<Document, PartnerEvent> = {
  ids: ({ data }) => [territoryId(data.partnerId)],
  project: (document, event, _id) => {
    const known = document?.kind === 'territory' ? document : null;
    const next = territoryOf(known, event);
    return next && { ...next, _id, kind: 'territory' };
  },
};

/** Orders that nobody has accepted, by pincode. */
export const leads: Projection<Document, Event> = {
  name: 'leads',
  version: 2,
  indexes: [{ keys: { pincode: 1, 'lead.createdAt': -1 } }],
  on: {
    OrderCreated: {
      ids: ({ data }) => [data.orderId],
      project: (_document, event, _id) => {
        const record = displayOrder(null, event);
        if (!record) return null;
        const { pincode, city } = event.data;
        return { _id, kind: 'lead', pincode, city, lead: maskCustomer(withoutOwnership(record)) };
      },
    },
    LeadAccepted: gone,
    OrderCancelled: gone,
    PartnerRegistered: territory,
    PartnerProfileChanged: territory,
    PartnerSuspended: territory,
    PartnerReinstated: territory,
  },
};
