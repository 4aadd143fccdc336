import { type Listed, pagination } from '@phirse/contracts/kernel/page.js';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { TableQuery } from '@phirse/infra/http/page-query.js';
import { listPage, searchIn, sortBy } from '@phirse/infra/mongo/list-page.js';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { type Db } from 'mongodb';
import { type LeadDocument, leads, type TerritoryDocument, territoryId } from './leads.projection.js';

export class LeadsQuery extends TableQuery {
  override readonly limit: number = 5;
  @IsOptional() @IsIn(['mobile', 'tablet']) readonly category?: 'mobile' | 'tablet';
  @IsOptional() @Matches(/^\d{6}$/, { message: 'Please enter a valid 6-digit pincode' }) readonly pincode?: string;
}

const SORTS = {
  createdAt: 'lead.createdAt',
  price: 'lead.productDetails.price',
  coins: 'lead.coins',
  pickupDateTime: 'lead.pickupDateTime',
  name: 'lead.productDetails.name',
  pincode: 'pincode',
};
const SEARCHED = ['_id', 'pincode', 'city', 'lead.productDetails.name', 'lead.productDetails.brandName'];

/** Open leads in a partner's pincodes, newest first; none while the partner is suspended. */
export async function leadsFor(
  db: Db,
  partnerId: string,
  query: LeadsQuery,
): Promise<Listed<'orders', DisplayedOrder>> {
  const territories = db.collection<TerritoryDocument>(leads.name);
  const territory = await territories.findOne({ _id: territoryId(partnerId), kind: 'territory' });
  const pinCodes = (territory?.active ? territory.pinCodes : []).filter(
    (pincode) => !query.pincode || pincode === query.pincode,
  );
  if (pinCodes.length === 0) return { orders: [], pagination: pagination(query.page, query.limit, 0) };
  const filter = {
    pincode: { $in: pinCodes },
    ...(query.category && { 'lead.productDetails.category': query.category }),
    ...searchIn<LeadDocument>(SEARCHED, query.search),
  };
  const sort = sortBy(SORTS, query, { 'lead.createdAt': -1, _id: -1 });
  const found = await listPage(db.collection<LeadDocument>(leads.name), filter, sort, query);
  return { orders: found.documents.map(({ lead }) => lead), pagination: found.pagination };
}
