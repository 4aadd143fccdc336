import { type Transaction } from '@phirse/contracts/read-models/partner.js';
import { formatRupees } from '@phirse/contracts/rules/money.js';
import { paths } from '../../lib/paths.js';
import { type PassbookEntry } from '../../ui/passbook.js';

/** A request for coins back moves none. */
const SIGN = { credited: 1, debited: -1, requested: 0 } as const;

/** A line in words: purchased coins say what they cost. */
export const lineWords = ({ message, price }: Transaction) =>
  price > 0 ? `${message} for ${formatRupees(price)}` : message;

/** Lines of the ledger as the passbook shows them; each leads to its order. */
export const passbookEntries = (lines: readonly Transaction[]): readonly PassbookEntry[] =>
  lines.map((line) => ({
    id: line._id,
    at: line.timestamp,
    what: lineWords(line),
    to: line.orderID ? paths.partner.order(line.orderID) : undefined,
    coins: SIGN[line.type] * line.coins,
    balance: line.balance,
  }));
