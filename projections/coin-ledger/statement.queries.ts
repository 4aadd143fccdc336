import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type CoinStatement, type Transaction } from '@phirse/contracts/read-models/partner.js';
import { fitsOneYear, TOO_LONG_A_STATEMENT } from '@phirse/contracts/rules/statement-period.js';
import { AfterQuery } from '@phirse/infra/http/page-query.js';
import { invalid } from '@phirse/infra/http/validation.js';
import { type Db } from 'mongodb';
import { coinLedger, type LedgerLine } from './coin-ledger.projection.js';
import { ledgerFilter, transactionOf } from './coin-ledger.queries.js';
import { Day, instantsOf } from './period.js';

export class StatementQuery extends AfterQuery {
  /** First and last day, in India. */
  @Day() readonly from!: string;
  @Day() readonly to!: string;
}

/** A year of some fourteen lines a day; more is for the download, which streams. */
const MAX_LINES = 5000;

/** A partner's coins within a period of at most one year. */
export async function statementOf(db: Db, partnerId: string, { from, to }: StatementQuery): Promise<CoinStatement> {
  if (!fitsOneYear({ from, to })) throw invalid([{ field: 'to', message: TOO_LONG_A_STATEMENT }]);
  const lines = await db
    .collection<LedgerLine>(coinLedger.name)
    .find(ledgerFilter(partnerId, { from, to }), { sort: { revision: 1, position: 1 }, limit: MAX_LINES + 1 })
    .toArray();
  if (lines.length > MAX_LINES)
    refuse('INVALID', `This period has more than ${MAX_LINES} lines. Please choose a shorter one, or download them.`);
  // A request moves nothing and was written beside the wallet: its own moment says little about its neighbours'.
  const first = lines.find(({ type }) => type !== 'requested');
  const opening = first ? first.balance - moved(first) : await balanceBefore(db, partnerId, from);
  const sum = (type: Transaction['type']) =>
    lines.reduce((total, line) => (line.type === type ? total + line.coins : total), 0);
  const totals = { in: sum('credited'), out: sum('debited') };
  const closing = opening + totals.in - totals.out;
  return { from, to, opening, totals, closing, transactions: lines.map(transactionOf) };
}

/** Coins that a line adds to the balance. */
function moved({ type, coins }: Transaction): number {
  switch (type) {
    case 'credited':
      return coins;
    case 'debited':
      return -coins;
    case 'requested':
      return 0;
  }
}

async function balanceBefore(db: Db, partnerId: string, from: string): Promise<number> {
  const before = { partnerId, timestamp: { $lt: instantsOf({ from }).first ?? from } };
  const sort = { revision: -1, position: -1 } as const;
  const last = await db.collection<LedgerLine>(coinLedger.name).findOne(before, { sort });
  return last?.balance ?? 0;
}
