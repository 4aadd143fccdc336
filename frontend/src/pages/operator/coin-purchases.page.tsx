import { type CoinPurchaseView } from '@phirse/contracts/read-models/partner.js';
import { formatRupees } from '@phirse/contracts/rules/money.js';
import { useQuery } from '@tanstack/react-query';
import { DecideRequest } from '../../features/coins/decide-request.js';
import { reviewQuery } from '../../features/coins/review.js';
import { ASKED, decisionColumn, PARTNER } from '../../features/coins/review-columns.js';
import { ReviewTable, useReviewParams } from '../../features/coins/review-table.js';
import { formatCoins } from '../../lib/format.js';
import { CoinStamp } from '../../ui/coin-stamp.js';
import { type Column } from '../../ui/data-table.js';
import { Money } from '../../ui/money.js';
import { Picture } from '../../ui/picture.js';

const COLUMNS: readonly Column<CoinPurchaseView>[] = [
  PARTNER,
  { key: 'coins', header: 'Coins', align: 'right', cell: ({ coins }) => <CoinStamp coins={coins} /> },
  { key: 'price', header: 'Paid', align: 'right', cell: ({ price }) => <Money rupees={price} /> },
  ASKED,
  {
    key: 'screenshot',
    header: 'Screenshot',
    cell: ({ screenshot, partnerName }) => (
      <a href={screenshot} target="_blank" rel="noreferrer" className="inline-block rounded-control">
        <Picture
          src={screenshot}
          alt={`Payment screenshot of ${partnerName}, open in full`}
          fallback="paper"
          className="size-14 rounded-control border object-cover"
        />
      </a>
    ),
  },
  decisionColumn(({ paymentId, partnerName, coins, price }) => (
    <DecideRequest
      list="purchases"
      id={paymentId}
      subject={`the purchase of ${partnerName}`}
      approval={{
        title: `Credit ${formatCoins(coins)} to ${partnerName}?`,
        description: `Only after ${formatRupees(price)} has arrived in the account. This cannot be taken back.`,
      }}
    />
  )),
];

/** /ops/coin-purchases: payments to check, with what the partner has sent as proof. */
export function Component() {
  const requests = useQuery({
    ...reviewQuery('purchases', useReviewParams()),
    select: ({ purchases, pagination }) => ({ rows: purchases, pagination }),
  });
  return (
    <ReviewTable
      title="Coin purchases"
      nouns={['purchase', 'purchases']}
      requests={requests}
      columns={COLUMNS}
      rowKey={({ paymentId }) => paymentId}
    />
  );
}
