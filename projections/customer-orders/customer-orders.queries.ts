import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type Listed } from '@phirse/contracts/kernel/page.js';
import { type DisplayedOrder, type OrderStatus, type OrderSubStatus } from '@phirse/contracts/read-models/order.js';
import { withoutOwnership } from '@phirse/contracts/rules/order-display.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { PageQuery } from '@phirse/infra/http/page-query.js';
import { listPage } from '@phirse/infra/mongo/list-page.js';
import { IsIn, IsOptional } from 'class-validator';
import { type Db } from 'mongodb';
import { type CustomerOrder, customerOrders } from './customer-orders.projection.js';

/** The customer's tabs (decisions.md, "Confirmed and Pending tabs"), and each status by itself. */
const STATUSES = {
  Confirmed: ['new', 'processing'],
  Past: ['completed', 'cancelled'],
  new: ['new'],
  processing: ['processing'],
  completed: ['completed'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly OrderStatus[]>;
const SUB_STATUSES = ['pending', 'Pending', 'Assigned', 'completed', 'cancelled'] satisfies OrderSubStatus[];

export class CustomerOrdersQuery extends PageQuery {
  @IsOptional()
  @IsIn(Object.keys(STATUSES), { message: `status must be one of ${Object.keys(STATUSES).join(', ')}` })
  readonly status?: keyof typeof STATUSES;

  @IsOptional()
  @IsIn(SUB_STATUSES, { message: `subStatus must be one of ${SUB_STATUSES.join(', ')}` })
  readonly subStatus?: OrderSubStatus;
}

/** A customer's orders, newest first. */
export async function ordersOfCustomer(
  db: Db,
  customerId: string,
  query: CustomerOrdersQuery,
): Promise<Listed<'orders', DisplayedOrder>> {
  const filter = {
    customerId,
    ...(query.status && { status: { $in: [...STATUSES[query.status]] } }),
    ...(query.subStatus && { subStatus: query.subStatus }),
  };
  const orders = db.collection<CustomerOrder>(customerOrders.name);
  const { documents, pagination } = await listPage(orders, filter, { createdAt: -1, _id: -1 }, query);
  return { orders: documents.map(displayed), pagination };
}

/** One order for whoever it concerns. To anybody else it does not exist: ORDER_NOT_FOUND. */
export async function orderFor(db: Db, viewer: Viewer, orderId: string): Promise<DisplayedOrder> {
  const order = await db.collection<CustomerOrder>(customerOrders.name).findOne({ _id: orderId });
  const mayRead = order?.orderId && (viewer.role === 'operator' || ownersOf(order)[viewer.role] === viewer.id);
  return order && mayRead ? displayed(order) : refuse('ORDER_NOT_FOUND', 'Order not found');
}

const ownersOf = ({ customerId, partnerId, pickupPersonId }: CustomerOrder) => ({
  customer: customerId,
  partner: partnerId,
  pickUp: pickupPersonId,
});

function displayed({ position: _position, ...order }: CustomerOrder): DisplayedOrder {
  return withoutOwnership(order);
}
