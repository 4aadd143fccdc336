import { type WalletEvent } from '@phirse/contracts/events/coins.events.js';
import { type OrderEvent } from '@phirse/contracts/events/order.events.js';
import { type PartnerEvent } from '@phirse/contracts/events/people.events.js';
import { indianDay } from '@phirse/contracts/kernel/clock.js';
import { type Fold, type Projection, type ReadModelDocument } from '@phirse/contracts/kernel/projection.js';
import { type PartnerDashboard } from '@phirse/contracts/read-models/partner.js';
import { type Territory, territoryOf } from '@phirse/contracts/rules/territory.js';

const MAX_DAYS = 62;

type Day = PartnerDashboard['days'][number];

/** A partner's sums. Its id is the partner's. */
export interface FiguresDocument extends ReadModelDocument {
  readonly kind: 'figures';
  readonly coins: number;
  readonly completed: number;
  readonly cancelled: number;
  readonly days: readonly Day[];
}
/** An order in work: one document each, so that a partner's figures do not grow with their orders. */
export interface WorkDocument extends ReadModelDocument {
  readonly kind: 'work';
  readonly partnerId: string;
  readonly state: 'pending' | 'assigned';
}
/** An order that nobody has accepted. */
export interface OpenLeadDocument extends ReadModelDocument {
  readonly kind: 'lead';
  readonly pincode: string;
}
/** Where a partner's leads come from. */
export interface TerritoryDocument extends ReadModelDocument, Territory {
  readonly kind: 'territory';
}
type Document = FiguresDocument | WorkDocument | OpenLeadDocument | TerritoryDocument;
type Figures = Omit<FiguresDocument, 'position'>;

const workId = (orderId: string) => `work:${orderId}`;
const leadId = (orderId: string) => `lead:${orderId}`;
export const territoryId = (partnerId: string) => `territory:${partnerId}`;

/** The figures after a change; all zero before the first. */
function figuresAfter(document: Document | null, _id: string, change: (figures: Figures) => Partial<Figures>): Figures {
  const figures: Figures =
    document?.kind === 'figures' ? document : { _id, kind: 'figures', coins: 0, completed: 0, cancelled: 0, days: [] };
  return { ...figures, ...change(figures) };
}

const wallet = <Event extends WalletEvent>(
  sign: 1 | -1,
  column: 'spent' | 'bought' | 'refunded',
): Fold<Document, Event> => ({
  ids: ({ data }) => [data.partnerId],
  project: (document, { data }, id) =>
    figuresAfter(document, id, ({ coins, days }) => ({
      coins: coins + sign * data.coins,
      days: onDay(days, data.at, (day) => ({ ...day, [column]: day[column] + data.coins })),
    })),
});

type InWork = Extract<OrderEvent, { type: 'PickupAssigned' | 'PickupUnassigned' }>;

const inWork = <Event extends InWork>(state: WorkDocument['state']): Fold<Document, Event> => ({
  ids: ({ data }) => [workId(data.orderId)],
  project: (_document, { data }, _id) => ({ _id, kind: 'work', partnerId: data.partnerId, state }),
});

const territory: Fold<Document, PartnerEvent> = {
  ids: ({ data }) => [territoryId(data.partnerId)],
  project: (document, event, _id) => {
    const next = territoryOf(document?.kind === 'territory' ? document : null, event);
    return next && { ...next, _id, kind: 'territory' };
  },
};

/** The summary on top of a partner's dashboard. */
export const partnerDashboard: Projection<Document, OrderEvent | WalletEvent | PartnerEvent> = {
  name: 'partner-dashboard',
  version: 3,
  indexes: [{ keys: { partnerId: 1, state: 1 } }, { keys: { pincode: 1 } }],
  on: {
    CoinsCredited: wallet(1, 'bought'),
    CoinsDebited: wallet(-1, 'spent'),
    CoinsRefunded: wallet(1, 'refunded'),
    OrderCreated: {
      ids: ({ data }) => [leadId(data.orderId)],
      project: (_document, { data }, _id) => ({ _id, kind: 'lead', pincode: data.pincode }),
    },
    LeadAccepted: {
      ids: ({ data }) => [leadId(data.orderId), workId(data.orderId)],
      project: (_document, { data: { orderId, partnerId } }, _id) =>
        _id === leadId(orderId) ? null : { _id, kind: 'work', partnerId, state: 'pending' },
    },
    PickupAssigned: inWork('assigned'),
    PickupUnassigned: inWork('pending'),
    OrderCompleted: {
      ids: ({ data }) => [workId(data.orderId), data.partnerId],
      project: (document, { data: { orderId, at, finalPrice } }, id) =>
        id === workId(orderId)
          ? null
          : figuresAfter(document, id, ({ completed, days }) => ({
              completed: completed + 1,
              days: onDay(days, at, (day) => ({ ...day, paidOut: day.paidOut + finalPrice })),
            })),
    },
    OrderCancelled: {
      ids: ({ data: { orderId, partnerId } }) => (partnerId ? [workId(orderId), partnerId] : [leadId(orderId)]),
      project: (document, { data }, id) =>
        id === data.partnerId ? figuresAfter(document, id, ({ cancelled }) => ({ cancelled: cancelled + 1 })) : null,
    },
    PartnerRegistered: territory,
    PartnerProfileChanged: territory,
    PartnerSuspended: territory,
    PartnerReinstated: territory,
  },
};

function onDay(days: readonly Day[], at: string, change: (day: Day) => Day): readonly Day[] {
  const day = indianDay(at);
  const known = days.find((other) => other.day === day) ?? { day, spent: 0, bought: 0, refunded: 0, paidOut: 0 };
  return [...days.filter((other) => other.day !== day), change(known)]
    .sort((one, other) => (one.day < other.day ? -1 : 1))
    .slice(-MAX_DAYS);
}
