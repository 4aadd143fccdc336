import { type Listed } from '@phirse/contracts/kernel/page.js';
import { type OneOrder, type OnePartnerOrder } from '@phirse/contracts/read-models/answers.js';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, type QueryValue } from '../../lib/api-client.js';
import { ApiError } from '../../lib/api-error.js';
import { type PartnerState } from '../../lib/session.js';
import { partnerKeys } from '../partner-session/partner-keys.js';
import { type Kept, pickupsQuery, UNTIL_FRESH } from './pickups.queries.js';

export const ASSIGNED_FAILED = 'Failed to load assigned orders';
export const ACCEPTED_FAILED = 'Failed to load accepted orders';
export const ORDER_FAILED = 'Failed to load order details';
/** The same, for who works on the order rather than reads it. */
export const FETCH_FAILED = 'Failed to fetch order details';
/** What is shown may be behind by now. */
export const UPDATE_FAILED = 'Failed to update status';

type Query = Readonly<Record<string, QueryValue>>;
type Orders = Listed<'orders', DisplayedOrder>;

/** A partner's lists of orders by their call. */
const LISTS = {
  /** Accepted and still open. */
  assigned: '/partner/get-assigned-partner-orders',
  /** Everything the partner ever accepted. */
  accepted: '/partner/get-partner-accepted-orders',
} as const;

export const ordersQuery = (list: keyof typeof LISTS, phone: string, query: Query) =>
  queryOptions({
    queryKey: partnerKeys.of('orders', list, phone, query),
    queryFn: ({ signal }) => api.get<Orders>(`${LISTS[list]}/${phone}`, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** One order as its viewer may see it: a partner's own or a lead, or a pickup person's assignment. */
export const partnerOrderQuery = ({ role, Phone }: Pick<PartnerState, 'role' | 'Phone'>, orderId: string) =>
  queryOptions({
    queryKey: partnerKeys.of('order', Phone, orderId),
    queryFn: async ({ signal, client }): Promise<OnePartnerOrder['order'] & Kept> => {
      const id = encodeURIComponent(orderId);
      if (role === 'Partner')
        return (await api.get<OnePartnerOrder>(`/partner/get-single-orders/${Phone}/${id}`, { signal })).order;
      const listed = () => fromTheList(client, Phone, orderId);
      if (!navigator.onLine) {
        const kept = await listed().catch(() => null);
        if (kept) return kept;
      }
      try {
        const { data, keptAt } = await api.get<OneOrder & Kept>(`/order/get-order/${id}`, {
          signal,
          session: 'partner',
        });
        return { ...data, keptAt };
      } catch (error) {
        const kept = isUnreachable(error) ? await listed() : null;
        if (!kept) throw error;
        return kept;
      }
    },
    ...(role === 'pickUp' && UNTIL_FRESH),
  });

/** An assignment that was never opened stands in the list of all of them, which is read without a network as well. */
async function fromTheList(client: QueryClient, phone: string, orderId: string) {
  const query = pickupsQuery(phone);
  const { orders, keptAt } = await client.fetchQuery({ ...query, retry: false, staleTime: Infinity });
  const order = orders.find((one) => one.orderId === orderId);
  const readAt = new Date(client.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0).toISOString();
  return order ? { ...order, keptAt: keptAt ?? readAt } : null;
}

const isUnreachable = (error: unknown) => error instanceof ApiError && error.status === 0;
