import { indianDay } from '@phirse/contracts/kernel/clock.js';
import { formatCoins, formatCount } from '../../lib/format.js';
import { classNames } from '../../ui/class-names.js';
import { formatDay } from '../../ui/time-format.js';
import { type CoinDay } from './coin-days.js';

/** Least height of a bar that stands for something, percent. */
const STUB = 12;

export interface CoinBarsProps {
  readonly label: string;
  readonly days: readonly CoinDay[];
  readonly column: 'spent' | 'bought';
}

/** Coins a day as small bars, today's in marigold; the sum is the text. */
export function CoinBars({ label, days, column }: CoinBarsProps) {
  const most = Math.max(1, ...days.map((day) => day[column]));
  const total = days.reduce((sum, day) => sum + day[column], 0);
  const today = indianDay(new Date().toISOString());
  return (
    <figure className="grid min-w-0 content-between gap-1">
      <figcaption className="flex items-baseline justify-between gap-1 text-13 whitespace-nowrap">
        <span className="text-muted">{label}</span>{' '}
        <span className="money font-semibold">
          {formatCount(total)}
          <span className="sr-only"> {total === 1 ? 'coin' : 'coins'}</span>
        </span>
      </figcaption>
      <div aria-hidden="true" className="flex h-5 items-end gap-px">
        {days.map(({ day, [column]: coins }) => (
          <span
            key={day}
            title={`${formatDay(day)}: ${formatCoins(coins)}`}
            style={{ height: coins === 0 ? '2px' : `${Math.max(STUB, (100 * coins) / most)}%` }}
            className={classNames(
              'min-w-0 flex-1 rounded-t-[2px]',
              coins === 0 ? 'bg-hairline' : day === today ? 'bg-accent' : 'bg-primary',
              day > today && 'opacity-50',
            )}
          />
        ))}
      </div>
    </figure>
  );
}
