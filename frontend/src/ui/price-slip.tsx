import { formatRupees } from '@phirse/contracts/rules/money.js';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.js';
import { DateTime } from './date-time.js';
import { Money } from './money.js';
import { useCountUp } from './use-count-up.js';

export interface SlipLine {
  readonly label: string;
  /** Smaller, under the label: the answer given, the percentage. */
  readonly detail?: string;
  /** Rupees; negative lowers the price, 0 reads "no change". */
  readonly rupees: number;
}

export interface PriceSlipProps {
  /** "For your Galaxy S21, 128 GB" */
  readonly title: string;
  /** Whole rupees. */
  readonly price: number;
  /** What made the price, in order: base, each answer, promo. */
  readonly lines?: readonly SlipLine[];
  /** Before the sum: `You get` unless told. */
  readonly totalLabel?: string;
  /** ISO instant until which the quote holds. */
  readonly validUntil?: string;
  /** Words above the figure: "Estimated price, up to". */
  readonly caption?: string;
  /** Counts the figure up once: for the evaluated price only. */
  readonly countUp?: boolean;
  /** A serial at the foot, such as the order or quote id. */
  readonly serial?: string;
  /** A button or note at the foot. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A price as a receipt: the figure first, then what made it, a torn lower edge. */
export function PriceSlip(props: PriceSlipProps) {
  const {
    title,
    price,
    lines = [],
    totalLabel = 'You get',
    validUntil,
    caption,
    countUp = false,
    serial,
    children,
    className,
  } = props;
  const shown = useCountUp(price, countUp);
  const headingId = useId();
  const captionId = useId();
  return (
    <section
      // Two slips of one device stand side by side: the caption tells them apart.
      aria-labelledby={caption ? `${captionId} ${headingId}` : headingId}
      className={classNames('drop-shadow-[0_8px_12px_#16221d1f]', className)}
    >
      <div className="torn animate-unroll rounded-t-card border-x border-t bg-surface">
        <div className="px-5 pt-5 pb-7">
          {caption && (
            <p id={captionId} className="text-13 font-semibold tracking-wide text-muted uppercase">
              {caption}
            </p>
          )}
          <p className="money font-display text-44 font-bold tracking-tight" aria-hidden="true">
            {formatRupees(shown)}
          </p>
          <p className="sr-only">{formatRupees(price)}</p>
          <h2 id={headingId} className="font-text text-17 font-medium tracking-normal text-muted">
            {title}
          </h2>
          {lines.length > 0 && (
            <dl className="perforated mt-5 grid gap-2.5 pt-4">
              {lines.map((line, index) => (
                <SlipRow key={`${index} ${line.label}`} line={line} first={index === 0} />
              ))}
              <div className="perforated mt-1.5 flex justify-between gap-4 pt-3 text-17 font-bold">
                <dt>{totalLabel}</dt>
                <dd>
                  <Money rupees={price} />
                </dd>
              </div>
            </dl>
          )}
          {children && <div className="mt-5">{children}</div>}
          {(validUntil || serial) && (
            <p className="mt-4 flex flex-wrap justify-between gap-x-4 text-13 text-muted">
              {validUntil && (
                <span>
                  Valid until <DateTime at={validUntil} />
                </span>
              )}
              {serial && <span className="font-mono">{serial}</span>}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

function SlipRow({ line, first }: { readonly line: SlipLine; readonly first: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>
        {line.label}
        {line.detail && <span className="block text-13 text-muted">{line.detail}</span>}
      </dt>
      <dd className={classNames('money text-right', !first && line.rupees > 0 && 'text-good')}>
        {line.rupees === 0 ? <span className="text-13 text-muted">no change</span> : signed(line.rupees, first)}
      </dd>
    </div>
  );
}

/** The first line is the base, which has no sign. */
function signed(rupees: number, first: boolean): string {
  if (first) return formatRupees(rupees);
  return rupees < 0 ? `− ${formatRupees(-rupees)}` : `+ ${formatRupees(rupees)}`;
}
