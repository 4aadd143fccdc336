import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { QueryView } from '../../lib/query-view.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Picture } from '../../ui/picture.js';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.js';
import { BRANDS_FAILED, brandsQuery } from './catalog.queries.js';

const GRID = 'grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-8';

/** The brands bought in a category; each leads to its models. */
export function BrandGrid({ categorySlug }: { readonly categorySlug: string }) {
  const brands = useQuery(brandsQuery(categorySlug));
  return (
    <QueryView
      query={brands}
      errorText={BRANDS_FAILED}
      skeleton={
        <SkeletonGroup className={GRID}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="h-32 rounded-card" />
          ))}
        </SkeletonGroup>
      }
      isEmpty={(data) => data.brands.length === 0}
      empty={<EmptyState>No brands are listed here yet.</EmptyState>}
    >
      {(data) => (
        <ul className={GRID}>
          {data.brands.map(({ brandName, brandImage, slug, models }) => (
            <li key={slug}>
              <Link
                to={paths.models(categorySlug, slug)}
                className="flex h-full flex-col items-center gap-1 rounded-card border bg-surface p-3 text-center transition-colors hover:border-primary"
              >
                <Picture src={brandImage} alt="" className="h-12 w-full" fallback="phone" />
                <span className="font-semibold">{brandName}</span>
                <span className="text-13 text-muted">
                  {models} {models === 1 ? 'model' : 'models'}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
