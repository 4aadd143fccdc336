import { type OrderEvent, orderStream } from '@phirse/contracts/events/order.events.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { type EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type OrderState, orderDecider } from './order.decider.js';
import { orderIdOf } from './order-id.js';

/** Numbers that a command tries before it gives up; a second one is needed once in thousands of orders. */
export const MAX_ATTEMPTS = 5;

/**
 * The order that this very command placed when it was first sent; `null` where it placed none. What it did then holds, whatever prices,
 * slots and pincodes say now.
 */
export async function placedBefore(
  eventStore: EventStore,
  { commandId, fingerprint }: CommandContext,
): Promise<Handled<OrderState, OrderEvent> | null> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const streamName = orderStream(orderIdOf(commandId, attempt));
    const [placed] = await eventStore.events<OrderEvent>(streamName);
    if (!placed) return null;
    const { $causationId, fingerprint: before } = placed.metadata;
    if ($causationId !== commandId) continue;
    if (before !== fingerprint) return null;
    const { state } = await eventStore.load(streamName, orderDecider);
    return { state, events: [placed], position: placed.position };
  }
  return null;
}
