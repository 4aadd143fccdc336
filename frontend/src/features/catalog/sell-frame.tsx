import { categoryBySlug } from '@phirse/contracts/rules/categories.js';
import { type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { paths } from '../../lib/paths.js';
import { QueryView } from '../../lib/query-view.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { EmptyState } from '../../ui/empty-state.js';
import { LinkButton } from '../../ui/link-button.js';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.js';
import { useSellPath, type VariantOfPath } from './use-variant-of-path.js';

/** A page of the sell flow about one model and storage: loading, an address that names nothing we buy, error, or the page. */
export function SellFrame({
  query,
  children,
}: {
  readonly query: UseQueryResult<VariantOfPath | null>;
  readonly children: (found: VariantOfPath) => ReactNode;
}) {
  const path = useSellPath();
  const label = categoryBySlug(path.categorySlug)?.label.toLowerCase() ?? 'devices';
  return (
    <>
      {!query.data && <Untold title={query.data === null ? 'Not found' : 'Your device'} />}
      <QueryView
        query={query}
        errorText="We could not load this device. Please try again."
        skeleton={
          <SkeletonGroup className="page-width grid gap-8 py-8 md:grid-cols-2">
            <Skeleton className="h-72 rounded-card" />
            <Skeleton className="h-96 rounded-card" />
          </SkeletonGroup>
        }
      >
        {(found) =>
          found ? (
            children(found)
          ) : (
            <div className="page-width py-12">
              <EmptyState
                drawing="search"
                action={<LinkButton to={paths.category(path.categorySlug)}>See all {label}</LinkButton>}
              >
                We do not buy this model or storage yet.
              </EmptyState>
            </div>
          )
        }
      </QueryView>
    </>
  );
}

/** Title and heading for as long as the page has none of its own; a component, so that it never speaks over the page. */
function Untold({ title }: { readonly title: string }) {
  useDocumentTitle(title);
  return <h1 className="sr-only">{title}</h1>;
}
