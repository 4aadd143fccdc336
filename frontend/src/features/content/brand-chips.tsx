import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { QueryView } from '../../lib/query-view.js';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.js';
import { BRANDS_FAILED, brandsQuery } from '../catalog/catalog.queries.js';

/** The brands bought in a category as chips; each leads to its models. */
export function BrandChips({ categorySlug }: { readonly categorySlug: string }) {
  return (
    <QueryView
      query={useQuery(brandsQuery(categorySlug))}
      errorText={BRANDS_FAILED}
      skeleton={
        <SkeletonGroup className="flex flex-wrap gap-3">
          {Array.from({ length: 10 }, (_, index) => (
            <Skeleton key={index} className="h-11 w-28 rounded-full" />
          ))}
        </SkeletonGroup>
      }
    >
      {({ brands }) => (
        <ul className="flex flex-wrap gap-3">
          {brands.map(({ brandName, slug }) => (
            <li key={slug}>
              <Link
                to={paths.models(categorySlug, slug)}
                className="inline-flex min-h-11 items-center rounded-full border border-control bg-surface px-5 font-semibold transition-colors hover:border-primary hover:text-primary"
              >
                {brandName}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
