import { categorySlug } from '@phirse/contracts/rules/categories.js';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { BrandGrid } from '../../features/catalog/brand-grid.js';
import { brandsQuery, popularQuery } from '../../features/catalog/catalog.queries.js';
import { PopularShelf } from '../../features/catalog/popular-shelf.js';
import { BannerCarousel } from '../../features/content/banner-carousel.js';
import { bannersQuery } from '../../features/content/banners.queries.js';
import { contentQuery } from '../../features/content/content.queries.js';
import { HowItWorks } from '../../features/content/how-it-works.js';
import { Hero } from '../../features/home/hero.js';
import { HomeSection, HowWePrice } from '../../features/home/home-sections.js';
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
      <HomeSection id="how" heading="How it works">
        <HowItWorks />
      </HomeSection>
      <BannerCarousel />
      <HomeSection
        id="popular"
        heading="Popular phones"
        aside={
          <Link to={paths.sell()} className="font-semibold text-primary underline underline-offset-4">
            All phones
          </Link>
        }
      >
        <PopularShelf />
      </HomeSection>
      <HomeSection id="brands" heading="Brands we buy">
        <BrandGrid categorySlug={PHONES} />
      </HomeSection>
      <div className="bg-sunken">
        <HomeSection id="pricing" heading="How we price">
          <HowWePrice />
        </HomeSection>
      </div>
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
