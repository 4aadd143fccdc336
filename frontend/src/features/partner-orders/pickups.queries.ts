import { type Listed, MAX_PAGE_SIZE } from '@phirse/contracts/kernel/page.js';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client.js';
import { partnerKeys } from '../partner-session/partner-keys.js';

/** What an answer carries that did not come from the network now: the time at which it was true (src/worker). */
export interface Kept {
  readonly keptAt?: string;
}

/** A pickup person's assignments, all of them: they must be at hand where there is no network to ask for a further page. */
export interface Pickups extends Kept {
  readonly orders: readonly DisplayedOrder[];
}

/** A kept list is replaced as soon as there is a connection, even one that the browser did not notice. */
const ASK_AGAIN_MS = 15_000;

/** For queries whose answers are kept. */
export const UNTIL_FRESH = {
  refetchInterval: ({ state }: { readonly state: { readonly data?: Kept } }) =>
    state.data?.keptAt ? ASK_AGAIN_MS : false,
} as const;

export const pickupsQuery = (phone: string) =>
  queryOptions({
    queryKey: partnerKeys.of('orders', 'pickups', phone),
    queryFn: ({ signal }) => allPickups(phone, signal),
    ...UNTIL_FRESH,
  });

async function allPickups(phone: string, signal: AbortSignal): Promise<Pickups> {
  const orders: DisplayedOrder[] = [];
  let keptAt: string | undefined;
  for (let page = 1; ; page += 1) {
    const answer = await api.get<Listed<'orders', DisplayedOrder> & Kept>(`/pickup/get-pickup-guy-orders/${phone}`, {
      query: { page, limit: MAX_PAGE_SIZE },
      signal,
    });
    orders.push(...answer.orders);
    keptAt = keptAt ?? answer.keptAt;
    if (!answer.pagination.hasNext) return { orders, keptAt };
  }
}
