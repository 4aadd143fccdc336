import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type Listed } from '@phirse/contracts/kernel/page.js';
import { type OnePartnerOrder } from '@phirse/contracts/read-models/answers.js';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { maskCustomer, withoutOwnership } from '@phirse/contracts/rules/order-display.js';
import { TableQuery } from '@phirse/infra/http/page-query.js';
import { listPage, searchIn, sortBy } from '@phirse/infra/mongo/list-page.js';
import { IsIn, IsOptional } from 'class-validator';
import { type Db, type Filter } from 'mongodb';
import {
  type PartnerOrderDocument,
  partnerOrders,
  type TerritoryDocument,
  territoryId,
} from './partner-orders.projection.js';

const STATUSES = ['processing', 'completed', 'cancelled', 'Pending', 'Assigned'] as const;

export class PartnerOrdersQuery extends TableQuery {
  override readonly limit: number = 5;
  @IsOptional() @IsIn(STATUSES) readonly status?: (typeof STATUSES)[number];
  @IsOptional() @IsIn(['mobile', 'tablet']) readonly category?: 'mobile' | 'tablet';
}

const SORTS = {
  createdAt: 'createdAt',
  updatedAt: 'updatedAt',
  price: 'productDetails.price',
  coins: 'coins',
  pickupDateTime: 'pickupDateTime',
  name: 'productDetails.name',
  customer: 'user.name',
  status: 'status',
};
const SEARCHED = ['_id', 'productDetails.name', 'user.name', 'user.phone', 'user.address', 'user.orderpincode'];

/** Orders that a partner has accepted, newest first; with `inWork` those only that are not ended. */
export async function ordersOfPartner(
  db: Db,
  partnerId: string,
  query: PartnerOrdersQuery,
  { inWork }: { readonly inWork: boolean },
): Promise<Listed<'orders', DisplayedOrder>> {
  const { status, category } = query;
  const isSubStatus = status === 'Pending' || status === 'Assigned';
  const filter: Filter<PartnerOrderDocument> = {
    $and: [
      { partnerId, kind: 'order' as const },
      ...(inWork ? [{ status: 'processing' as const }] : []),
      ...(status ? [isSubStatus ? { subStatus: status } : { status }] : []),
      ...(category ? [{ 'productDetails.category': category }] : []),
      searchIn<PartnerOrderDocument>(SEARCHED, query.search),
    ],
  };
  const orders = db.collection<PartnerOrderDocument>(partnerOrders.name);
  const sort = sortBy(SORTS, query, { createdAt: -1, _id: -1 });
  const { documents, pagination } = await listPage(orders, filter, sort, query);
  return { orders: documents.map(displayed), pagination };
}

/**
 * One order for a partner: whole where it is theirs, masked while it is an open lead in their pincodes. Any other order does
 * not exist for them: ORDER_NOT_FOUND.
 */
export async function orderForPartner(db: Db, partnerId: string, orderId: string): Promise<OnePartnerOrder['order']> {
  const orders = db.collection<PartnerOrderDocument>(partnerOrders.name);
  const order = await orders.findOne({ _id: orderId, kind: 'order' });
  if (order?.partnerId === partnerId) {
    const { evidence, reimbursement } = order;
    return { ...displayed(order), ...(evidence && { evidence }), ...(reimbursement && { reimbursement }) };
  }
  if (order?.status === 'new') {
    const territories = db.collection<TerritoryDocument>(partnerOrders.name);
    const territory = await territories.findOne({ _id: territoryId(partnerId), kind: 'territory' });
    if (territory?.active && territory.pinCodes.includes(order.user.orderpincode))
      return maskCustomer(displayed(order));
  }
  return refuse('ORDER_NOT_FOUND', 'Order not found');
}

function displayed(document: PartnerOrderDocument) {
  const { position: _position, kind: _kind, evidence: _evidence, ...rest } = document;
  const { reimbursement: _reimbursement, coinsPerThousand: _rate, ...order } = rest;
  return withoutOwnership(order);
}
