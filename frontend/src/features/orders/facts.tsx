import { type ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  /** A fact that is not known is left out. */
  readonly value: ReactNode;
}

/** Label and value, line by line. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-2">
      {facts
        .filter(({ value }) => value !== '' && value !== null && value !== undefined)
        .map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="shrink-0 text-muted">{label}</dt>
            <dd className="min-w-0 wrap-anywhere text-right font-semibold">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
