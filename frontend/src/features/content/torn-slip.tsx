import { type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.js';

export interface TornSlipProps {
  readonly heading: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A piece of receipt with words instead of a price: torn lower edge, ruled lines. */
export function TornSlip({ heading, children, className }: TornSlipProps) {
  return (
    <section aria-label={heading} className={classNames('drop-shadow-[0_8px_12px_#16221d1f]', className)}>
      <div className="torn rounded-t-card border-x border-t bg-surface px-5 pt-5">
        <h2 className="font-text text-13 font-semibold tracking-wide text-muted uppercase">{heading}</h2>
        <div className="mt-3 pb-7">{children}</div>
      </div>
    </section>
  );
}
