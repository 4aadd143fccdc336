import { type SiteContentName, type SiteContents } from '@phirse/contracts/read-models/content.js';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { QueryView } from '../../lib/query-view.js';
import { CONTENT_FAILED, contentQuery } from './content.queries.js';

export interface ContentViewProps<Name extends SiteContentName> {
  readonly name: Name;
  /** In the final layout. */
  readonly skeleton?: ReactNode;
  readonly children: (content: SiteContents[Name]) => ReactNode;
}

/** Shows a piece of site content once it is here. */
export function ContentView<Name extends SiteContentName>({ name, skeleton, children }: ContentViewProps<Name>) {
  return (
    <QueryView query={useQuery(contentQuery(name))} errorText={CONTENT_FAILED} skeleton={skeleton}>
      {children}
    </QueryView>
  );
}
