import { describe, expect, it } from '@jest/globals';
import { type OrderEvent } from '@phirse/contracts/events/order.events.js';
import { type OrderMessage } from '@phirse/contracts/integration/order.messages.js';
import { type Recorded } from '@phirse/contracts/kernel/event.js';
import { evidence, HISTORIES, lead, NOW, ORDER_ID, PARTNER, placed } from './order.fixture.js';
import { orderPublisher } from './order.publisher.js';

const recorded = <Event extends OrderEvent>(event: Event): Recorded<Event> => ({
  ...event,
  id: '6e3b4c7e-5d5c-4c1f-9a55-0d0f8a2f6b11',
  streamName: `order-${ORDER_ID}`,
  revision: 0,
  position: 12,
  recordedAt: '2026-03-02T10:00:01.000Z',
  metadata: {
    $correlationId: 'd',
    $causationId: 'e',
    actor: { role: 'customer', id: 'customer-1' },
    schemaVersion: 1,
    hash: '',
  },
});

const { on } = orderPublisher;
const envelope = { id: '6e3b4c7e-5d5c-4c1f-9a55-0d0f8a2f6b11', key: ORDER_ID, occurredAt: NOW, position: 12 };
const completed = { orderId: ORDER_ID, at: NOW, partnerId: PARTNER, finalPrice: 18_000, customer: evidence };
const requoted = {
  orderId: ORDER_ID,
  at: NOW,
  partnerId: PARTNER,
  previousPrice: 18_000,
  evaluatedPrice: 15_500,
  finalPrice: 15_000,
  options: [],
};
const reason = 'Meera of 12 Lake Road did not answer';
const cancelled = { orderId: ORDER_ID, at: NOW, reason, cancelledBy: 'partner', partnerId: PARTNER } as const;

const table: readonly [string, OrderMessage | undefined, Pick<OrderMessage, 'type' | 'data'>][] = [
  [
    'OrderCreated',
    on.OrderCreated?.(recorded({ type: 'OrderCreated', data: placed() })),
    {
      type: 'OrderPlaced.v1',
      data: {
        orderId: ORDER_ID,
        city: 'bangalore',
        deviceSlug: 'apple-iphone-13',
        variant: '128 GB',
        category: 'mobile',
        price: 18_000,
        leadPrice: 54,
      },
    },
  ],
  [
    'LeadAccepted',
    on.LeadAccepted?.(recorded({ type: 'LeadAccepted', data: lead() })),
    { type: 'LeadAccepted.v1', data: { orderId: ORDER_ID, partnerId: PARTNER, coins: 54 } },
  ],
  [
    'Requoted',
    on.Requoted?.(recorded({ type: 'Requoted', data: requoted })),
    {
      type: 'OrderRequoted.v1',
      data: { orderId: ORDER_ID, partnerId: PARTNER, previousPrice: 18_000, price: 15_000 },
    },
  ],
  [
    'OrderCompleted',
    on.OrderCompleted?.(recorded({ type: 'OrderCompleted', data: completed })),
    { type: 'OrderCompleted.v1', data: { orderId: ORDER_ID, partnerId: PARTNER, price: 18_000 } },
  ],
  [
    'OrderCancelled',
    on.OrderCancelled?.(recorded({ type: 'OrderCancelled', data: cancelled })),
    { type: 'OrderCancelled.v1', data: { orderId: ORDER_ID, partnerId: PARTNER, cancelledBy: 'partner' } },
  ],
];

describe('what other systems hear of an order', () => {
  it.each(table)('tells of %s under the id of the event and the key of the order', (_type, message, expected) => {
    expect(message).toEqual({ ...envelope, ...expected });
  });

  it('keeps to itself who picks up', () => {
    const silent = Object.entries(on).flatMap(([type, tell]) => (tell ? [] : [type]));
    expect(silent).toEqual(['PickupAssigned', 'PickupUnassigned']);
    expect(table).toHaveLength(Object.keys(on).length - silent.length);
  });

  it('carries nothing of a person', () => {
    const told = JSON.stringify(table.map(([, message]) => message));
    const { customer, pincode, customerId } = placed();
    const personal = [
      ...Object.values(customer).filter(Boolean),
      ...Object.values(evidence).flat(),
      lead().partnerName,
      lead().partnerPhone,
      pincode,
      customerId,
      reason,
    ];
    for (const secret of personal) expect(told).not.toContain(secret);
  });

  it('says that a customer cancelled before any partner came', () => {
    const [, event] = HISTORIES.cancelledNew;
    expect(on.OrderCancelled?.(recorded(event))).toMatchObject({ data: { partnerId: null, cancelledBy: 'customer' } });
  });
});
