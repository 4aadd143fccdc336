import { type ReactNode } from 'react';

/** What somebody typed, in a table: it has words of any length, and takes no more than its share of the line. */
export function TypedText({ children }: { readonly children: ReactNode }) {
  return <span className="wrap-anywhere md:block md:w-max md:max-w-40">{children}</span>;
}
