import { type ReactNode } from 'react';

/** What somebody typed, in a table: it has words of any length, which break rather than widen the table. */
export function TypedText({ children }: { readonly children: ReactNode }) {
  return <span className="wrap-anywhere md:block md:min-w-24">{children}</span>;
}
