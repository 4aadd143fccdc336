import { type CoinStatement, type PartnerProfileView } from '@phirse/contracts/read-models/partner.js';
import { formatCoins, formatCount, formatPhone } from '../../lib/format.js';
import { Logo } from '../../ui/logo.js';
import { formatDateTime, formatDay } from '../../ui/time-format.js';
import { lineWords } from './ledger-entries.js';

/** Paper outlives the year it was printed in, so its dates always name theirs. */
const ANOTHER_YEAR = new Date(0);
const FIGURE = 'money py-1.5 pl-4 text-right whitespace-nowrap';

export interface StatementSheetProps {
  readonly statement: CoinStatement;
  readonly partner: PartnerProfileView;
}

/** The coins of a period on paper: whose, from when to when, what there was, every line, and what is left. */
export function StatementSheet({ statement, partner }: StatementSheetProps) {
  const { from, to, opening, closing, totals, transactions } = statement;
  return (
    <article className="grid gap-5 text-13 text-ink">
      <header className="flex items-start justify-between gap-6">
        <Logo />
        <div className="text-right">
          <h1 className="text-25">Coin statement</h1>
          <p className="text-15">
            {formatDay(from, ANOTHER_YEAR)} to {formatDay(to, ANOTHER_YEAR)}
          </p>
        </div>
      </header>
      <div className="grid grid-cols-2 gap-x-10 border-y py-3">
        <div>
          <p className="text-15 font-semibold">{partner.name}</p>
          <p>{partner.companyName}</p>
          {partner.gstIN && <p>GSTIN {partner.gstIN}</p>}
          <p>+91 {formatPhone(partner.phone)}</p>
        </div>
        <Sums statement={statement} />
      </div>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b-2 border-ink text-left">
            {['Date', 'What for', 'In', 'Out', 'Balance'].map((heading, column) => (
              <th key={heading} scope="col" className={column > 1 ? FIGURE : 'py-1.5 pr-4'}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Standing words="Opening balance" coins={opening} />
          {transactions.map((line) => (
            <tr key={line._id} className="break-inside-avoid border-t align-top">
              <td className="py-1.5 pr-4 whitespace-nowrap">{formatDateTime(line.timestamp, ANOTHER_YEAR)}</td>
              <td className="py-1.5">{lineWords(line)}</td>
              <td className={FIGURE}>{line.type === 'credited' && formatCount(line.coins)}</td>
              <td className={FIGURE}>{line.type === 'debited' && formatCount(line.coins)}</td>
              <td className={FIGURE}>{formatCount(line.balance)}</td>
            </tr>
          ))}
          <tr className="border-t-2 border-ink font-semibold">
            <td colSpan={2} className="py-1.5">
              Total
            </td>
            <td className={FIGURE}>{formatCount(totals.in)}</td>
            <td className={FIGURE}>{formatCount(totals.out)}</td>
            <td />
          </tr>
          <Standing words="Closing balance" coins={closing} />
        </tbody>
      </table>
    </article>
  );
}

function Standing({ words, coins }: { readonly words: string; readonly coins: number }) {
  return (
    <tr className="break-inside-avoid border-t font-semibold">
      <td colSpan={4} className="py-1.5">
        {words}
      </td>
      <td className={FIGURE}>{formatCount(coins)}</td>
    </tr>
  );
}

/** Opening, in, out, closing: the four figures that add up. */
export function Sums({ statement: { opening, totals, closing } }: Pick<StatementSheetProps, 'statement'>) {
  const sums = [
    { label: 'Opening balance', coins: opening },
    { label: 'Coins in', coins: totals.in },
    { label: 'Coins out', coins: -totals.out },
    { label: 'Closing balance', coins: closing },
  ];
  return (
    <dl className="grid gap-1">
      {sums.map(({ label, coins }) => (
        <div key={label} className="flex justify-between gap-4 last:border-t last:pt-1 last:font-semibold">
          <dt>{label}</dt>
          <dd className="money whitespace-nowrap">{coins < 0 ? `− ${formatCoins(-coins)}` : formatCoins(coins)}</dd>
        </div>
      ))}
    </dl>
  );
}
