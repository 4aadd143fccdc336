import { categorySlug } from '@phirse/contracts/rules/categories.js';
import { useQuery } from '@tanstack/react-query';
import { brandsQuery } from '../../features/catalog/catalog.queries.js';
import { BestSellers } from '../../features/content/best-sellers.js';
import { BrandChips } from '../../features/content/brand-chips.js';
import { CONTENT_FAILED, contentQuery } from '../../features/content/content.queries.js';
import { ExchangeHero } from '../../features/content/exchange-hero.js';
import { PointGrid, PointsSkeleton } from '../../features/content/point-grid.js';
import { Questions } from '../../features/content/questions.js';
import { Section } from '../../features/content/section.js';
import { StampSteps } from '../../features/content/stamp-steps.js';
import { PageHead } from '../../lib/page-head.js';
import { paths } from '../../lib/paths.js';
import { queryClient } from '../../lib/query.js';
import { QueryView } from '../../lib/query-view.js';

const PHONES = categorySlug('mobile');

export function loader() {
  void queryClient.prefetchQuery(contentQuery('exchange'));
  void queryClient.prefetchQuery(brandsQuery(PHONES));
  return null;
}

/** /exchange-used-phone-online */
export function Component() {
  const exchange = useQuery(contentQuery('exchange'));
  return (
    <>
      <PageHead
        title="Exchange your used phone"
        description="Trade an old phone towards a newer one: its price worked out line by line, free pickup, cash in hand."
        path={paths.exchange()}
      />
      <ExchangeHero page={exchange.data ?? (exchange.isPending ? undefined : null)} />
      <QueryView
        query={exchange}
        errorText={CONTENT_FAILED}
        skeleton={
          <div className="page-width py-14">
            <PointsSkeleton count={6} />
          </div>
        }
      >
        {({ steps, benefits, bestSellers }) => (
          <>
            <Section id="steps" heading="How an exchange goes">
              <StampSteps steps={steps} />
            </Section>
            <Section id="best-sellers" heading="What you would add" sunken>
              <BestSellers {...bestSellers} />
            </Section>
            <Section id="benefits" heading="Why exchange with us">
              <PointGrid points={benefits} />
            </Section>
          </>
        )}
      </QueryView>
      <Section id="brands" heading="Any of these brands" sunken>
        <BrandChips categorySlug={PHONES} />
      </Section>
      {exchange.data && (
        <Section id="questions" heading="Questions about exchanging">
          <Questions items={exchange.data.questions} />
        </Section>
      )}
    </>
  );
}
