import { type ReactNode } from 'react';

/** One group of building blocks. */
export function Shelf({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-6">
      <h2 className="border-b pb-2 text-25">{title}</h2>
      {children}
    </section>
  );
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-3">{children}</div>;
}
