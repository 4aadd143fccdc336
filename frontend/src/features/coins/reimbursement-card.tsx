import { type OrderReimbursement } from '@phirse/contracts/read-models/partner.js';
import { formatRupees } from '@phirse/contracts/rules/money.js';
import { useRef, useState } from 'react';
import { messageOf } from '../../lib/api-error.js';
import { formatCoins } from '../../lib/format.js';
import { randomKey } from '../../lib/random-key.js';
import { AskInPlace } from '../../ui/ask-in-place.js';
import { Banner } from '../../ui/banner.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { CoinStamp } from '../../ui/coin-stamp.js';
import { StatusBadge } from '../../ui/status-badge.js';
import { Facts } from '../orders/facts.js';
import { REIMBURSEMENT_FAILED, useRequestReimbursement } from './reimbursement.mutation.js';

export interface ReimbursementCardProps {
  readonly orderId: string;
  /** What the customer was paid in the end, in rupees. */
  readonly finalPrice: number;
  readonly reimbursement: OrderReimbursement;
}

/** What a lead cost beyond its final price: the sum, the way to ask for it, and what became of it. */
export function ReimbursementCard({ orderId, finalPrice, reimbursement }: ReimbursementCardProps) {
  const { coinsPaid, coinsDue, coins, status, reason } = reimbursement;
  const card = useRef<HTMLElement>(null);
  return (
    <Card
      ref={card}
      tabIndex={-1}
      aria-label="Coins back"
      heading="Coins back"
      aside={status !== 'possible' && <StatusBadge status={status} />}
    >
      <div className="grid gap-4">
        <Facts
          facts={[
            { label: 'Paid for the lead', value: <CoinStamp coins={coinsPaid} /> },
            { label: `At ${formatRupees(finalPrice)} it costs`, value: <CoinStamp coins={coinsDue} /> },
            { label: 'Difference', value: <CoinStamp coins={coins} /> },
          ]}
        />
        {status === 'possible' && <AskBack orderId={orderId} coins={coins} onAsked={() => card.current?.focus()} />}
        <p role="status" className="text-muted empty:hidden">
          {status === 'pending' && 'You asked for the difference. The coins come to your wallet once it is checked.'}
          {status === 'approved' && `${formatCoins(coins)} came back to your wallet.`}
          {status === 'rejected' && `The coins were not given back: ${reason}`}
        </p>
      </div>
    </Card>
  );
}

/** Asks once more in place: an order's coins can be asked back once. */
function AskBack({
  orderId,
  coins,
  onAsked,
}: {
  readonly orderId: string;
  readonly coins: number;
  /** The button that had the focus is gone by then. */
  readonly onAsked: () => void;
}) {
  const [asking, setAsking] = useState<{ readonly key: string } | null>(null);
  const request = useRequestReimbursement();

  if (!asking)
    return (
      <Button
        wide
        tone="outline"
        onClick={() => {
          request.reset();
          setAsking({ key: randomKey() });
        }}
      >
        Request coins back
      </Button>
    );
  return (
    <AskInPlace
      label={`Request ${formatCoins(coins)} back?`}
      confirmLabel={`Yes, request ${formatCoins(coins)}`}
      pending={request.isPending}
      pendingLabel="Requesting..."
      failure={
        request.error && (
          <Banner tone="bad" title="Nothing was requested">
            {messageOf(request.error, REIMBURSEMENT_FAILED)}
          </Banner>
        )
      }
      // A failure of `mutateAsync` is shown by `failure`.
      onConfirm={() => void request.mutateAsync({ orderId, idempotencyKey: asking.key }).then(onAsked, () => {})}
      onDecline={() => setAsking(null)}
    >
      <p>An operator checks the request. It can be made once for an order.</p>
    </AskInPlace>
  );
}
