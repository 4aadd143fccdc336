import { type ExchangePage } from '@phirse/contracts/read-models/content.js';
import { paths } from '../../lib/paths.js';
import { LinkButton } from '../../ui/link-button.js';
import { Picture } from '../../ui/picture.js';
import { Skeleton } from '../../ui/skeleton.js';

export interface ExchangeHeroProps {
  readonly page: ExchangePage | null | undefined;
}

/** The exchange page's first screen. */
export function ExchangeHero({ page }: ExchangeHeroProps) {
  return (
    <section aria-labelledby="exchange" className="bg-info-tint pt-16">
      <div className="page-width grid items-center gap-10 py-8 md:py-14 lg:grid-cols-[1.2fr_1fr] lg:gap-16">
        <div>
          <h1 id="exchange" className="text-32 md:text-44">
            {page?.heading ?? 'Exchange your old phone for a better one'}
          </h1>
          {page === undefined && <Skeleton className="mt-3 h-26 w-full max-w-prose sm:h-13" />}
          {page && <p className="mt-3 max-w-prose text-17 text-muted">{page.intro}</p>}
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton to={paths.sell()} tone="accent" size="large" className="max-sm:w-full">
              Get Exchange Quote
            </LinkButton>
            <LinkButton to={`${paths.exchange()}#best-sellers`} tone="outline" size="large" className="max-sm:w-full">
              Browse Premium Phones
            </LinkButton>
          </div>
        </div>
        <Picture
          src="/images/banners/exchange.svg"
          alt=""
          eager
          fallback="phone"
          className="aspect-16/9 w-full rounded-card"
        />
      </div>
    </section>
  );
}
