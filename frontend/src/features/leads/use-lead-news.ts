import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { partnerKeys } from '../partner-session/partner-keys.js';
import { type LeadList } from './leads.queries.js';
import { newLeads, useOpenLeads } from './open-leads.js';

/** What has changed since a list of leads was read: how many are new, and which of those shown are gone. */
export function useLeadNews({ data: list }: UseQueryResult<LeadList>) {
  const client = useQueryClient();
  const open = useOpenLeads();
  const [shown, setShown] = useState<readonly string[]>([]);
  const orders = list?.orders ?? [];
  const listed = orders.map(({ orderId }) => orderId);
  const fresh = list ? newLeads(open, list.known, listed) : [];
  const load = () => {
    setShown(fresh);
    void client.invalidateQueries({ queryKey: partnerKeys.of('leads') });
  };
  const isGone = ({ orderId }: DisplayedOrder) => open?.gone.includes(orderId) ?? false;

  // Where nothing is shown, nothing can be disturbed.
  const mayAppear = list?.pagination.total === 0 && fresh.length > 0;
  useEffect(() => {
    if (mayAppear) void client.invalidateQueries({ queryKey: partnerKeys.of('leads') });
  }, [mayAppear, client]);

  return {
    count: mayAppear ? 0 : fresh.length,
    load,
    isNew: ({ orderId }: DisplayedOrder) => shown.includes(orderId),
    isGone,
    lastGone: orders.findLast(isGone)?.productDetails.name ?? null,
  };
}
