import { type ReactNode } from 'react';
import { classNames } from './class-names.js';

export type BadgeTone = 'good' | 'warn' | 'bad' | 'info' | 'plain' | 'accent';

const TONES: Readonly<Record<BadgeTone, string>> = {
  good: 'bg-good-tint text-good border-good-line',
  warn: 'bg-warn-tint text-warn border-warn-line',
  bad: 'bg-bad-tint text-bad border-bad-line',
  info: 'bg-info-tint text-info border-info-line',
  plain: 'bg-sunken text-muted border-hairline',
  accent: 'bg-accent text-on-accent border-accent-edge',
};

/** A word on a tint. */
export function Badge({ tone = 'plain', children }: { readonly tone?: BadgeTone; readonly children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-13 font-semibold whitespace-nowrap',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
