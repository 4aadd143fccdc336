import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError } from '../../lib/api-error.js';
import { paths } from '../../lib/paths.js';
import { QueryView } from '../../lib/query-view.js';
import { EmptyState } from '../../ui/empty-state.js';
import { LinkButton } from '../../ui/link-button.js';
import { OrderHeader } from './order-header.js';
import { OrderSkeleton } from './order-skeleton.js';
import { FETCH_FAILED } from './orders.queries.js';
import { ReturnToOrder } from './return-to-order.js';
import { usePartnerOrder } from './use-partner-order.js';

export interface OrderGateProps {
  /** Where there is no such order, or it is not theirs. */
  readonly notFound: string;
  /** Then leads back to the order at once, where nothing can be done from here. */
  readonly returns?: boolean;
  readonly children: (order: DisplayedOrder) => ReactNode;
}

/** For pages that work on an order in progress: loads it by the URL, and says so where it cannot be worked on. */
export function OrderGate({ notFound, returns = false, children }: OrderGateProps) {
  const { orderId = '' } = useParams();
  const order = usePartnerOrder();
  const back = (
    <LinkButton tone="quiet" to={paths.partner.dashboard()}>
      Back to Dashboard
    </LinkButton>
  );
  if (order.error instanceof ApiError && order.error.status === 404) {
    if (returns) return <ReturnToOrder orderId={orderId} why={notFound} />;
    return (
      <>
        <h1 className="text-25">Order</h1>
        <EmptyState action={back}>{notFound}</EmptyState>
      </>
    );
  }
  return (
    <>
      {order.isError && !order.data && <h1 className="text-25">Order</h1>}
      <QueryView query={order} errorText={FETCH_FAILED} skeleton={<OrderSkeleton />} errorAction={back}>
        {(found) => {
          if (found.status === 'processing') return children(found);
          const to = found.status === 'new' ? paths.partner.lead(found.orderId) : paths.partner.order(found.orderId);
          return (
            <div className="grid gap-5">
              <OrderHeader order={found} back={{ to, label: 'The order' }} />
              <EmptyState action={<LinkButton to={to}>Open the order</LinkButton>}>
                {found.status === 'new'
                  ? 'Accept this lead first: then it can be evaluated and completed.'
                  : `This order is ${found.status}. Nothing can be changed any more.`}
              </EmptyState>
            </div>
          );
        }}
      </QueryView>
    </>
  );
}
