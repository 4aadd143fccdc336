import { categorySlug } from '@phirse/contracts/rules/categories.js';
import { lazy, Suspense } from 'react';
import { brandsQuery, popularQuery } from '../../features/catalog/catalog.queries.js';
import { bannersQuery } from '../../features/content/banners.queries.js';
import { contentQuery } from '../../features/content/content.queries.js';
import { Hero } from '../../features/home/hero.js';
import { PageHead } from '../../lib/page-head.js';
import { paths } from '../../lib/paths.js';
import { queryClient } from '../../lib/query.js';
import { SkeletonRows } from '../../ui/skeleton.js';

const PHONES = categorySlug('mobile');
const HomeMore = lazy(async () => ({ default: (await import('../../features/home/home-more.js')).HomeMore }));

export function loader() {
  void queryClient.prefetchQuery(popularQuery);
  void queryClient.prefetchQuery(brandsQuery(PHONES));
  void queryClient.prefetchQuery(bannersQuery);
  void queryClient.prefetchQuery(contentQuery('how-it-works'));
  return null;
}

/** / */
export function Component() {
  return (
    <>
      <PageHead
        title="Sell your used phone"
        description="Sell your used phone or tablet from home: the price first, free doorstep pickup, cash in hand."
        path={paths.home()}
      />
      <Hero />
      <Suspense
        fallback={
          <div className="page-width py-12">
            <SkeletonRows rows={12} className="h-40" />
          </div>
        }
      >
        <HomeMore />
      </Suspense>
    </>
  );
}
