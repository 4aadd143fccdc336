import { type OneOrder } from '@phirse/contracts/read-models/answers.js';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useServerEvents } from '../../lib/use-server-events.js';
import { orderQuery } from './orders.queries.js';

/** An order that changes on the screen as it changes in the world. */
export function useLiveOrder(orderId: string) {
  const client = useQueryClient();
  const order = useQuery(orderQuery(orderId));
  useServerEvents(`/order/${encodeURIComponent(orderId)}/events`, ({ type, data }) => {
    const next = type === 'order' ? orderOf(data) : null;
    if (next?.orderId === orderId) client.setQueryData<OneOrder>(orderQuery(orderId).queryKey, { data: next });
  });
  return order;
}

/** The parsing boundary of the stream; anything else than an order is passed over. */
function orderOf(text: string): DisplayedOrder | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'orderId' in value ? (value as DisplayedOrder) : null;
  } catch {
    return null;
  }
}
