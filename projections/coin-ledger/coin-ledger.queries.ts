import { type Listed } from '@phirse/contracts/kernel/page.js';
import { type Transaction } from '@phirse/contracts/read-models/partner.js';
import { PageQuery } from '@phirse/infra/http/page-query.js';
import { listPage } from '@phirse/infra/mongo/list-page.js';
import { IsIn, IsISO8601, IsOptional, Matches } from 'class-validator';
import { type Db } from 'mongodb';
import { coinLedger, type LedgerLine } from './coin-ledger.projection.js';

/** ISO 8601 knows weeks and days of the year as well, which `Date` cannot read. */
const Instant = (): PropertyDecorator => (target, key) => {
  IsISO8601({ strict: true })(target, key);
  Matches(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/, {
    message: '$property must be a day (YYYY-MM-DD) or an instant',
  })(target, key);
};

export class TransactionsQuery extends PageQuery {
  override readonly limit: number = 5;
  @IsOptional() @IsIn(['credited', 'debited', 'requested']) readonly type?: Transaction['type'];
  /** First and last day (`YYYY-MM-DD`, in India), or instants. */
  @IsOptional() @Instant() readonly from?: string;
  @IsOptional() @Instant() readonly to?: string;
}

/** A partner's passbook, newest line first. */
export async function transactionsOf(
  db: Db,
  partnerId: string,
  query: TransactionsQuery,
): Promise<Listed<'transactions', Transaction>> {
  const { type, from, to } = query;
  const timestamp = {
    ...(from && { $gte: instantOf(from, 'T00:00:00.000+05:30') }),
    ...(to && { $lte: instantOf(to, 'T23:59:59.999+05:30') }),
  };
  const filter = { partnerId, ...(type && { type }), ...((from || to) && { timestamp }) };
  const lines = db.collection<LedgerLine>(coinLedger.name);
  const { documents, pagination } = await listPage(lines, filter, { revision: -1, position: -1 }, query);
  const transactions = documents.map(
    ({ partnerId: _partner, position: _position, revision: _revision, ...line }) => line,
  );
  return { transactions, pagination };
}

function instantOf(value: string, timeOfDay: string): string {
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? value + timeOfDay : value).toISOString();
}
