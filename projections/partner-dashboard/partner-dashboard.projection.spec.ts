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
import { partnerDashboard } from './partner-dashboard.projection.js';

function given(...events: (OrderEvent | WalletEvent)[]) {
  const documents = givenEvents(partnerDashboard, events);
  const figures = documents.get('partner-1');
  const work = [...documents.values()].filter((document) => document.kind === 'work');
  const openLeads = [...documents.values()].filter(({ kind }) => kind === 'lead').length;
  const count = (state: string) => work.filter((document) => document.state === state).length;
  return {
    figures: figures?.kind === 'figures' ? figures : null,
    orders: { pending: count('pending'), assigned: count('assigned') },
    openLeads,
  };
}

describe('the dashboard', () => {
  it('is empty before anything happened', () => {
    expect(given()).toEqual({ figures: null, orders: { pending: 0, assigned: 0 }, openLeads: 0 });
  });

  it('has a lead open until it is accepted or cancelled', () => {
    const leads = ['BB1', 'BB2', 'BB3'].map((orderId) => orderCreated({ orderId }));
    const cancelled = orderCancelled({ orderId: 'BB3', cancelledBy: 'customer', partnerId: null });
    const { figures, orders, openLeads } = given(...leads, leadAccepted({ orderId: 'BB2' }), cancelled);
    expect({ figures, orders, openLeads }).toEqual({
      figures: null,
      orders: { pending: 1, assigned: 0 },
      openLeads: 1,
    });
  });

  it('counts each order where it stands, and coins by the Indian day', () => {
    const lateEvening = '2026-03-02T19:00:00.000Z';
    const { figures, orders } = given(
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
    expect(figures).toMatchObject({ coins: 46, completed: 1, cancelled: 1 });
    expect(orders).toEqual({ pending: 1, assigned: 1 });
    expect(figures?.days).toEqual([
      { day: '2026-03-02', spent: 54, bought: 100, refunded: 0, paidOut: 0 },
      { day: '2026-03-03', spent: 0, bought: 0, refunded: 0, paidOut: 15_000 },
    ]);
  });

  it('keeps 62 days', () => {
    const start = '2026-01-01T06:00:00.000Z';
    const credits = Array.from({ length: 70 }, (_, day) => coinsCredited({ at: plusSeconds(start, day * 86_400) }));
    const days = given(...credits).figures?.days;
    expect(days).toHaveLength(62);
    expect(days?.at(-1)?.day).toBe('2026-03-11');
  });
});
