import { indianDay } from '@phirse/contracts/kernel/clock.js';
import { formatCoins } from '../../lib/format.js';
import { classNames } from '../../ui/class-names.js';
import { formatDay } from '../../ui/time-format.js';
import { type DaySpend } from './spend.js';

/** Least height of a bar that stands for something, percent. */
const STUB = 12;

/** Coins a day as small bars, today's in marigold; the sum is the text. */
export function SpendBars({ label, days }: { readonly label: string; readonly days: readonly DaySpend[] }) {
  const most = Math.max(1, ...days.map(({ coins }) => coins));
  const total = days.reduce((sum, { coins }) => sum + coins, 0);
  const today = indianDay(new Date().toISOString());
  return (
    <figure className="grid min-w-0 content-between gap-2">
      <figcaption>
        <span className="block text-13 text-muted">{label}</span>
        <span className="money font-semibold">{formatCoins(total)}</span>
      </figcaption>
      <div aria-hidden="true" className="flex h-9 items-end gap-px">
        {days.map(({ day, coins }) => (
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
