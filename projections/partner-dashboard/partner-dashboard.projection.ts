import { type WalletEvent } from '@phirse/contracts/events/coins.events.js';
import { type OrderEvent } from '@phirse/contracts/events/order.events.js';
import { indianDay } from '@phirse/contracts/kernel/clock.js';
import { type Fold, type Projection, type ReadModelDocument } from '@phirse/contracts/kernel/projection.js';
import { type PartnerDashboard } from '@phirse/contracts/read-models/partner.js';

const MAX_DAYS = 62;

type Day = PartnerDashboard['days'][number];

/** A partner's figures. `open` tells which orders are in work: an end says which order, not what it was before. */
export interface DashboardDocument extends ReadModelDocument {
  readonly coins: number;
  readonly completed: number;
  readonly cancelled: number;
  readonly open: Readonly<Record<string, 'pending' | 'assigned'>>;
  readonly days: readonly Day[];
}
type Figures = Omit<DashboardDocument, 'position'>;

const nothingYet = (_id: string): Figures => ({ _id, coins: 0, completed: 0, cancelled: 0, open: {}, days: [] });

const wallet = <Event extends WalletEvent>(
  sign: 1 | -1,
  column: 'spent' | 'bought' | 'refunded',
): Fold<DashboardDocument, Event> => ({
  ids: ({ data }) => [data.partnerId],
  project: (document, { data }, id) => {
    const figures = document ?? nothingYet(id);
    return {
      ...figures,
      coins: figures.coins + sign * data.coins,
      days: onDay(figures.days, data.at, (day) => ({ ...day, [column]: day[column] + data.coins })),
    };
  },
});

type OfPartner = Extract<OrderEvent, { data: { partnerId: string } }>;

const order = <Event extends OfPartner>(
  change: (figures: Figures, data: Event['data']) => Partial<Figures>,
): Fold<DashboardDocument, Event> => ({
  ids: ({ data }) => [data.partnerId],
  project: (document, { data }, id) => {
    const figures = document ?? nothingYet(id);
    return { ...figures, ...change(figures, data) };
  },
});

/** The summary on top of a partner's dashboard. */
export const partnerDashboard: Projection<DashboardDocument, OrderEvent | WalletEvent> = {
  name: 'partner-dashboard',
  version: 1,
  indexes: [],
  on: {
    CoinsCredited: wallet(1, 'bought'),
    CoinsDebited: wallet(-1, 'spent'),
    CoinsRefunded: wallet(1, 'refunded'),
    LeadAccepted: order(({ open }, { orderId }) => ({ open: { ...open, [orderId]: 'pending' } })),
    PickupAssigned: order(({ open }, { orderId }) => ({ open: { ...open, [orderId]: 'assigned' } })),
    PickupUnassigned: order(({ open }, { orderId }) => ({ open: { ...open, [orderId]: 'pending' } })),
    OrderCompleted: order(({ open, completed, days }, { orderId, at, finalPrice }) => ({
      open: without(open, orderId),
      completed: completed + 1,
      days: onDay(days, at, (day) => ({ ...day, paidOut: day.paidOut + finalPrice })),
    })),
    OrderCancelled: {
      ids: ({ data }) => (data.partnerId ? [data.partnerId] : []),
      project: (document, { data }, id) => {
        const figures = document ?? nothingYet(id);
        return { ...figures, open: without(figures.open, data.orderId), cancelled: figures.cancelled + 1 };
      },
    },
  },
};

/** The dashboard as it is answered. */
export function dashboardOf(figures: Figures | null): PartnerDashboard {
  const { coins, completed, cancelled, open, days } = figures ?? nothingYet('');
  const states = Object.values(open);
  const count = (state: 'pending' | 'assigned') => states.filter((other) => other === state).length;
  return { coins, orders: { pending: count('pending'), assigned: count('assigned'), completed, cancelled }, days };
}

function onDay(days: readonly Day[], at: string, change: (day: Day) => Day): readonly Day[] {
  const day = indianDay(at);
  const known = days.find((other) => other.day === day) ?? { day, spent: 0, bought: 0, refunded: 0, paidOut: 0 };
  return [...days.filter((other) => other.day !== day), change(known)]
    .sort((one, other) => (one.day < other.day ? -1 : 1))
    .slice(-MAX_DAYS);
}

function without<Value>(record: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> {
  const { [key]: _gone, ...rest } = record;
  return rest;
}
