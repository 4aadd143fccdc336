import { type Listed } from '@phirse/contracts/kernel/page.js';
import { TableQuery } from '@phirse/infra/http/page-query.js';
import { listPage, searchIn, sortBy } from '@phirse/infra/mongo/list-page.js';
import { type Db } from 'mongodb';
import { type AbandonedQuote, quotes } from './quotes.projection.js';

const SORTS = { abandonedAt: 'abandonedAt', price: 'price', name: 'device.name' };
const SEARCHED = ['name', 'phone', 'email', 'device.name', 'pincode', 'city'];

export type QuoteView = Omit<AbandonedQuote, 'position'>;

/** Abandoned quotes for operators, the latest first. */
export async function abandonedQuotes(db: Db, query: TableQuery): Promise<Listed<'quotes', QuoteView>> {
  const filter = { $and: [{ quoteId: { $exists: true } }, searchIn<AbandonedQuote>(SEARCHED, query.search)] };
  const sort = sortBy(SORTS, query, { abandonedAt: -1, _id: -1 });
  const found = await listPage(db.collection<AbandonedQuote>(quotes.name), filter, sort, query);
  return { quotes: found.documents.map(({ position: _position, ...quote }) => quote), pagination: found.pagination };
}
