import { describe, expect, it } from '@jest/globals';
import { type OrderEvent } from '@phirse/contracts/events/order.events.js';
import { fold } from '@phirse/contracts/kernel/decider.js';
import { type ErrorCode } from '@phirse/contracts/kernel/errors.js';
import { type OrderCommand, orderDecider } from './order.decider.js';
import { HISTORIES, NOW, ORDER_ID, PARTNER, placeOrder, type StateName } from './order.fixture.js';
import {
  accept,
  assign,
  assignBlocked,
  assignOther,
  at,
  cancelBy,
  complete,
  customerCancels,
  decide,
  operatorCancels,
  outcome,
  partnerCancels,
  requote,
  rivalAccept,
  unassign,
} from './order-commands.fixture.js';

const gone: ErrorCode = 'INVALID_TRANSITION';
const taken: ErrorCode = 'LEAD_ALREADY_ACCEPTED';
const exists: ErrorCode = 'ALREADY_EXISTS';
const unknown: ErrorCode = 'ORDER_NOT_FOUND';
const blocked: ErrorCode = 'PICKUP_PERSON_BLOCKED';
const again = 'nothing new';
const cancelled: OrderEvent['type'] = 'OrderCancelled';

const STATES = [
  'none',
  'new',
  'pending',
  'assigned',
  'completed',
  'cancelledNew',
  'cancelled',
] as const satisfies readonly StateName[];
/** A column for each of `STATES`. */
type Outcomes = readonly [string, string, string, string, string, string, string];

/** Every command, and what it leads to in each state. */
const TABLE: readonly (readonly [string, OrderCommand, Outcomes])[] = [
  ['place', placeOrder(), ['OrderCreated', exists, exists, exists, exists, exists, exists]],
  // Its own debit has had the order once and for all: answering anything else would refund a paid lead.
  ['accept by the debit that paid', accept, [unknown, 'LeadAccepted', again, again, again, gone, again]],
  ['accept by another debit', rivalAccept, [unknown, 'LeadAccepted', taken, taken, taken, gone, gone]],
  ['assign', assign, [unknown, unknown, 'PickupAssigned', again, gone, unknown, gone]],
  ['assign somebody else', assignOther, [unknown, unknown, 'PickupAssigned', gone, gone, unknown, gone]],
  ['assign a blocked person', assignBlocked, [unknown, unknown, blocked, gone, gone, unknown, gone]],
  ['de-assign', unassign, [unknown, unknown, again, 'PickupUnassigned', gone, unknown, gone]],
  ['requote', requote, [unknown, unknown, 'Requoted', 'Requoted', gone, unknown, gone]],
  ['complete', complete, [unknown, unknown, 'OrderCompleted', 'OrderCompleted', again, unknown, gone]],
  ['cancel by the customer', customerCancels, [unknown, cancelled, gone, gone, gone, again, again]],
  ['cancel by the partner', partnerCancels, [unknown, unknown, cancelled, cancelled, gone, unknown, again]],
  ['cancel by an operator', operatorCancels, [unknown, cancelled, cancelled, cancelled, gone, again, again]],
];
const CASES = TABLE.flatMap(([name, command, outcomes]) =>
  STATES.map((state, column) => ({ name, command, state, expected: outcomes[column] ?? '' })),
);

describe('every command in every state', () => {
  it('leaves no state out', () => {
    expect([...STATES].sort()).toEqual(Object.keys(HISTORIES).sort());
  });

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
