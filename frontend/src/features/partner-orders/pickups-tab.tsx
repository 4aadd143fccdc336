import { pagination } from '@phirse/contracts/kernel/page.js';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../lib/query-view.js';
import { TableToolbar } from '../../lib/table-toolbar.js';
import { type TableParams, useTableParams } from '../../lib/use-table-params.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Pagination } from '../../ui/pagination.js';
import { SkeletonRows } from '../../ui/skeleton.js';
import { usePartnerPhone } from '../partner-session/signed-in-partner.js';
import { KeptNotice } from './kept-notice.js';
import { ASSIGNED_FAILED } from './orders.queries.js';
import { PickupCard } from './pickup-card.js';
import { inTurns, pickFrom } from './pickup-list.js';
import { pickupsQuery } from './pickups.queries.js';

const SIZES = [5, 10, 20] as const;
const SORTS = [
  { value: 'customer:asc', label: 'Customer' },
  { value: 'name:asc', label: 'Device' },
  { value: 'price:desc', label: 'Highest price' },
];

/** A pickup person's assignments, today's first. */
export function PickupsTab() {
  const params = useTableParams({ sizes: SIZES, sorts: SORTS });
  const orders = useQuery(pickupsQuery(usePartnerPhone()));
  const picked = pickFrom(orders.data?.orders ?? [], params.search, params.sort);
  const page = pageOf(picked.length, params);
  const rows = picked.slice((page.page - 1) * page.limit, page.page * page.limit);
  return (
    <div className="grid gap-4">
      <KeptNotice query={orders} what="list" />
      <TableToolbar
        params={params}
        searchLabel="Search orders, customers, devices"
        sorts={SORTS}
        unsorted="Today first"
      />
      <QueryView
        query={orders}
        errorText={ASSIGNED_FAILED}
        skeleton={<SkeletonRows rows={2} className="h-72" />}
        isEmpty={() => picked.length === 0}
        empty={
          params.search ? (
            <EmptyState drawing="search">No order fits what you search for.</EmptyState>
          ) : (
            <EmptyState drawing="tick">No pickups for you right now. You are told as soon as there is one.</EmptyState>
          )
        }
      >
        {() => (
          <>
            {params.sort ? (
              <Cards orders={rows} />
            ) : (
              inTurns(rows).map(([turn, some]) => (
                <section key={turn} aria-label={turn}>
                  <h3 className="mb-2 text-17">
                    {turn} <span className="money font-normal text-muted">{some.length}</span>
                  </h3>
                  <Cards orders={some} />
                </section>
              ))
            )}
            <Pagination {...page} sizes={SIZES} noun="orders" onChange={params.setPage} />
          </>
        )}
      </QueryView>
    </div>
  );
}

/** The page of the URL, the last one where there are no longer as many. */
function pageOf(total: number, { page, limit }: TableParams) {
  const last = Math.max(1, Math.ceil(total / limit));
  return pagination(Math.min(page, last), limit, total);
}

function Cards({ orders }: { readonly orders: readonly DisplayedOrder[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {orders.map((order) => (
        <li key={order.orderId} className="grid">
          <PickupCard order={order} />
        </li>
      ))}
    </ul>
  );
}
