import { indianDay } from '@phirse/contracts/kernel/clock.js';
import { type Listed, pagination } from '@phirse/contracts/kernel/page.js';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { withoutOwnership } from '@phirse/contracts/rules/order-display.js';
import { TableQuery } from '@phirse/infra/http/page-query.js';
import { searchIn, sortBy } from '@phirse/infra/mongo/list-page.js';
import { type Db } from 'mongodb';
import { type Assignment, pickupAssignments } from './pickup-assignments.projection.js';

export class AssignmentsQuery extends TableQuery {
  override readonly limit: number = 5;
}

const SORTS = {
  pickupDateTime: 'pickupDateTime',
  createdAt: 'createdAt',
  price: 'productDetails.price',
  name: 'productDetails.name',
  customer: 'user.name',
};
const SEARCHED = ['_id', 'productDetails.name', 'user.name', 'user.phone', 'user.address', 'user.orderpincode'];
/** More open pickups than one person can have. */
const MAX_ASSIGNED = 1000;

/** What a pickup person is assigned now: today's pickups first, then the coming ones, then what is overdue. */
export async function assignmentsOf(
  db: Db,
  pickupPersonId: string,
  query: AssignmentsQuery,
  now: string,
): Promise<Listed<'orders', DisplayedOrder>> {
  const sort = sortBy(SORTS, query, { pickupDateTime: 1, _id: 1 });
  const found = await db
    .collection<Assignment>(pickupAssignments.name)
    .find(
      { pickupPersonId, ...searchIn<Assignment>(SEARCHED, query.search) },
      { sort: { ...sort }, limit: MAX_ASSIGNED },
    )
    .toArray();
  const today = indianDay(now);
  const turn = ({ pickupDateTime }: Assignment) => {
    const day = indianDay(pickupDateTime);
    return day === today ? 0 : day > today ? 1 : 2;
  };
  const ordered = query.sort ? found : found.toSorted((one, other) => turn(one) - turn(other));
  const page = ordered.slice((query.page - 1) * query.limit, query.page * query.limit);
  return {
    orders: page.map(({ position: _position, ...order }) => withoutOwnership(order)),
    pagination: pagination(query.page, query.limit, ordered.length),
  };
}
