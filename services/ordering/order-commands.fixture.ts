import { type OrderEvent } from '@phirse/contracts/events/order.events.js';
import { fold } from '@phirse/contracts/kernel/decider.js';
import { DomainError } from '@phirse/contracts/kernel/errors.js';
import { type OrderCommand, orderDecider } from './order.decider.js';
import { acceptLead, CUSTOMER, evidence, PARTNER } from './order.fixture.js';

export const at = '2026-03-02T11:00:00.000Z';
const person = (id: string, isBlocked = false) => ({ id, name: 'Ravi', phone: '9000000201', isBlocked });
export const options = [
  { heading: 'Screen', description: 'Deep', type: 'sub', value: 'Deep', percentage: 15, amount: 3000 },
] as const;

export const accept = acceptLead({ at });
export const rivalAccept = acceptLead({ partnerId: 'partner-2', debitId: 'debit-2' });
export const assign = { type: 'AssignPickup', at, partnerId: PARTNER, person: person('person-1') } as const;
export const assignOther = { ...assign, person: person('person-2') } as const;
export const assignBlocked = { ...assign, person: person('person-3', true) } as const;
export const unassign = { type: 'UnassignPickup', at, partnerId: PARTNER } as const;
export const requote = {
  type: 'Requote',
  at,
  partnerId: PARTNER,
  seenPrice: 17_000,
  evaluatedPrice: 17_000,
  options,
} as const;
export const complete = { type: 'CompleteOrder', at, partnerId: PARTNER, evidence } as const;
export const cancelBy = (role: 'customer' | 'partner' | 'operator', id: string) =>
  ({ type: 'CancelOrder', at, by: { role, id }, reason: 'Changed my mind' }) as const;
export const customerCancels = cancelBy('customer', CUSTOMER);
export const partnerCancels = cancelBy('partner', PARTNER);
export const operatorCancels = cancelBy('operator', 'operator-1');

/** What the decider answers after these events. */
export const decide = (command: OrderCommand, events: readonly OrderEvent[]) =>
  orderDecider.decide(command, fold(orderDecider, events));

/** What a command leads to: event types, `nothing new`, or a refusal's code. */
export function outcome(command: OrderCommand, events: readonly OrderEvent[]): string {
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
