import { describe, expect, it } from '@jest/globals';
import { type OrderEvent } from '@phirse/contracts/events/order.events.js';
import { fold } from '@phirse/contracts/kernel/decider.js';
import { DomainError, type ErrorCode } from '@phirse/contracts/kernel/errors.js';
import { type OrderCommand, orderDecider } from './order.decider.js';
import {
  acceptLead,
  CUSTOMER,
  evidence,
  HISTORIES,
  NOW,
  ORDER_ID,
  PARTNER,
  placed,
  placeOrder,
  type StateName,
} from './order.fixture.js';

const at = '2026-03-02T11:00:00.000Z';
const person = (id: string, isBlocked = false) => ({ id, name: 'Ravi', phone: '9000000201', isBlocked });
const options = [
  { heading: 'Screen', description: 'Deep', type: 'sub', value: 'Deep', percentage: 15, amount: 3000 },
] as const;

const accept = acceptLead({ at });
const rivalAccept = acceptLead({ partnerId: 'partner-2', debitId: 'debit-2' });
const assign = { type: 'AssignPickup', at, partnerId: PARTNER, person: person('person-1') } as const;
const assignOther = { ...assign, person: person('person-2') } as const;
const assignBlocked = { ...assign, person: person('person-3', true) } as const;
const unassign = { type: 'UnassignPickup', at, partnerId: PARTNER } as const;
const requote = {
  type: 'Requote',
  at,
  partnerId: PARTNER,
  seenPrice: 17_000,
  evaluatedPrice: 17_000,
  options,
} as const;
const complete = { type: 'CompleteOrder', at, partnerId: PARTNER, evidence } as const;
const cancelBy = (role: 'customer' | 'partner' | 'operator', id: string) =>
  ({ type: 'CancelOrder', at, by: { role, id }, reason: 'Changed my mind' }) as const;
const customerCancels = cancelBy('customer', CUSTOMER);
const partnerCancels = cancelBy('partner', PARTNER);
const operatorCancels = cancelBy('operator', 'operator-1');

const decide = (command: OrderCommand, events: readonly OrderEvent[]) =>
  orderDecider.decide(command, fold(orderDecider, events));

/** What a command leads to: event types, `nothing new`, or a refusal's code. */
function outcome(command: OrderCommand, events: readonly OrderEvent[]): string {
  try {
    return (
      decide(command, events)
        .map(({ type }) => type)
        .join() || 'nothing new'
    );
  } catch (refusal) {
    if (refusal instanceof DomainError) return refusal.code;
    throw refusal;
  }
}

const gone: ErrorCode = 'INVALID_TRANSITION';
const taken: ErrorCode = 'LEAD_ALREADY_ACCEPTED';
const unknown: ErrorCode = 'ORDER_NOT_FOUND';
const again = 'nothing new';

