import { type Listed } from '@phirse/contracts/kernel/page.js';
import { type CoinPurchaseView } from '@phirse/contracts/read-models/partner.js';
import { PageQuery } from '@phirse/infra/http/page-query.js';
import { listPage } from '@phirse/infra/mongo/list-page.js';
import { IsIn, IsOptional } from 'class-validator';
import { type Db } from 'mongodb';
import { coinPurchases, type PurchaseDocument } from './coin-purchases.projection.js';

export class PurchasesQuery extends PageQuery {
  @IsOptional() @IsIn(['pending', 'approved', 'rejected']) readonly status?: 'pending' | 'approved' | 'rejected';
}

/** Coin purchases, newest first: one partner's, or, with `null`, everybody's. `link` makes a link of the screenshot's name. */
export async function purchases(
  db: Db,
  partnerId: string | null,
  query: PurchasesQuery,
  link: (name: string) => string,
): Promise<Listed<'purchases', CoinPurchaseView>> {
  const filter = { ...(partnerId && { partnerId }), ...(query.status && { status: query.status }) };
  const collection = db.collection<PurchaseDocument>(coinPurchases.name);
  const { documents, pagination } = await listPage(collection, filter, { requestedAt: -1, _id: -1 }, query);
  const views = documents.map(({ position: _position, ...view }) => ({ ...view, screenshot: link(view.screenshot) }));
  return { purchases: views, pagination };
}
