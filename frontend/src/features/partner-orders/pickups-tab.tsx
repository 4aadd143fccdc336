import { indianDay } from '@phirse/contracts/kernel/clock.js';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../lib/query-view.js';
import { TableToolbar } from '../../lib/table-toolbar.js';
import { tableQuery, useTableParams } from '../../lib/use-table-params.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Pagination } from '../../ui/pagination.js';
import { SkeletonRows } from '../../ui/skeleton.js';
import { usePartnerPhone } from '../partner-session/signed-in-partner.js';
import { ASSIGNED_FAILED, ordersQuery } from './orders.queries.js';
import { PickupCard } from './pickup-card.js';

const SIZES = [5, 10, 20] as const;
const SORTS = [
  { value: 'customer:asc', label: 'Customer' },
  { value: 'name:asc', label: 'Device' },
  { value: 'price:desc', label: 'Highest price' },
];

type Turn = 'Today' | 'Coming' | 'Overdue';

/** The server's order already: today, what comes, what is overdue. */
function inTurns(orders: readonly DisplayedOrder[]): readonly (readonly [Turn, readonly DisplayedOrder[]])[] {
  const today = indianDay(new Date().toISOString());
  const turnOf = ({ pickUpDetails: { date } }: DisplayedOrder): Turn =>
    date === today ? 'Today' : date > today ? 'Coming' : 'Overdue';
  const turns: readonly Turn[] = ['Today', 'Coming', 'Overdue'];
  return turns.map((turn) => [turn, orders.filter((order) => turnOf(order) === turn)] as const);
}

/** A pickup person's assignments, today's first. */
export function PickupsTab() {
  const params = useTableParams(SIZES);
  const orders = useQuery(ordersQuery('pickups', usePartnerPhone(), tableQuery(params)));
  return (
    <div className="grid gap-4">
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
        isEmpty={({ pagination }) => pagination.total === 0}
        empty={
          params.search ? (
            <EmptyState drawing="search">No order fits what you search for.</EmptyState>
          ) : (
            <EmptyState drawing="tick">No pickups for you right now. You are told as soon as there is one.</EmptyState>
          )
        }
      >
        {({ orders: rows, pagination }) => (
          <>
            {params.sort ? (
              <Cards orders={rows} />
            ) : (
              inTurns(rows).map(
                ([turn, some]) =>
                  some.length > 0 && (
                    <section key={turn} aria-label={turn}>
                      <h3 className="mb-2 text-17">
                        {turn} <span className="money font-normal text-muted">{some.length}</span>
                      </h3>
                      <Cards orders={some} />
                    </section>
                  ),
              )
            )}
            <Pagination {...pagination} sizes={SIZES} noun="orders" onChange={params.setPage} />
          </>
        )}
      </QueryView>
    </div>
  );
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