/** Every command in every state. */
const TABLE: readonly [string, OrderCommand, Record<StateName, string>][] = [
  [
    'place',
    placeOrder(),
    {
      none: 'OrderCreated',
      new: 'ALREADY_EXISTS',
      pending: 'ALREADY_EXISTS',
      assigned: 'ALREADY_EXISTS',
      completed: 'ALREADY_EXISTS',
      cancelledNew: 'ALREADY_EXISTS',
      cancelled: 'ALREADY_EXISTS',
    },
  ],
  // Its own debit has had the order once and for all: answering anything else would refund a paid lead.
  [
    'accept by the debit that paid',
    accept,
    {
      none: unknown,
      new: 'LeadAccepted',
      pending: again,
      assigned: again,
      completed: again,
      cancelledNew: gone,
      cancelled: again,
    },
  ],
  [
    'accept by another debit',
    rivalAccept,
    {
      none: unknown,
      new: 'LeadAccepted',
      pending: taken,
      assigned: taken,
      completed: taken,
      cancelledNew: gone,
      cancelled: gone,
    },
  ],
  [
    'assign',
    assign,
    {
      none: unknown,
      new: unknown,
      pending: 'PickupAssigned',
      assigned: again,
      completed: gone,
      cancelledNew: unknown,
      cancelled: gone,
    },
  ],
  [
    'assign somebody else',
    assignOther,
    {
      none: unknown,
      new: unknown,
      pending: 'PickupAssigned',
      assigned: gone,
      completed: gone,
      cancelledNew: unknown,
      cancelled: gone,
    },
  ],
  [
    'assign a blocked person',
    assignBlocked,
    {
      none: unknown,
      new: unknown,
      pending: 'PICKUP_PERSON_BLOCKED',
      assigned: gone,
      completed: gone,
      cancelledNew: unknown,
      cancelled: gone,
    },
  ],
  [
    'de-assign',
    unassign,
    {
      none: unknown,
      new: unknown,
      pending: again,
      assigned: 'PickupUnassigned',
      completed: gone,
      cancelledNew: unknown,
      cancelled: gone,
    },
  ],
  [
    'requote',
    requote,
    {
      none: unknown,
      new: unknown,
      pending: 'Requoted',
      assigned: 'Requoted',
      completed: gone,
      cancelledNew: unknown,
      cancelled: gone,
    },
  ],
  [
    'complete',
    complete,
    {
      none: unknown,
      new: unknown,
      pending: 'OrderCompleted',
      assigned: 'OrderCompleted',
      completed: again,
      cancelledNew: unknown,
      cancelled: gone,
    },
  ],
  [
    'cancel by the customer',
    customerCancels,
    {
      none: unknown,
      new: 'OrderCancelled',
      pending: gone,
      assigned: gone,
      completed: gone,
      cancelledNew: again,
      cancelled: again,
    },
  ],
  [
    'cancel by the partner',
    partnerCancels,
    {
      none: unknown,
      new: unknown,
      pending: 'OrderCancelled',
      assigned: 'OrderCancelled',
      completed: gone,
      cancelledNew: unknown,
      cancelled: again,
    },
  ],
  [
    'cancel by an operator',
    operatorCancels,
    {
      none: unknown,
      new: 'OrderCancelled',
      pending: 'OrderCancelled',
      assigned: 'OrderCancelled',
      completed: gone,
      cancelledNew: again,
      cancelled: again,
    },
  ],
];
const STATES = Object.keys(HISTORIES).filter((name): name is StateName => name in HISTORIES);
const CASES = TABLE.flatMap(([name, command, outcomes]) =>
  STATES.map((state) => ({ name, command, state, expected: outcomes[state] })),
);

describe('every command in every state', () => {
  it.each(CASES)('$name, when $state: $expected', ({ command, state, expected }) => {
    expect(outcome(command, HISTORIES[state])).toBe(expected);
  });

  it.each(CASES.filter(({ expected }) => /^[A-Z][a-z]/.test(expected) && expected !== 'OrderCreated'))(
    '$name, when $state, sent twice leads to nothing new',
    ({ command, state }) => {
      const events: readonly OrderEvent[] = HISTORIES[state];
      expect(outcome(command, [...events, ...decide(command, events)])).toBe(again);
    },
  );
});

describe('another partner', () => {
  it.each([assign, unassign, requote, complete])('finds no such order: $type', (command) => {
    expect(outcome({ ...command, partnerId: 'partner-2' }, HISTORIES.assigned)).toBe(unknown);
  });

  it('and another customer cannot cancel it', () => {
    expect(outcome(cancelBy('partner', 'partner-2'), HISTORIES.assigned)).toBe(unknown);
    expect(outcome(cancelBy('customer', 'customer-2'), HISTORIES.new)).toBe(unknown);
  });
});

describe('placing', () => {
  it('writes the order as it was priced', () => {
    expect(decide(placeOrder(), [])).toEqual([{ type: 'OrderCreated', data: placed() }]);
  });

  it.each([
    ['a slot that has begun', { date: '2026-03-02', time: '1PM-4PM' }],
    ['a day that is over', { date: '2026-03-01', time: '1PM-4PM' }],
    ['a day too far ahead', { date: '2026-03-14', time: '1PM-4PM' }],
    ['a slot that we do not have', { date: '2026-03-03', time: '3AM-4AM' }],
    ['a day that is none', { date: '2026-02-31', time: '1PM-4PM' }],
  ])('refuses %s', (_, pickUp) => {
    expect(outcome(placeOrder({ pickUp }), [])).toBe('SLOT_UNAVAILABLE');
  });

  it('takes the last slot of today until it begins', () => {
    expect(outcome(placeOrder({ pickUp: { date: '2026-03-02', time: '4PM-7PM' } }), [])).toBe('OrderCreated');
  });

  it.each([18_500, 18_000])('takes ₹%i, the evaluated or the final price, as seen', (price) => {
    expect(outcome(placeOrder({}, { price }), [])).toBe('OrderCreated');
  });

  it.each([18_499, 20_000, 0])('refuses ₹%i and says what it should be', (price) => {
    expect(() => decide(placeOrder({}, { price }), [])).toThrow(
      expect.objectContaining({ code: 'PRICE_MISMATCH', facts: { expected: 18_500, finalPrice: 18_000 } }),
    );
  });

  it('refuses a promo value that is not the code’s', () => {
    expect(outcome(placeOrder({}, { promoValue: 501 }), [])).toBe('PRICE_MISMATCH');
    expect(outcome(placeOrder({ promo: null, finalPrice: 18_500 }, { promoValue: 500 }), [])).toBe('PRICE_MISMATCH');
    expect(outcome(placeOrder({}, { promoValue: 500 }), [])).toBe('OrderCreated');
  });
});

