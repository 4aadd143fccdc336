import { type OrderEvent, orderStream } from '@phirse/contracts/events/order.events.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { displayOrder, type OrderRecord } from '@phirse/contracts/rules/order-display.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { type EventStore } from '@phirse/infra/eventstore/event-store.js';

const orderFacts = {
  initialState: null,
  evolve: (order: OrderRecord | null, event: OrderEvent & { readonly id: string }) => displayOrder(order, event),
};

/** The order that a partner holds in their hands; refuses any but their own (ORDER_NOT_FOUND). */
export async function placedOrder(eventStore: EventStore, orderId: string, viewer: Viewer): Promise<OrderRecord> {
  const { state } = await eventStore.load<OrderRecord | null, OrderEvent & { readonly id: string }>(
    orderStream(orderId),
    orderFacts,
  );
  const isTheirs = viewer.role === 'operator' || (viewer.role === 'partner' && state?.partnerId === viewer.id);
  return state && isTheirs ? state : refuse('ORDER_NOT_FOUND', 'Order not found');
}
