import { categorySlug } from '@phirse/contracts/rules/categories.js';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { BrandGrid } from '../../features/catalog/brand-grid.js';
import { brandsQuery } from '../../features/catalog/catalog.queries.js';
import { startAfresh } from '../../features/catalog/product-state.js';
import { CityAreas } from '../../features/content/city-areas.js';
import { CityHero } from '../../features/content/city-hero.js';
import { CONTENT_FAILED, contentQuery } from '../../features/content/content.queries.js';
import { PointsSkeleton, TicketCards } from '../../features/content/point-grid.js';
import { Section } from '../../features/content/section.js';
import { PageHead } from '../../lib/page-head.js';
import { CITY_SLUGS, paths } from '../../lib/paths.js';
import { queryClient } from '../../lib/query.js';
import { QueryView } from '../../lib/query-view.js';
import { LinkButton } from '../../ui/link-button.js';

const PHONES = categorySlug('mobile');

export function loader() {
  void queryClient.prefetchQuery(contentQuery('cities'));
  void queryClient.prefetchQuery(brandsQuery(PHONES));
  return null;
}

/** /sell-used-mobile-phone-{city} */
export function Component() {
  const { pathname } = useLocation();
  const slug = CITY_SLUGS.find((city) => paths.city(city) === pathname.toLowerCase()) ?? CITY_SLUGS[0];
  const city = slug.charAt(0).toUpperCase() + slug.slice(1);
  const cities = useQuery(contentQuery('cities'));
  const page = cities.data?.cities.find((one) => one.slug === slug);
  return (
    <>
      <PageHead
        title={`Sell your mobile for cash in ${city}`}
        description={`See what your used phone or tablet is worth in ${city}. Free pickup at your door, cash counted before it leaves you.`}
        path={paths.city(slug)}
        image={page?.image}
      />
      <CityHero city={page?.city ?? city} page={page ?? (cities.isPending ? undefined : null)} />
      <Section id="benefits" heading={`Why ${city} sells with us`}>
        <QueryView query={cities} errorText={CONTENT_FAILED} skeleton={<PointsSkeleton count={4} columns={4} />}>
          {() => page && <TicketCards points={page.benefits} />}
        </QueryView>
      </Section>
      <Section
        id="brands"
        heading="Which brand is it?"
        sunken
        aside={
          <LinkButton to={paths.sell()} tone="outline" onClick={startAfresh}>
            See All Brands
          </LinkButton>
        }
      >
        <BrandGrid categorySlug={PHONES} />
      </Section>
      {page && <CityAreas page={page} />}
    </>
  );
}
