import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { QueryView } from '../../lib/query-view.js';
import { DateTime } from '../../ui/date-time.js';
import { ASSIGNED_FAILED, ordersQuery } from '../partner-orders/orders.queries.js';
import { usePartnerPhone } from '../partner-session/signed-in-partner.js';

/** What the person was told of the orders that they have now: the bell itself is theirs alone. */
export function PersonNews({ personId }: { readonly personId: string }) {
  const orders = useQuery(ordersQuery('assigned', usePartnerPhone(), { limit: 100, status: 'Assigned' }));
  return (
    <QueryView query={orders} errorText={ASSIGNED_FAILED}>
      {({ orders: assigned }) => {
        const news = assigned.filter(({ partner }) => partner?.pickUpPersonId === personId);
        if (news.length === 0) return <p className="text-muted">No order is waiting for them.</p>;
        return (
          <ul className="divide-y">
            {news.map(({ orderId, productDetails, updatedAt, logs }) => (
              <li key={orderId} className="flex flex-wrap justify-between gap-x-4 py-2.5">
                <span>
                  <b>New pickup</b>:{' '}
                  <Link to={paths.partner.order(orderId)} className="text-primary underline underline-offset-4">
                    {productDetails.name}, {orderId}
                  </Link>
                </span>
                <span className="text-13 text-muted">
                  <DateTime at={logs.findLast(({ type }) => type === 'assigned')?.timestamp ?? updatedAt} />
                </span>
              </li>
            ))}
          </ul>
        );
      }}
    </QueryView>
  );
}
