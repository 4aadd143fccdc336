import { useQuery } from '@tanstack/react-query';
import { formatCoins } from '../../lib/format.js';
import { Badge, type BadgeTone } from '../../ui/badge.js';
import { DateTime } from '../../ui/date-time.js';
import { Money } from '../../ui/money.js';
import { usePartnerPhone } from '../partner-session/signed-in-partner.js';
import { purchasesQuery } from './coins.queries.js';

const LATEST = 5;
const TONES: Readonly<Record<string, BadgeTone>> = { pending: 'warn', approved: 'good', rejected: 'bad' };
const WORDS: Readonly<Record<string, string>> = {
  pending: 'Being checked',
  approved: 'Credited',
  rejected: 'Rejected',
};

/** The latest purchases and where they stand; nothing while there are none. */
export function PurchaseList() {
  const { data } = useQuery(purchasesQuery(usePartnerPhone(), { limit: LATEST }));
  if (!data || data.purchases.length === 0) return null;
  return (
    <section aria-labelledby="purchases" className="border-t pt-4">
      <h3 id="purchases" className="text-17">
        Your latest purchases
      </h3>
      <ul className="mt-1 divide-y">
        {data.purchases.map(({ paymentId, coins, price, status, reason, requestedAt }) => (
          <li key={paymentId} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span>
              <b className="money">{formatCoins(coins)}</b> for <Money rupees={price} />
              <span className="block text-13 text-muted">
                <DateTime at={requestedAt} />
              </span>
            </span>
            <Badge tone={TONES[status]}>{WORDS[status] ?? status}</Badge>
            {reason && <span className="w-full text-13 text-bad">{reason}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
