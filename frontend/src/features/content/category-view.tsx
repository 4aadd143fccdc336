import { type CategoryFacts } from '@phirse/contracts/rules/categories.js';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../lib/page-head.js';
import { QueryView } from '../../lib/query-view.js';
import { BrandGrid } from '../catalog/brand-grid.js';
import { CategoryHero } from './category-hero.js';
import { CONTENT_FAILED, contentQuery } from './content.queries.js';
import { PointGrid, PointsSkeleton } from './point-grid.js';
import { Questions } from './questions.js';
import { QuickLinks } from './quick-links.js';
import { Section } from './section.js';
import { StampSteps } from './stamp-steps.js';
import { TrendingTable } from './trending-table.js';

export interface CategoryViewProps {
  readonly facts: CategoryFacts;
  readonly title: string;
  readonly description: string;
  /** The one address of this page. */
  readonly path: string;
  readonly underHeader?: boolean;
}

/** The landing page of a category: its brands first, then how it goes and why here. */
export function CategoryView({ facts, title, description, path, underHeader = false }: CategoryViewProps) {
  const contents = useQuery(contentQuery('category'));
  const page = contents.data?.[facts.category];
  return (
    <>
      <PageHead title={title} description={description} path={path} />
      <CategoryHero
        facts={facts}
        heading={title}
        page={page ?? (contents.isPending ? undefined : null)}
        underHeader={underHeader}
      />
      <Section id="brands" heading="Choose your brand">
        <BrandGrid categorySlug={facts.slug} />
      </Section>
      <QueryView
        query={contents}
        errorText={CONTENT_FAILED}
        skeleton={
          <div className="page-width py-14">
            <PointsSkeleton count={6} />
          </div>
        }
      >
        {({ [facts.category]: { steps, trending, whyHeading, reasons, questions } }) => (
          <>
            <Section id="how" heading="How It Works" sunken>
              <StampSteps steps={steps} />
            </Section>
            <Section id="trending" heading={trending.heading}>
              <TrendingTable categorySlug={facts.slug} trending={trending} />
            </Section>
            <Section id="why" heading={whyHeading} sunken>
              <PointGrid points={reasons} />
            </Section>
            <Section id="questions" heading="Questions and answers">
              <Questions items={questions} />
            </Section>
          </>
        )}
      </QueryView>
      <Section id="quick-links" heading="Quick links">
        <QuickLinks />
      </Section>
    </>
  );
}
