import { type OrderCompleted, type OrderEvent } from '@phirse/contracts/events/order.events.js';
import { type PartnerEvent } from '@phirse/contracts/events/people.events.js';
import { type ReimbursementEvent } from '@phirse/contracts/events/reimbursement.events.js';
import { type Recorded } from '@phirse/contracts/kernel/event.js';
import { type Fold, type Projection, type ReadModelDocument } from '@phirse/contracts/kernel/projection.js';
import { type HandoverEvidence } from '@phirse/contracts/read-models/order.js';
import { type OrderReimbursement } from '@phirse/contracts/read-models/partner.js';
import { coinsOverpaid } from '@phirse/contracts/rules/lead-price.js';
import { displayOrder, type OrderRecord } from '@phirse/contracts/rules/order-display.js';
import { type Territory, territoryOf } from '@phirse/contracts/rules/territory.js';

export type PartnerOrderDocument = OrderRecord &
  ReadModelDocument & {
    readonly kind: 'order';
    /** Set once the order is completed. */
    readonly evidence: HandoverEvidence | null;
    /** The rate its lead was priced at; `null` where the order says none. */
    readonly coinsPerThousand: number | null;
    /** Set once the order is completed at a price that its lead cost too much for. */
    readonly reimbursement: OrderReimbursement | null;
  };
export interface TerritoryDocument extends ReadModelDocument, Territory {
  readonly kind: 'territory';
}
type Document = PartnerOrderDocument | TerritoryDocument;

export const territoryId = (partnerId: string) => `territory:${partnerId}`;

const order: Fold<Document, OrderEvent> = {
  ids: ({ data }) => [data.orderId],
  project: (document, event) => {
    const known = document?.kind === 'order' ? document : null;
    const record = displayOrder(known, event);
    if (!record) return null;
    const coinsPerThousand =
      event.type === 'OrderCreated' ? (event.data.coinsPerThousand ?? null) : (known?.coinsPerThousand ?? null);
    return {
      ...record,
      kind: 'order',
      evidence: evidenceAfter(known, event),
      coinsPerThousand,
      reimbursement: event.type === 'OrderCompleted' ? reimbursementOf(record, event.data, coinsPerThousand) : null,
    };
  },
};

function evidenceAfter(known: PartnerOrderDocument | null, event: Recorded<OrderEvent>): HandoverEvidence | null {
  return event.type === 'OrderCompleted' ? evidenceOf(event.data) : (known?.evidence ?? null);
}

const evidenceOf = ({ customer }: OrderCompleted['data']): HandoverEvidence => customer;

/** What a partner may ask back of a lead: `null` where it cost no more than its final price asks for. */
function reimbursementOf(
  { coins: coinsPaid }: OrderRecord,
  { finalPrice }: OrderCompleted['data'],
  coinsPerThousand: number | null,
): OrderReimbursement | null {
  const coins = coinsOverpaid(coinsPaid, finalPrice, coinsPerThousand ?? undefined);
  return coins > 0
    ? ({ coinsPaid, coinsDue: coinsPaid - coins, coins, status: 'possible', reason: '' } as const)
    : null;
}

const reimbursement = <Event extends ReimbursementEvent>(
  status: OrderReimbursement['status'],
  reasonOf: (data: Event['data']) => string = () => '',
): Fold<Document, Event> => ({
  ids: ({ data }) => [data.orderId],
  project: (document, { data }) =>
    document?.kind === 'order' && document.reimbursement
      ? { ...document, reimbursement: { ...document.reimbursement, status, reason: reasonOf(data) } }
      : document,
});

const territory: Fold<Document, PartnerEvent> = {
  ids: ({ data }) => [territoryId(data.partnerId)],
  project: (document, event, _id) => {
    const next = territoryOf(document?.kind === 'territory' ? document : null, event);
    return next && { ...next, _id, kind: 'territory' };
  },
};

/** Orders by the partner who has accepted them, with the evidence of the handover and what became of coins asked back. */
export const partnerOrders: Projection<Document, OrderEvent | ReimbursementEvent | PartnerEvent> = {
  name: 'partner-orders',
  version: 2,
  indexes: [{ keys: { partnerId: 1, createdAt: -1 } }],
  on: {
    OrderCreated: order,
    LeadAccepted: order,
    PickupAssigned: order,
    PickupUnassigned: order,
    Requoted: order,
    OrderCompleted: order,
    OrderCancelled: order,
    ReimbursementRequested: reimbursement('pending'),
    ReimbursementApproved: reimbursement('approved'),
    ReimbursementRejected: reimbursement('rejected', ({ reason }) => reason),
    PartnerRegistered: territory,
    PartnerProfileChanged: territory,
    PartnerSuspended: territory,
    PartnerReinstated: territory,
  },
};
