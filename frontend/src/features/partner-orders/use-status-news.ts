import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toast } from '../../ui/toast-store.js';

export const STATUS_UPDATED = 'Status updated';

/** Tells who looks at an order that somebody else has moved it on: another window, its customer, Phirse. */
export function useStatusNews({ data: order, isFetching }: UseQueryResult<DisplayedOrder>): void {
  const known = useRef<Pick<DisplayedOrder, 'orderId' | 'status'> | null>(null);
  useEffect(() => {
    // What is kept from an earlier visit is no news when it is read again.
    if (!order || isFetching) return;
    const { orderId, status } = order;
    if (known.current?.orderId === orderId && known.current.status !== status) toast.success(STATUS_UPDATED);
    known.current = { orderId, status };
  }, [order, isFetching]);
}
