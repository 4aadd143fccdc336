import { type LeadAcceptedAnswer } from '@phirse/contracts/read-models/answers.js';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.js';
import { formatCoins, formatCount } from '../../lib/format.js';
import { randomKey } from '../../lib/random-key.js';
import { AskInPlace } from '../../ui/ask-in-place.js';
import { Banner } from '../../ui/banner.js';
import { Button } from '../../ui/button.js';
import { ACCEPT_FAILED, acceptFailure, shortBy, useAcceptLead } from './leads.queries.js';

export interface AcceptLeadProps {
  readonly lead: DisplayedOrder;
  /** Coins in the wallet; `null` while not known. */
  readonly balance: number | null;
  /** Somebody has taken it, or its customer has withdrawn it. */
  readonly isGone?: boolean;
  readonly onAccepted: (answer: LeadAcceptedAnswer) => void;
  /** Somebody was faster. */
  readonly onTaken: (lead: DisplayedOrder) => void;
  /** Opens the purchase of the coins that are missing. */
  readonly onPurchase: (missing: number) => void;
}

/** Accept, asked once more in place with the balance before and after. */
export function AcceptLead({ lead, balance, isGone = false, onAccepted, onTaken, onPurchase }: AcceptLeadProps) {
  const [asking, setAsking] = useState<{ readonly key: string } | null>(null);
  const accept = useAcceptLead();

  // What is under way here may be why it is gone.
  if (isGone && !accept.isPending && !accept.isSuccess)
    return (
      <p className="rounded-control border border-warn-line bg-warn-tint px-3 py-2.5">
        <b className="text-warn">Gone.</b> Another partner took it, or its customer withdrew it.
      </p>
    );
  const missing = balance === null ? 0 : lead.coins - balance;
  if (missing > 0)
    return (
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-13 text-warn">You are {formatCoins(missing)} short.</p>
        <Button size="small" tone="outline" onClick={() => onPurchase(missing)}>
          Purchase Coins
        </Button>
      </div>
    );
  if (!asking)
    return (
      <Button
        wide
        onClick={() => {
          accept.reset();
          setAsking({ key: randomKey() });
        }}
      >
        Accept for {formatCoins(lead.coins)}
        <span className="sr-only">: {lead.productDetails.name}</span>
      </Button>
    );

  // A promise, not callbacks of `mutate`: news of the lead may take this card from the list before the answer is here.
  const spend = () =>
    accept.mutateAsync({ orderId: lead.orderId, idempotencyKey: asking.key }).then(onAccepted, (error: unknown) => {
      const failure = acceptFailure(error);
      if (failure === 'taken') onTaken(lead);
      if (failure === 'too few coins') {
        setAsking(null);
        onPurchase(shortBy(error) ?? 0);
      }
    });
  return (
    <AskInPlace
      label={`Accept ${lead.productDetails.name}?`}
      confirmLabel={`Yes, spend ${formatCoins(lead.coins)}`}
      pending={accept.isPending}
      pendingLabel="Accepting..."
      failure={
        accept.error && (
          <Banner tone="bad" title="No coins were spent">
            {messageOf(accept.error, ACCEPT_FAILED)}
          </Banner>
        )
      }
      onConfirm={() => void spend()}
      onDecline={() => setAsking(null)}
    >
      <dl className="grid grid-cols-3 gap-2 text-13 text-muted">
        <Figure label="Balance now" coins={balance} />
        <Figure label="This lead" coins={-lead.coins} />
        <Figure label="After" coins={balance === null ? null : balance - lead.coins} />
      </dl>
    </AskInPlace>
  );
}

function Figure({ label, coins }: { readonly label: string; readonly coins: number | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="money text-17 font-semibold text-ink">
        {coins === null ? '…' : coins < 0 ? `−${formatCount(-coins)}` : formatCount(coins)}
      </dd>
    </div>
  );
}
