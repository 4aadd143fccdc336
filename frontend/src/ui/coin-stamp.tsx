import { classNames } from './class-names.js';
import { COUNT } from './count-format.js';

export interface CoinStampProps {
  readonly coins: number;
  readonly size?: 'small' | 'large';
}

/** Coins as a stamped disc with their number beside it (small) or inside a large disc. */
export function CoinStamp({ coins, size = 'small' }: CoinStampProps) {
  const label = `${COUNT.format(coins)} ${Math.abs(coins) === 1 ? 'coin' : 'coins'}`;
  if (size === 'large')
    return (
      <span className="relative inline-grid size-28 place-items-center rounded-full bg-accent text-on-accent shadow-soft">
        <Rim />
        <span className="grid text-center">
          <span className="money font-display text-25 leading-7 font-bold" aria-hidden="true">
            {COUNT.format(coins)}
          </span>
          <span className="text-13 font-semibold" aria-hidden="true">
            {Math.abs(coins) === 1 ? 'coin' : 'coins'}
          </span>
          <span className="sr-only">{label}</span>
        </span>
      </span>
    );
  return (
    <span className="inline-flex items-center gap-1.5 align-middle">
      <span
        className="relative inline-grid size-5 -rotate-12 place-items-center rounded-full bg-accent text-on-accent"
        aria-hidden="true"
      >
        <Rim />
        <span className="font-display text-[0.625rem] leading-none font-bold">P</span>
      </span>
      <span className={classNames('money font-semibold')} aria-hidden="true">
        {COUNT.format(coins)}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** The milled edge. */
function Rim() {
  return (
    <svg viewBox="0 0 40 40" className="absolute inset-0" aria-hidden="true">
      <circle cx="20" cy="20" r="19" fill="none" stroke="var(--color-accent-edge)" strokeWidth="1.2" />
      <circle
        cx="20"
        cy="20"
        r="16.5"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.5"
        strokeWidth="0.8"
        strokeDasharray="1 1.6"
      />
    </svg>
  );
}
