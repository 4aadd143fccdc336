import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LoaderFunctionArgs, Navigate, useNavigate } from 'react-router-dom';
import { PROFILE_FAILED, profileQuery } from '../../features/account/profile.queries.js';
import { SignInFirst } from '../../features/account/sign-in-first.js';
import { useSellPath } from '../../features/catalog/use-variant-of-path.js';
import { isPriced, useEvaluation } from '../../features/evaluation/evaluation-state.js';
import { QuoteSlip } from '../../features/evaluation/quote-slip.js';
import { PICKUP_FAILED, pickupOptionsQuery } from '../../features/pickup/pickup.queries.js';
import { PickupForm } from '../../features/pickup/pickup-form.js';
import { type AppliedPromo } from '../../features/pickup/promo-field.js';
import { orderBody, usePlaceOrder } from '../../features/pickup/use-place-order.js';
import { ApiError, messageOf } from '../../lib/api-error.js';
import { requireCustomer } from '../../lib/guards.js';
import { paths } from '../../lib/paths.js';
import { queryClient } from '../../lib/query.js';
import { QueryView } from '../../lib/query-view.js';
import { useCustomer } from '../../lib/session.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { LinkButton } from '../../ui/link-button.js';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.js';
import { StepLabel } from '../../ui/step-label.js';

export function loader({ request }: LoaderFunctionArgs) {
  const { phone } = requireCustomer(request);
  void queryClient.prefetchQuery(profileQuery(phone));
  void queryClient.prefetchQuery(pickupOptionsQuery);
  return null;
}

const SKELETON = (
  <SkeletonGroup className="grid gap-5">
    <Skeleton className="h-80 rounded-card" />
    <Skeleton className="h-80 rounded-card" />
    <Skeleton className="h-48 rounded-card" />
  </SkeletonGroup>
);

/** Pressing again would not help: the price itself no longer holds. */
function isAboutThePrice(error: Error | null): boolean {
  return error instanceof ApiError && (error.code === 'QUOTE_EXPIRED' || error.code === 'PRICE_MISMATCH');
}

/** …/pickup-details */
export function Component() {
  const path = useSellPath();
  const quote = useEvaluation();
  const customer = useCustomer();
  const profile = useQuery(profileQuery(customer?.phone ?? ''));
  const options = useQuery(pickupOptionsQuery);
  const [promo, setPromo] = useState<AppliedPromo | null>(null);
  const place = usePlaceOrder();
  const navigate = useNavigate();
  useDocumentTitle('Schedule your pickup');
  const { pincode, city, state, basePrice } = quote;
  if (!isPriced(quote, path.modelSlug)) return <Navigate replace to={paths.variantPrice(path)} />;
  if (!customer) return <SignInFirst />;

  return (
    <div className="page-width py-6 md:py-10">
      <StepLabel step={4} of={4} />
      <h1 className="mt-3 mb-6 text-32">Schedule Your Pickup</h1>
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <QueryView query={profile} errorText={PROFILE_FAILED} skeleton={SKELETON}>
          {({ address }) => (
            <QueryView query={options} errorText={PICKUP_FAILED} skeleton={SKELETON}>
              {(calendar) => (
                <PickupForm
                  customer={customer}
                  addresses={address}
                  options={calendar}
                  area={{ city, state, pincode }}
                  price={basePrice}
                  promo={promo}
                  onPromo={setPromo}
                  onSubmit={(booking) =>
                    place.mutate(orderBody(booking, quote, path.categorySlug), {
                      // Not in this step's place: back from there must land on an entry of ours, to be led home.
                      onSuccess: () => void navigate(paths.orderConfirmation(path)),
                    })
                  }
                  submitting={place.isPending || place.isSuccess}
                  error={place.error && messageOf(place.error, 'Failed to submit pickup details')}
                  errorAction={
                    isAboutThePrice(place.error) && (
                      <LinkButton tone="outline" to={paths.variantPrice(path)}>
                        Get today's price
                      </LinkButton>
                    )
                  }
                />
              )}
            </QueryView>
          )}
        </QueryView>
        <aside aria-label="Your price" className="lg:sticky lg:top-20">
          <QuoteSlip quote={quote} promo={promo?.value} />
        </aside>
      </div>
    </div>
  );
}
