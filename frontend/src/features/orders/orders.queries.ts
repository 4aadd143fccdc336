import { type Listed } from '@phirse/contracts/kernel/page.js';
import { type OneOrder } from '@phirse/contracts/read-models/answers.js';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client.js';
import { keysOf } from '../../lib/query.js';

export const orderKeys = keysOf('orders');

/** The tabs of My Orders and what each asks for (decisions.md, "Confirmed and Pending tabs"). */
export const ORDER_TABS = [
  { value: 'confirmed', label: 'Confirmed', query: { status: 'Confirmed' } },
  { value: 'pending', label: 'Pending', query: { subStatus: 'pending' } },
  { value: 'past', label: 'Past', query: { status: 'Past' } },
] as const;

export interface OrderListFilter {
  readonly phone: string;
  readonly tab: string;
  readonly page: number;
  readonly limit: number;
}

export const ordersQuery = ({ phone, tab, page, limit }: OrderListFilter) =>
  queryOptions({
    queryKey: orderKeys.of('list', phone, tab, page, limit),
    queryFn: ({ signal }) =>
      api.get<Listed<'orders', DisplayedOrder>>(`/order/get-user-order/${phone}`, {
        query: { ...ORDER_TABS.find(({ value }) => value === tab)?.query, page, limit },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: orderKeys.of('one', orderId),
    queryFn: ({ signal }) => api.get<OneOrder>(`/order/get-order/${encodeURIComponent(orderId)}`, { signal }),
    staleTime: 0,
  });
