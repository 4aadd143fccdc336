import { type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.js';

export type CardProps = ComponentProps<'section'> & {
  readonly heading?: ReactNode;
  /** At the right of the heading: a badge, a quiet link. */
  readonly aside?: ReactNode;
  /** Leaves out the inner space, for a list or a picture that reaches the edges. */
  readonly flush?: boolean;
};

/** A sheet of paper: one hairline, one soft shadow. Never a card inside a card. */
export function Card({ heading, aside, flush, className, children, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={classNames(
        'overflow-clip rounded-card border bg-surface shadow-soft',
        !flush && 'p-4 md:p-6',
        className,
      )}
    >
      {(heading || aside) && (
        <header
          className={classNames(
            'flex flex-wrap items-center justify-between gap-x-4 gap-y-1',
            flush ? 'p-4 md:p-6' : 'mb-4',
          )}
        >
          {heading && <h2 className="text-20">{heading}</h2>}
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}
