import { describe, expect, it } from '@jest/globals';
import { PICKUP_SLOTS } from '@phirse/contracts/rules/pickup-slots.js';
import { givenEvents } from '../testing/given-events.js';
import {
  leadAccepted,
  orderCancelled,
  orderCompleted,
  orderCreated,
  pickupAssigned,
  pickupUnassigned,
  requoted,
} from '../testing/sample-events.js';
import { customerOrders } from './customer-orders.projection.js';

describe('customer orders', () => {
  it('tells the whole story of an order', () => {
    const story = [
      orderCreated(),
      leadAccepted(),
      pickupAssigned(),
      pickupUnassigned(),
      pickupAssigned(),
      requoted(),
      orderCompleted(),
    ];
    const order = givenEvents(customerOrders, story).get('BB1');
    expect(order).toMatchObject({ status: 'completed', partnerId: 'partner-1', pickupPersonId: 'person-1' });
    expect(order?.productDetails.price).toBe(15_000);
    expect(order?.firstQuote?.price).toBe(18_000);
    expect(order?.logs.map(({ type }) => type)).toEqual([
      'placed',
      'accepted',
      'assigned',
      'unassigned',
      'assigned',
      'requoted',
      'completed',
    ]);
  });

  it.each(PICKUP_SLOTS)('says at which instant a pickup at $value begins', ({ value, fromHour }) => {
    const order = givenEvents(customerOrders, [orderCreated({ pickUp: { date: '2026-03-01', time: value } })]).get(
      'BB1',
    );
    expect(order?.pickupDateTime).toBe(new Date(`2026-03-01T${fromHour}:00:00+05:30`).toISOString());
  });

  it('keeps the reason of a cancelled order', () => {
    const order = givenEvents(customerOrders, [orderCreated(), orderCancelled()]).get('BB1');
    expect(order).toMatchObject({ status: 'cancelled', cancellationReason: 'Changed my mind' });
  });
});
