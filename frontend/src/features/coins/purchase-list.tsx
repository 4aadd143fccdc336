import { type CoinPurchaseView } from '@phirse/contracts/read-models/partner.js';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatCoins } from '../../lib/format.js';
import { QueryView } from '../../lib/query-view.js';
import { Badge, type BadgeTone } from '../../ui/badge.js';
import { DateTime } from '../../ui/date-time.js';
import { Money } from '../../ui/money.js';
import { SkeletonRows } from '../../ui/skeleton.js';
import { usePartnerPhone } from '../partner-session/signed-in-partner.js';
import { purchasesQuery } from './coins.queries.js';

const LATEST = 5;
const STATES: Readonly<Record<CoinPurchaseView['status'], { readonly tone: BadgeTone; readonly words: string }>> = {
  pending: { tone: 'warn', words: 'Being checked' },
  approved: { tone: 'good', words: 'Credited' },
  rejected: { tone: 'bad', words: 'Rejected' },
};

/** The latest purchases and where they stand; nothing while there are none. */
export function PurchaseList() {
  const purchases = useQuery(purchasesQuery(usePartnerPhone(), { limit: LATEST }));
  return (
    <QueryView query={purchases} errorText="Failed to load your purchases" skeleton={<SkeletonRows rows={2} />}>
      {({ purchases: latest }) => latest.length > 0 && <Latest purchases={latest} />}
    </QueryView>
  );
}

function Latest({ purchases }: { readonly purchases: readonly CoinPurchaseView[] }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="border-t pt-4">
      <h3 id={headingId} className="text-17">
        Your latest purchases
      </h3>
      <ul className="mt-1 divide-y">
        {purchases.map(({ paymentId, coins, price, status, reason, requestedAt }) => (
          <li key={paymentId} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span>
              <b className="money">{formatCoins(coins)}</b> for <Money rupees={price} />
              <span className="block text-13 text-muted">
                <DateTime at={requestedAt} />
              </span>
            </span>
            <Badge tone={STATES[status].tone}>{STATES[status].words}</Badge>
            {reason && <span className="w-full text-13 text-bad">{reason}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
