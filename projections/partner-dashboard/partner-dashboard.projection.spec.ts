import { describe, expect, it } from '@jest/globals';
import { type WalletEvent } from '@phirse/contracts/events/coins.events.js';
import { type OrderEvent } from '@phirse/contracts/events/order.events.js';
import { plusSeconds } from '@phirse/contracts/kernel/clock.js';
import { givenEvents } from '../testing/given-events.js';
import {
  coinsCredited,
  coinsDebited,
  leadAccepted,
  orderCancelled,
  orderCompleted,
  orderCreated,
  pickupAssigned,
} from '../testing/sample-events.js';
import { dashboardOf, partnerDashboard } from './partner-dashboard.projection.js';

const figures = (...events: (OrderEvent | WalletEvent)[]) =>
  dashboardOf(givenEvents(partnerDashboard, events).get('partner-1') ?? null);

describe('the dashboard', () => {
  it('is all zero before anything happened', () => {
    const orders = { pending: 0, assigned: 0, completed: 0, cancelled: 0 };
    expect(figures(orderCreated())).toEqual({ coins: 0, orders, days: [] });
  });

  it('counts each order where it stands, and coins by the Indian day', () => {
    const lateEvening = '2026-03-02T19:00:00.000Z';
    const { coins, orders, days } = figures(
      coinsCredited(),
      coinsDebited(),
      leadAccepted(),
      leadAccepted({ orderId: 'BB2' }),
      leadAccepted({ orderId: 'BB3' }),
      leadAccepted({ orderId: 'BB4' }),
      pickupAssigned({ orderId: 'BB2' }),
      orderCompleted({ orderId: 'BB3', at: lateEvening }),
      orderCancelled({ orderId: 'BB4', cancelledBy: 'partner', partnerId: 'partner-1' }),
    );
    expect(coins).toBe(46);
    expect(orders).toEqual({ pending: 1, assigned: 1, completed: 1, cancelled: 1 });
    expect(days).toEqual([
      { day: '2026-03-02', spent: 54, bought: 100, refunded: 0, paidOut: 0 },
      { day: '2026-03-03', spent: 0, bought: 0, refunded: 0, paidOut: 15_000 },
    ]);
  });

  it('keeps 62 days', () => {
    const start = '2026-01-01T06:00:00.000Z';
    const credits = Array.from({ length: 70 }, (_, day) => coinsCredited({ at: plusSeconds(start, day * 86_400) }));
    const { days } = figures(...credits);
    expect(days).toHaveLength(62);
    expect(days.at(-1)?.day).toBe('2026-03-11');
  });
});
