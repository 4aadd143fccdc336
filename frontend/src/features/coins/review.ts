import { type Listed } from '@phirse/contracts/kernel/page.js';
import { type Written } from '@phirse/contracts/read-models/answers.js';
import { type CoinPurchaseView, type ReimbursementView } from '@phirse/contracts/read-models/partner.js';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type QueryValue } from '../../lib/api-client.js';
import { keysOf } from '../../lib/query.js';

const reviewKeys = keysOf('coin-review');

/** Where each list of requests is read and decided. */
const PATHS = { purchases: '/ops/coin-purchases', reimbursements: '/ops/reimbursements' } as const;
export type ReviewList = keyof typeof PATHS;

interface ReviewRows {
  readonly purchases: CoinPurchaseView;
  readonly reimbursements: ReimbursementView;
}

/** Every partner's requests of one kind, for operators. */
export const reviewQuery = <List extends ReviewList>(list: List, query: Readonly<Record<string, QueryValue>>) =>
  queryOptions({
    queryKey: reviewKeys.of(list, query),
    queryFn: ({ signal }) => api.get<Listed<List, ReviewRows[List]>>(PATHS[list], { query, signal }),
    placeholderData: keepPreviousData,
  });

/** An operator's word on a request; `reason` only where it is rejected. */
export type Decision = { readonly is: 'approve' } | { readonly is: 'reject'; readonly reason: string };

export function useDecide(list: ReviewList) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, decision }: { readonly id: string; readonly decision: Decision }) => {
      const path = `${PATHS[list]}/${encodeURIComponent(id)}/${decision.is}`;
      return api.post<Written>(path, decision.is === 'reject' ? { reason: decision.reason } : undefined);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: reviewKeys.all }),
  });
}
