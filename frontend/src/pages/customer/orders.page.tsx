import { useQuery } from '@tanstack/react-query';
import { OrderRow } from '../../features/orders/order-row.js';
import { ORDER_TABS, ordersQuery } from '../../features/orders/orders.queries.js';
import { paths } from '../../lib/paths.js';
import { QueryView } from '../../lib/query-view.js';
import { useCustomer } from '../../lib/session.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { usePageParams } from '../../lib/use-page-params.js';
import { Breadcrumb } from '../../ui/breadcrumb.js';
import { EmptyState } from '../../ui/empty-state.js';
import { LinkButton } from '../../ui/link-button.js';
import { Pagination } from '../../ui/pagination.js';
import { SkeletonRows } from '../../ui/skeleton.js';
import { Tabs, useTab } from '../../ui/tabs.js';

const LIMIT = 10;
const EMPTY: Readonly<Record<string, string>> = {
  confirmed: 'No order is under way.',
  pending: 'No order is waiting for a partner.',
  past: 'Completed and cancelled orders will stand here.',
};

/** /orders */
export function Component() {
  const phone = useCustomer()?.phone ?? '';
  const tab = useTab(ORDER_TABS);
  const { page, limit, setPage } = usePageParams(LIMIT);
  const orders = useQuery({ ...ordersQuery({ phone, tab, page, limit }), enabled: phone !== '' });
  useDocumentTitle('My Orders');
  return (
    <div className="page-width py-4 md:py-6">
      <Breadcrumb
        crumbs={[
          { label: 'Home', to: paths.home() },
          { label: 'My Profile', to: paths.profile() },
          { label: 'Orders' },
        ]}
      />
      <h1 className="mt-2 mb-4 text-32">My Orders</h1>
      <Tabs tabs={ORDER_TABS} label="Orders by state" />
      <div className="mt-5" aria-busy={orders.isPlaceholderData}>
        <QueryView
          query={orders}
          errorText="Your orders could not be loaded. They are safe; please try again."
          skeleton={<SkeletonRows rows={4} className="h-26 rounded-card" />}
          isEmpty={(data) => data.orders.length === 0}
          empty={
            <EmptyState drawing="phone" action={<LinkButton to={paths.sell()}>Sell a phone</LinkButton>}>
              {EMPTY[tab]}
            </EmptyState>
          }
        >
          {(data) => (
            <>
              <ul className="grid gap-3">
                {data.orders.map((order) => (
                  <li key={order.orderId}>
                    <OrderRow order={order} />
                  </li>
                ))}
              </ul>
              {data.pagination.total > limit && (
                <div className="mt-5">
                  <Pagination {...data.pagination} noun="orders" onChange={setPage} />
                </div>
              )}
            </>
          )}
        </QueryView>
      </div>
    </div>
  );
}
