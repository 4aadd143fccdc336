import { type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.js';

export interface SectionProps {
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
  /** At the heading's side: a way to more. */
  readonly aside?: ReactNode;
  /** On a strip of darker paper, edge to edge. */
  readonly sunken?: boolean;
  readonly children: ReactNode;
}

/** A part of a landing page under its heading. */
export function Section({ id, heading, lead, aside, sunken, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={classNames(sunken && 'bg-sunken')}>
      <div className="page-width py-10 md:py-14">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id={id} className="scroll-mt-20 text-25 md:text-32">
            {heading}
          </h2>
          {aside}
        </div>
        {lead && <p className="mt-1 max-w-prose text-17 text-muted">{lead}</p>}
        <div className="mt-6">{children}</div>
      </div>
    </section>
  );
}
