import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useSellPath } from '../../features/catalog/use-variant-of-path.js';
import { useAbandonedQuote } from '../../features/evaluation/abandoned-quote.js';
import { type AppliedOption, isPriced, useEvaluation } from '../../features/evaluation/evaluation-state.js';
import { optionLine, QuoteSlip } from '../../features/evaluation/quote-slip.js';
import { paths } from '../../lib/paths.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { Banner } from '../../ui/banner.js';
import { LinkButton } from '../../ui/link-button.js';
import { Money } from '../../ui/money.js';
import { StepLabel } from '../../ui/step-label.js';

/** Most things named that would raise the price. */
const RAISES = 3;

/** …/final-evaluation: the slip alone, what lowered it, what would raise it, one button. */
export function Component() {
  const path = useSellPath();
  const quote = useEvaluation();
  const { selectedOptions, expiresAt } = quote;
  const expired = useExpired(expiresAt);
  useDocumentTitle('Your final price');
  useAbandonedQuote(quote, path.categorySlug);
  if (!isPriced(quote, path.modelSlug)) return <Navigate replace to={paths.variantPrice(path)} />;

  const raising = [...selectedOptions]
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => other.amount - one.amount);
  return (
    <div className="page-width py-6 md:py-10">
      <div className="mx-auto grid max-w-form gap-6">
        <div>
          <StepLabel step={3} of={4} />
          <h1 className="mt-3 text-25">Your final price</h1>
        </div>
        <QuoteSlip quote={quote} />
        {expired ? (
          <>
            <Banner tone="warn" title="This price has expired">
              Prices hold for seven days. Answer the questions again for today's price.
            </Banner>
            <LinkButton tone="accent" size="large" wide to={paths.variantPrice(path)}>
              Get today's price
            </LinkButton>
          </>
        ) : (
          <div className="grid gap-2">
            <LinkButton tone="accent" size="large" wide to={paths.pickupDetails(path)}>
              Place order
            </LinkButton>
            <p className="text-center text-13 text-muted">
              Free pickup at your door. Cash before the device leaves you.
            </p>
          </div>
        )}
        {raising.length > 0 && <Raising options={raising.slice(0, RAISES)} />}
        <LinkButton tone="quiet" to={paths.deviceEvaluation(path)}>
          Change my answers
        </LinkButton>
      </div>
    </div>
  );
}

function Raising({ options }: { readonly options: readonly AppliedOption[] }) {
  return (
    <section aria-labelledby="raise" className="rounded-card border bg-surface p-4">
      <h2 id="raise" className="text-17">
        What would raise it
      </h2>
      <p className="text-13 text-muted">If our person finds it better than you said, you get more.</p>
      <ul className="mt-2 grid gap-1">
        {options.map((option) => {
          const { label, detail } = optionLine(option);
          return (
            <li key={`${label} ${detail}`} className="flex justify-between gap-4">
              <span>{option.description}</span>
              <span className="text-right text-good">
                up to <Money rupees={option.amount} /> more
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Whether an instant has passed, also while the page is open. */
function useExpired(at: string): boolean {
  const isPast = () => at !== '' && Date.parse(at) <= Date.now();
  const [expired, setExpired] = useState(isPast);
  useEffect(() => {
    const timer = setInterval(() => setExpired(isPast()), 30_000);
    return () => clearInterval(timer);
  }, [at]);
  return expired;
}
