import { type LeadAcceptedAnswer } from '@phirse/contracts/read-models/answers.js';
import { formatCoins, formatCount } from '../../lib/format.js';
import { paths } from '../../lib/paths.js';
import { Banner } from '../../ui/banner.js';
import { LinkButton } from '../../ui/link-button.js';

/** What became of the last acceptance. */
export type LeadOutcome =
  | { readonly is: 'accepted'; readonly answer: LeadAcceptedAnswer }
  | { readonly is: 'taken'; readonly device: string };

/** Says it where the leads are and stays until dismissed: coins are money. */
export function LeadOutcomeBanner({
  outcome,
  onDismiss,
}: {
  readonly outcome: LeadOutcome;
  readonly onDismiss?: () => void;
}) {
  if (outcome.is === 'taken')
    return (
      <Banner tone="warn" title={`The ${outcome.device} is gone`} onDismiss={onDismiss}>
        Somebody was faster, no coins were spent.
      </Banner>
    );
  const { order, coins } = outcome.answer;
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