describe('whose pickup it is', () => {
  const cancel: OrderCommand = { type: 'CancelOrder', at, by: { role: 'partner', id: PARTNER }, reason: 'Not at home' };
  it.each([
    ['requoted', requote, HISTORIES.assigned, 'person-1'],
    ['requoted', requote, HISTORIES.pending, null],
    ['cancelled', cancel, HISTORIES.assigned, 'person-1'],
    ['cancelled', cancel, HISTORIES.pending, null],
  ] as const)('is said where an order is %s: %#', (_case, command, history, pickupPersonId) => {
    expect(decide(command, history)).toMatchObject([{ data: { pickupPersonId } }]);
  });
});

describe('requoting', () => {
  it('keeps the promo and remembers the price before', () => {
    expect(decide(requote, HISTORIES.assigned)).toEqual([
      {
        type: 'Requoted',
        data: {
          orderId: ORDER_ID,
          at,
          partnerId: PARTNER,
          previousPrice: 18_000,
          evaluatedPrice: 17_000,
          finalPrice: 16_500,
          options,
          pickupPersonId: 'person-1',
        },
      },
    ]);
  });

  it.each([16_999, 17_001])('takes ₹%i for a rounding of ₹17,000 and writes its own', (seenPrice) => {
    expect(decide({ ...requote, seenPrice }, HISTORIES.pending)).toMatchObject([{ data: { evaluatedPrice: 17_000 } }]);
  });

  it.each([16_998, 17_002])('refuses ₹%i', (seenPrice) => {
    expect(() => decide({ ...requote, seenPrice }, HISTORIES.pending)).toThrow(
      expect.objectContaining({ code: 'PRICE_MISMATCH', facts: { expected: 17_000 } }),
    );
  });

  it('never pays less than nothing', () => {
    const low = { ...requote, seenPrice: 300, evaluatedPrice: 300 };
    expect(decide(low, HISTORIES.pending)).toMatchObject([{ data: { finalPrice: 0 } }]);
  });

  it('shows what was quoted first beside the new price', () => {
    const events = [...HISTORIES.assigned, ...decide(requote, HISTORIES.assigned)];
    expect(fold(orderDecider, events)).toMatchObject({
      order: { productDetails: { price: 16_500 }, firstQuote: { price: 18_000 } },
    });
  });
});

describe('completing', () => {
  it('pays the price that stands', () => {
    const events = [...HISTORIES.assigned, ...decide(requote, HISTORIES.assigned)];
    expect(decide({ ...complete, seenPrice: 16_500 }, events)).toMatchObject([{ data: { finalPrice: 16_500 } }]);
  });

  it('refuses another price', () => {
    expect(() => decide({ ...complete, seenPrice: 18_001 }, HISTORIES.assigned)).toThrow(
      expect.objectContaining({ code: 'PRICE_MISMATCH', facts: { expected: 18_000 } }),
    );
  });

  it('refuses another device for a completed order', () => {
    const other = { ...complete, evidence: { ...evidence, imeiNumber: '356938035643809' } };
    expect(outcome(other, HISTORIES.completed)).toBe('INVALID_TRANSITION');
  });
});

describe('a refusal', () => {
  it('says the state that blocked it', () => {
    expect(() => decide(complete, HISTORIES.cancelled)).toThrow(
      expect.objectContaining({
        detail: 'This order cannot be completed: it is cancelled.',
        facts: { orderStatus: 'cancelled', subStatus: 'cancelled' },
      }),
    );
    expect(() => decide(customerCancels, HISTORIES.pending)).toThrow(/Asha Mobiles has accepted it/);
  });
});

describe('the state', () => {
  it('is the order as displayed, with the ids of its events in the timeline', () => {
    const events = HISTORIES.pending.map((event, index) => ({ ...event, id: `event-${index}` }));
    expect(events.reduce(orderDecider.evolve, orderDecider.initialState)).toMatchObject({
      status: 'processing',
      debitId: 'debit-1',
      order: { _id: ORDER_ID, subStatus: 'Pending', updatedAt: NOW, logs: [{ id: 'event-0' }, { id: 'event-1' }] },
    });
  });

  it('stays as it is where an event without an order comes first', () => {
    expect(fold(orderDecider, HISTORIES.pending.slice(1))).toEqual({ status: 'none' });
  });
});
