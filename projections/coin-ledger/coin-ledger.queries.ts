import { type Listed } from '@phirse/contracts/kernel/page.js';
import { type Transaction } from '@phirse/contracts/read-models/partner.js';
import { AfterQuery } from '@phirse/infra/http/page-query.js';
import { listPage, type SortKeys } from '@phirse/infra/mongo/list-page.js';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { type Db, type Filter, type FindCursor, type WithId } from 'mongodb';
import { coinLedger, type LedgerLine } from './coin-ledger.projection.js';
import { DayOrInstant, instantsOf, type Period } from './period.js';

/** Which lines of the passbook. */
export class LedgerQuery extends AfterQuery {
  @IsOptional() @IsIn(['credited', 'debited', 'requested']) readonly type?: Transaction['type'];
  /** First and last day (`YYYY-MM-DD`, in India), or instants. */
  @IsOptional() @DayOrInstant() readonly from?: string;
  @IsOptional() @DayOrInstant() readonly to?: string;
}

export class TransactionsQuery extends LedgerQuery {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(100_000) readonly page: number = 1;
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(100) readonly limit: number = 5;
}

/** The place of a line in the book, whatever the clocks said. */
const NEWEST_FIRST: SortKeys = { revision: -1, position: -1 };

/** A partner's passbook, newest line first. */
export async function transactionsOf(
  db: Db,
  partnerId: string,
  query: TransactionsQuery,
): Promise<Listed<'transactions', Transaction>> {
  const lines = db.collection<LedgerLine>(coinLedger.name);
  const { documents, pagination } = await listPage(lines, ledgerFilter(partnerId, query), NEWEST_FIRST, query);
  return { transactions: documents.map(transactionOf), pagination };
}

/** Every line that the list has on all its pages, read as it is consumed. */
export function everyTransactionOf(db: Db, partnerId: string, query: LedgerQuery): FindCursor<WithId<LedgerLine>> {
  return db.collection<LedgerLine>(coinLedger.name).find(ledgerFilter(partnerId, query), { sort: { ...NEWEST_FIRST } });
}

/** A partner's lines of one type, or all, within a period. */
export function ledgerFilter(
  partnerId: string,
  { type, ...period }: Period & Pick<LedgerQuery, 'type'>,
): Filter<LedgerLine> {
  const { first, last } = instantsOf(period);
  const timestamp = { ...(first && { $gte: first }), ...(last && { $lte: last }) };
  return { partnerId, ...(type && { type }), ...((first || last) && { timestamp }) };
}

/** A line as it is answered. */
export function transactionOf({
  partnerId: _partner,
  position: _position,
  revision: _revision,
  ...line
}: LedgerLine): Transaction {
  return line;
}
