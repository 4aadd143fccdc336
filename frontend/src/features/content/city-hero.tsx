import { type CityPage } from '@phirse/contracts/read-models/content.js';
import { paths } from '../../lib/paths.js';
import { LinkButton } from '../../ui/link-button.js';
import { Skeleton } from '../../ui/skeleton.js';
import { PostageStamp } from './postage-stamp.js';
import { SearchAndGo } from './search-and-go.js';

export interface CityHeroProps {
  /** As it is written. */
  readonly city: string;
  /** `undefined` while its texts are on their way, `null` where they did not arrive. */
  readonly page: CityPage | null | undefined;
}

/** A city page's first screen: what we do there, the way to sell, the city on a stamp. */
export function CityHero({ city, page }: CityHeroProps) {
  return (
    <section aria-labelledby="city" className="overflow-x-clip bg-accent-tint pt-16">
      <div className="page-width grid items-center gap-12 py-8 md:py-14 lg:grid-cols-[1.35fr_1fr] lg:gap-16">
        <div>
          <h1 id="city" className="text-32 md:text-44">
            {page?.heading ?? `Sell Your Mobile for Cash in ${city}`}
          </h1>
          {page === undefined && <Skeleton className="mt-3 h-26 w-full max-w-prose sm:h-13" />}
          {page && <p className="mt-3 max-w-prose text-17 text-muted">{page.intro}</p>}
          <SearchAndGo
            label="Your model"
            placeholder="E.g. iPhone 15 Pro Max, Samsung Galaxy S24"
            className="mt-6 max-w-form"
          />
          <p className="mt-2 text-13 text-muted">{page?.note ?? 'Only smartphones, iPads and tablets are accepted.'}</p>
          <LinkButton to={paths.sell()} tone="accent" size="large" className="mt-5 max-sm:w-full">
            SELL NOW
          </LinkButton>
        </div>
        <PostageStamp image={page?.image ?? ''} city={city} state={page?.state ?? ''} />
      </div>
    </section>
  );
}
