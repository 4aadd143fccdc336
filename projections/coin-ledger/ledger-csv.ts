import { pipeline, type Readable } from 'node:stream';
import { indianDay, plusSeconds } from '@phirse/contracts/kernel/clock.js';
import { type Transaction } from '@phirse/contracts/read-models/partner.js';
import { stringify } from 'csv-stringify';
import { type FindCursor } from 'mongodb';
import { dayOf, type Period } from './period.js';

/** India is this far ahead of UTC. */
const INDIA_S = 19_800;

const COLUMNS: Readonly<Record<string, (line: Transaction) => string | number>> = {
  Date: ({ timestamp }) => indianDay(timestamp),
  'Time (India)': ({ timestamp }) => plusSeconds(timestamp, INDIA_S).slice(11, 19),
  Type: ({ type }) => type,
  'What for': ({ message }) => message,
  'Order ID': ({ orderID }) => orderID ?? '',
  'Payment ID': ({ paymentId }) => paymentId ?? '',
  Coins: ({ coins }) => coins,
  'Balance after': ({ balance }) => balance,
  'Paid (₹)': ({ price }) => price,
};

/**
 * Ledger lines as CSV, made as they are read. What fails before the first line is thrown; later the stream ends with the error.
 * A byte order mark lets Excel read ₹ and names, and no cell can begin a formula.
 */
export async function ledgerCsv(lines: FindCursor<Transaction>): Promise<Readable> {
  const rows = lines.map((line) => Object.values(COLUMNS).map((cell) => cell(line)));
  await rows.hasNext();
  const columns = Object.keys(COLUMNS);
  const csv = stringify({ bom: true, header: true, columns, escape_formulas: true, record_delimiter: 'windows' });
  // Whoever reads the CSV sees its failure; here nothing is left to do, and the cursor is closed either way.
  pipeline(rows.stream(), csv, () => {});
  return csv;
}

/** `phirse-coins-2026-11-01-2026-11-30.csv`; `first` and today stand for an open end. */
export function csvName({ from, to }: Period, now: string): string {
  return `phirse-coins-${from ? dayOf(from) : 'first'}-${to ? dayOf(to) : indianDay(now)}.csv`;
}
