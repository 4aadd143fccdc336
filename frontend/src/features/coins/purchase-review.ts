import { type Listed } from '@phirse/contracts/kernel/page.js';
import { type Written } from '@phirse/contracts/read-models/answers.js';
import { type CoinPurchaseView } from '@phirse/contracts/read-models/partner.js';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type QueryValue } from '../../lib/api-client.js';
import { keysOf } from '../../lib/query.js';

const reviewKeys = keysOf('purchase-review');

/** Every partner's purchases, for operators. */
export const reviewQuery = (query: Readonly<Record<string, QueryValue>>) =>
  queryOptions({
    queryKey: reviewKeys.of(query),
    queryFn: ({ signal }) => api.get<Listed<'purchases', CoinPurchaseView>>('/ops/coin-purchases', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** An operator's word on a purchase; `reason` only where it is rejected. */
export type Decision = { readonly is: 'approve' } | { readonly is: 'reject'; readonly reason: string };

export function useDecidePurchase() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ paymentId, decision }: { readonly paymentId: string; readonly decision: Decision }) => {
      const path = `/ops/coin-purchases/${encodeURIComponent(paymentId)}/${decision.is}`;
      return api.post<Written>(path, decision.is === 'reject' ? { reason: decision.reason } : undefined);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: reviewKeys.all }),
  });
}
