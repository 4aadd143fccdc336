import { Link } from 'react-router-dom';
import { popularQuery } from '../../features/catalog/catalog.queries.js';
import { QuickPicks } from '../../features/content/quick-picks.js';
import { SearchAndGo } from '../../features/content/search-and-go.js';
import { TornSlip } from '../../features/content/torn-slip.js';
import { PageHead } from '../../lib/page-head.js';
import { paths } from '../../lib/paths.js';
import { queryClient } from '../../lib/query.js';

export function loader() {
  void queryClient.prefetchQuery(popularQuery);
  return null;
}

const NEXT = [
  'Storage and colour, and your pincode',
  'A few drawn questions about its condition',
  'The exact price on a slip, good for seven days',
] as const;

/** /get-quote: one field, and off. */
export function Component() {
  return (
    <div className="page-width grid gap-10 py-8 md:py-14 lg:grid-cols-[1fr_24rem] lg:items-start lg:gap-16">
      <PageHead
        title="Get a quote"
        description="Search your phone or tablet and see in a minute what we pay for it at your door."
        path={paths.getQuote()}
      />
      <div>
        <h1 className="text-32 md:text-44">What is it worth?</h1>
        <p className="mt-3 mb-6 max-w-prose text-17 text-muted">
          Type the model as it stands in the settings, under “About phone”. You see a price before we ask for anything
          of yours.
        </p>
        <SearchAndGo label="Your phone or tablet" placeholder="E.g. iPhone 13, Galaxy S21, iPad Air" />
        <ol className="mt-8 grid gap-3">
          {NEXT.map((step, index) => (
            <li key={step} className="flex items-center gap-3">
              <span
                aria-hidden="true"
                className="grid size-8 shrink-0 -rotate-6 place-items-center rounded-full border-2 border-primary font-display font-bold text-primary"
              >
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <p className="mt-8 text-muted">
          Rather choose by brand?{' '}
          <Link to={paths.sell()} className="font-semibold text-primary underline underline-offset-4">
            All phones
          </Link>{' '}
          or{' '}
          <Link to={paths.sellTablet()} className="font-semibold text-primary underline underline-offset-4">
            all tablets
          </Link>
          .
        </p>
      </div>
      <TornSlip heading="Often sold">
        <QuickPicks />
      </TornSlip>
    </div>
  );
}
