import { type LeadAcceptedAnswer } from '@phirse/contracts/read-models/answers.js';
import { useEffect, useRef } from 'react';
import { formatCoins, formatCount } from '../../lib/format.js';
import { paths } from '../../lib/paths.js';
import { Banner } from '../../ui/banner.js';
import { LinkButton } from '../../ui/link-button.js';

/** What became of the last acceptance. */
export type LeadOutcome =
  | { readonly is: 'accepted'; readonly answer: LeadAcceptedAnswer }
  | { readonly is: 'taken'; readonly device: string };

export interface LeadOutcomeBannerProps {
  readonly outcome: LeadOutcome;
  readonly onDismiss?: () => void;
}

/** Says it where the leads are and stays until dismissed: coins are money. Takes the focus that went with the lead's card. */
export function LeadOutcomeBanner({ outcome, onDismiss }: LeadOutcomeBannerProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [outcome]);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-20 rounded-card outline-none">
      {outcome.is === 'taken' ? (
        <Banner tone="warn" title={`The ${outcome.device} is gone`} onDismiss={onDismiss}>
          Somebody was faster, no coins were spent.
        </Banner>
      ) : (
        <Accepted answer={outcome.answer} onDismiss={onDismiss} />
      )}
    </div>
  );
}

function Accepted({
  answer: { order, coins },
  onDismiss,
}: {
  readonly answer: LeadAcceptedAnswer;
  readonly onDismiss?: () => void;
}) {
  return (
    <Banner
      tone="good"
      title={`The ${order.productDetails.name} is yours`}
      onDismiss={onDismiss}
      action={
        <LinkButton size="small" tone="outline" to={paths.partner.order(order.orderId)}>
          Open order
        </LinkButton>
      }
    >
      {formatCoins(coins.spent)} spent, {formatCount(coins.balance)} left.
    </Banner>
  );
}
