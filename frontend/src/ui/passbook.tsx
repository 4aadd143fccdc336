import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from './class-names.js';
import { DateTime } from './date-time.js';

export interface PassbookEntry {
  readonly id: string;
  /** ISO instant. */
  readonly at: string;
  /** What for, in words. */
  readonly what: ReactNode;
  /** Where the line leads: its order, its purchase. */
  readonly to?: string;
  /** Coins in (positive) or out (negative). */
  readonly coins: number;
  /** Balance after the entry. */
  readonly balance: number;
}

const COUNT = new Intl.NumberFormat('en-IN');
const CELL = 'px-4 py-3 align-top';
const FIGURE = 'money text-right';

/** A coin ledger as a bank passbook: date, what for, in, out, balance. On a phone each entry is two lines of a page. */
export function Passbook({
  entries,
  caption = 'Coin ledger',
}: {
  readonly entries: readonly PassbookEntry[];
  readonly caption?: string;
}) {
  return (
    <div className="overflow-clip rounded-card border bg-surface shadow-soft">
      <table className="w-full border-collapse max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b-2 border-double border-primary bg-primary-tint text-left text-13 text-primary max-md:sr-only">
          <tr>
            <th className={CELL}>Date</th>
            <th className={CELL}>What for</th>
            <th className={classNames(CELL, FIGURE)}>In</th>
            <th className={classNames(CELL, FIGURE)}>Out</th>
            <th className={classNames(CELL, FIGURE)}>Balance</th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {entries.map((entry) => (
            <Line key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ entry: { at, what, to, coins, balance } }: { readonly entry: PassbookEntry }) {
  return (
    <tr className="border-t first:border-t-0 max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:px-4 max-md:py-3 md:hover:bg-ground">
      <td className={classNames(CELL, 'text-13 whitespace-nowrap text-muted max-md:order-3 max-md:p-0')}>
        <DateTime at={at} />
      </td>
      <td className={classNames(CELL, 'max-md:order-1 max-md:p-0')}>
        {to ? (
          <Link
            to={to}
            className="inline-flex min-h-6 items-center font-semibold text-primary underline-offset-4 hover:underline max-md:min-h-11"
          >
            {what}
          </Link>
        ) : (
          what
        )}
      </td>
      <td className={classNames(CELL, FIGURE, 'text-good max-md:order-2 max-md:p-0', coins <= 0 && 'max-md:hidden')}>
        {coins > 0 && `+${COUNT.format(coins)}`}
      </td>
      <td className={classNames(CELL, FIGURE, 'max-md:order-2 max-md:p-0', coins >= 0 && 'max-md:hidden')}>
        {coins < 0 && `−${COUNT.format(-coins)}`}
      </td>
      <td
        className={classNames(CELL, FIGURE, 'font-semibold max-md:order-4 max-md:p-0 max-md:text-13 max-md:text-muted')}
      >
        <span className="md:sr-only">Balance </span>
        {COUNT.format(balance)}
      </td>
    </tr>
  );
}
