import { type Listed } from '@phirse/contracts/kernel/page.js';
import { type OneOrder, type OnePartnerOrder } from '@phirse/contracts/read-models/answers.js';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type QueryValue } from '../../lib/api-client.js';
import { type PartnerState } from '../../lib/session.js';
import { partnerKeys } from '../partner-session/partner-keys.js';

export const ASSIGNED_FAILED = 'Failed to load assigned orders';
export const ACCEPTED_FAILED = 'Failed to load accepted orders';
export const ORDER_FAILED = 'Failed to load order details';

type Query = Readonly<Record<string, QueryValue>>;
type Orders = Listed<'orders', DisplayedOrder>;

/** Lists of orders by their call; `phone` is the partner's, for assignments the pickup person's. */
const LISTS = {
  /** Accepted and still open. */
  assigned: '/partner/get-assigned-partner-orders',
  /** Everything the partner ever accepted. */
  accepted: '/partner/get-partner-accepted-orders',
  /** A pickup person's own, today's first. */
  pickups: '/pickup/get-pickup-guy-orders',
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
    queryFn: async ({ signal }): Promise<OnePartnerOrder['order']> => {
      const id = encodeURIComponent(orderId);
      if (role === 'Partner')
        return (await api.get<OnePartnerOrder>(`/partner/get-single-orders/${Phone}/${id}`, { signal })).order;
      return (await api.get<OneOrder>(`/order/get-order/${id}`, { signal, session: 'partner' })).data;
    },
  });
