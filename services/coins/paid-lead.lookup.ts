import { type OrderEvent, orderStream } from '@phirse/contracts/events/order.events.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type EventStore } from '@phirse/infra/eventstore/event-store.js';

/** A lead, and what a partner has paid for it. */
export interface PaidLead {
  /** `null` until a partner has accepted it. */
  readonly partnerId: string | null;
  readonly coinsPaid: number;
  /** The rate it was priced at, where the order says so. */
  readonly coinsPerThousand: number | undefined;
  /** What the customer was paid in the end; `null` until the order is completed. */
  readonly finalPrice: number | null;
}

const leadOf = {
  initialState: null,
  evolve(lead: PaidLead | null, { type, data }: OrderEvent): PaidLead | null {
    if (type === 'OrderCreated')
      return { partnerId: null, coinsPaid: 0, coinsPerThousand: data.coinsPerThousand, finalPrice: null };
    if (type === 'LeadAccepted') return lead && { ...lead, partnerId: data.partnerId, coinsPaid: data.coins };
    if (type === 'OrderCompleted') return lead && { ...lead, finalPrice: data.finalPrice };
    return lead;
  },
};

/** What a partner paid for an order and what it went for; refuses any but their own (ORDER_NOT_FOUND). */
export async function paidLead(eventStore: EventStore, orderId: string, partnerId: string): Promise<PaidLead> {
  const { state } = await eventStore.load<PaidLead | null, OrderEvent>(orderStream(orderId), leadOf);
  return state?.partnerId === partnerId ? state : refuse('ORDER_NOT_FOUND', 'Order not found');
}
