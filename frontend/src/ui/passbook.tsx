import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from './class-names.js';
import { COUNT } from './count-format.js';
import { DateTime } from './date-time.js';
import { useMedia, WIDE } from './use-media.js';

export interface PassbookEntry {
  readonly id: string;
  /** ISO instant. */
  readonly at: string;
  /** What for, in words. */
  readonly what: ReactNode;
  /** Where the line leads: its order, its purchase. */
  readonly to?: string;
  /** Coins in (positive) or out (negative); 0 for a line that moves none. */
  readonly coins: number;
  /** Balance after the entry. */
  readonly balance: number;
}

const CELL = 'px-4 py-1 align-middle h-12';
const FIGURE = 'money text-right';

/** A coin ledger as a bank passbook: date, what for, in, out, balance. On a phone each entry is two lines of a page. */
export function Passbook({
  entries,
  caption = 'Coin ledger',
}: {
  readonly entries: readonly PassbookEntry[];
  readonly caption?: string;
}) {
  const wide = useMedia(WIDE);
  const page = 'overflow-clip rounded-card border bg-surface shadow-soft';
  if (!wide)
    return (
      <ul aria-label={caption} className={classNames(page, 'border-t-4 border-t-primary')}>
        {entries.map((entry) => (
          <Slip key={entry.id} entry={entry} />
        ))}
      </ul>
    );
  return (
    <div className={page}>
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b-3 border-double border-primary bg-primary-tint text-left text-13 text-primary">
          <tr>
            {['Date', 'What for', 'In', 'Out', 'Balance'].map((heading, column) => (
              <th key={heading} scope="col" className={classNames(CELL, column > 1 && FIGURE)}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The figures of one column stand on the ruled line of a bank's book. */
function Row({ entry: { at, what, to, coins, balance } }: { readonly entry: PassbookEntry }) {
  return (
    <tr className="border-t first:border-t-0 hover:bg-ground">
      <td className={classNames(CELL, 'text-13 whitespace-nowrap text-muted')}>
        <DateTime at={at} />
      </td>
      <td className={CELL}>
        <What what={what} to={to} />
      </td>
      <td className={classNames(CELL, FIGURE, 'border-l text-good')}>{coins > 0 && `+${COUNT.format(coins)}`}</td>
      <td className={classNames(CELL, FIGURE, 'border-l')}>{coins < 0 && `−${COUNT.format(-coins)}`}</td>
      <td className={classNames(CELL, FIGURE, 'border-l font-semibold')}>{COUNT.format(balance)}</td>
    </tr>
  );
}

function Slip({ entry: { at, what, to, coins, balance } }: { readonly entry: PassbookEntry }) {
  return (
    <li className="grid border-t px-4 py-2.5 first:border-t-0">
      <span className="flex items-baseline justify-between gap-4">
        <What what={what} to={to} />
        <span className={classNames(FIGURE, 'font-semibold whitespace-nowrap', coins > 0 && 'text-good')}>
          {coins > 0 ? `+${COUNT.format(coins)}` : coins < 0 && `−${COUNT.format(-coins)}`}
        </span>
      </span>
      <span className="flex items-baseline justify-between gap-4 text-13 text-muted">
        <DateTime at={at} />
        <span className={FIGURE}>Balance {COUNT.format(balance)}</span>
      </span>
    </li>
  );
}

function What({ what, to }: Pick<PassbookEntry, 'what' | 'to'>) {
  if (!to) return <span className="flex min-h-9 items-center wrap-anywhere">{what}</span>;
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
    >
      {what}
    </Link>
  );
}
