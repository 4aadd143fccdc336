import { type CategoryPage } from '@phirse/contracts/read-models/content.js';
import { type CategoryFacts } from '@phirse/contracts/rules/categories.js';
import { paths } from '../../lib/paths.js';
import { classNames } from '../../ui/class-names.js';
import { LinkButton } from '../../ui/link-button.js';
import { Picture } from '../../ui/picture.js';
import { Skeleton } from '../../ui/skeleton.js';

export interface CategoryHeroProps {
  readonly facts: CategoryFacts;
  readonly heading: string;
  /** `undefined` while its texts are on their way, `null` where they did not arrive. */
  readonly page: CategoryPage | null | undefined;
  /** The content begins under the header. */
  readonly underHeader: boolean;
}

/** A category's banner: what we buy, and the way to sell it. */
export function CategoryHero({ facts, heading, page, underHeader }: CategoryHeroProps) {
  const phones = facts.category === 'mobile';
  return (
    <section aria-labelledby="category" className={classNames('bg-primary-tint', underHeader && 'pt-16')}>
      <div className="page-width grid items-center gap-8 py-8 md:py-12 lg:grid-cols-[1.35fr_1fr] lg:gap-16">
        <div>
          <h1 id="category" className="text-32 md:text-44">
            {page?.heading ?? heading}
          </h1>
          {page === undefined && <Skeleton className="mt-3 h-20 w-full max-w-prose sm:h-13" />}
          {page && <p className="mt-3 max-w-prose text-17 text-muted">{page.intro}</p>}
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton
              to={`${phones ? paths.sell() : paths.category(facts.slug)}#brands`}
              tone="accent"
              size="large"
              className="max-sm:w-full"
            >
              SELL NOW
            </LinkButton>
            {!phones && (
              <LinkButton to={paths.sell()} tone="outline" size="large" className="max-sm:w-full">
                Sell a phone instead
              </LinkButton>
            )}
          </div>
        </div>
        <Picture
          src={page?.image ?? ''}
          alt=""
          eager
          fallback={phones ? 'phone' : 'paper'}
          className="aspect-16/9 w-full rounded-card max-lg:hidden"
        />
      </div>
    </section>
  );
}
