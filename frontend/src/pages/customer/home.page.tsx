import { categorySlug } from '@phirse/contracts/rules/categories.js';
import { Link } from 'react-router-dom';
import { BrandGrid } from '../../features/catalog/brand-grid.js';
import { brandsQuery, popularQuery } from '../../features/catalog/catalog.queries.js';
import { PopularShelf } from '../../features/catalog/popular-shelf.js';
import { Hero } from '../../features/home/hero.js';
import { CityLinks, HomeSection, HowItWorks, HowWePrice } from '../../features/home/home-sections.js';
import { paths } from '../../lib/paths.js';
import { queryClient } from '../../lib/query.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';

const PHONES = categorySlug('mobile');

export function loader() {
  void queryClient.prefetchQuery(popularQuery);
  void queryClient.prefetchQuery(brandsQuery(PHONES));
  return null;
}

/** / */
export function Component() {
  useDocumentTitle('Sell your used phone');
  return (
    <>
      <Hero />
      <HomeSection id="how" heading="How it works">
        <HowItWorks />
      </HomeSection>
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
      <HomeSection id="cities" heading="Where we come">
        <CityLinks />
        <p className="mt-5 max-w-prose text-13 text-muted">
          We buy smartphones, iPads and tablets from their owners, who must be 18 or older. Stolen or blacklisted
          devices are refused; ownership is checked at your door. Are you a dealer?{' '}
          <Link to={paths.partner.home()} className="font-semibold text-primary underline">
            Partner login
          </Link>
        </p>
      </HomeSection>
    </>
  );
}
