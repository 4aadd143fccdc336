import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.js';
import { QueryView } from '../../lib/query-view.js';
import { TableToolbar } from '../../lib/table-toolbar.js';
import { tableQuery, useTableParams } from '../../lib/use-table-params.js';
import { type Column, DataTable } from '../../ui/data-table.js';
import { EmptyState } from '../../ui/empty-state.js';
import { LinkButton } from '../../ui/link-button.js';
import { Pagination } from '../../ui/pagination.js';
import { SelectField, type SelectOption } from '../../ui/select-field.js';
import { SkeletonRows } from '../../ui/skeleton.js';
import { usePartnerPhone } from '../partner-session/signed-in-partner.js';
import { ACCEPTED_COLUMNS, ASSIGNED_COLUMNS } from './order-columns.js';
import { ACCEPTED_FAILED, ASSIGNED_FAILED, ordersQuery } from './orders.queries.js';

interface OrdersList {
  readonly columns: readonly Column<DisplayedOrder>[];
  readonly sizes: readonly number[];
  readonly statuses: readonly SelectOption[];
  readonly errorText: string;
  readonly caption: string;
  readonly empty: string;
}

const IN_WORK = [
  { value: 'Pending', label: 'To assign' },
  { value: 'Assigned', label: 'Assigned' },
];
const LISTS: Readonly<Record<'assigned' | 'accepted', OrdersList>> = {
  assigned: {
    columns: ASSIGNED_COLUMNS,
    sizes: [5, 10, 20],
    statuses: IN_WORK,
    errorText: ASSIGNED_FAILED,
    caption: 'Orders in work',
    empty: 'Nothing is waiting for a pickup. Accept a lead and it stands here.',
  },
  accepted: {
    columns: ACCEPTED_COLUMNS,
    sizes: [5, 10, 25],
    statuses: [...IN_WORK, { value: 'completed', label: 'Completed' }, { value: 'cancelled', label: 'Cancelled' }],
    errorText: ACCEPTED_FAILED,
    caption: 'Accepted orders',
    empty: 'You have not accepted an order yet.',
  },
};
const SORTS = [
  { value: 'pickupDateTime:asc', label: 'Pickup soonest' },
  { value: 'updatedAt:desc', label: 'Last changed' },
  { value: 'price:desc', label: 'Highest price' },
  { value: 'customer:asc', label: 'Customer' },
  { value: 'name:asc', label: 'Device' },
];

/** A partner's orders as a table, on phones as cards: those in work, or all that were ever accepted. */
export function OrdersTab({ list }: { readonly list: 'assigned' | 'accepted' }) {
  const { columns, sizes, statuses, errorText, caption, empty } = LISTS[list];
  const params = useTableParams({ sizes, sorts: SORTS, columns });
  const status = params.filter('status', statuses);
  const orders = useQuery(ordersQuery(list, usePartnerPhone(), { ...tableQuery(params), status }));
  const narrowed = Boolean(params.search || status);
  return (
    <div className="grid gap-4">
      <TableToolbar params={params} searchLabel="Search orders, customers, devices" sorts={SORTS}>
        <div className="md:w-40">
          <SelectField
            label="Status"
            labelHidden
            placeholder="All statuses"
            options={statuses}
            value={status}
            onChange={(event) => params.change({ status: event.target.value })}
          />
        </div>
      </TableToolbar>
      <QueryView
        query={orders}
        errorText={errorText}
        skeleton={<SkeletonRows rows={5} className="h-18" />}
        isEmpty={({ pagination }) => pagination.total === 0}
        empty={
          narrowed ? (
            <EmptyState drawing="search">No order fits what you search for.</EmptyState>
          ) : (
            <EmptyState action={<LinkButton to={paths.partner.dashboard('orders')}>See open leads</LinkButton>}>
              {empty}
            </EmptyState>
          )
        }
      >
        {({ orders: rows, pagination }) => (
          <>
            <DataTable
              caption={caption}
              columns={columns}
              rows={rows}
              rowKey={({ orderId }) => orderId}
              sort={params.sort}
              onSort={params.setSort}
              wide="(min-width: 1100px)"
            />
            <Pagination {...pagination} sizes={sizes} noun="orders" onChange={params.setPage} />
          </>
        )}
      </QueryView>
    </div>
  );
}
