import { type ReactNode } from 'react';
import { paths } from '../../lib/paths.js';
import { Breadcrumb } from '../../ui/breadcrumb.js';
import { Skeleton } from '../../ui/skeleton.js';

export interface PageIntroProps {
  readonly crumb: string;
  readonly heading: string;
  /** `undefined` while it is on its way. */
  readonly lead: string | undefined;
  readonly children?: ReactNode;
}

/** How a page of words begins: where it stands, what it is, one sentence on it. */
export function PageIntro({ crumb, heading, lead, children }: PageIntroProps) {
  return (
    <header className="mb-8 md:mb-10">
      <Breadcrumb crumbs={[{ label: 'Home', to: paths.home() }, { label: crumb }]} />
      <h1 className="mt-2 max-w-prose text-32 md:text-44">{heading}</h1>
      {lead === undefined ? (
        <Skeleton className="mt-4 h-6 w-full max-w-prose" />
      ) : (
        lead && <p className="mt-3 max-w-prose text-17 text-muted">{lead}</p>
      )}
      {children}
    </header>
  );
}
