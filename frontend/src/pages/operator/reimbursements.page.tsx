import { type ReimbursementView } from '@phirse/contracts/read-models/partner.js';
import { useQuery } from '@tanstack/react-query';
import { DecideRequest } from '../../features/coins/decide-request.js';
import { reviewQuery } from '../../features/coins/review.js';
import { ASKED, decisionColumn, PARTNER } from '../../features/coins/review-columns.js';
import { ReviewTable, useReviewParams } from '../../features/coins/review-table.js';
import { formatCoins } from '../../lib/format.js';
import { CoinStamp } from '../../ui/coin-stamp.js';
import { type Column } from '../../ui/data-table.js';
import { Money } from '../../ui/money.js';

const COLUMNS: readonly Column<ReimbursementView>[] = [
  PARTNER,
  { key: 'order', header: 'Order', cell: ({ orderId }) => <span className="font-mono text-13">{orderId}</span> },
  { key: 'price', header: 'Final price', align: 'right', cell: ({ finalPrice }) => <Money rupees={finalPrice} /> },
  { key: 'paid', header: 'Paid', align: 'right', cell: ({ coinsPaid }) => <CoinStamp coins={coinsPaid} /> },
  { key: 'coins', header: 'Asked back', align: 'right', cell: ({ coins }) => <CoinStamp coins={coins} /> },
  ASKED,
  decisionColumn(({ orderId, partnerName, coins, coinsPaid }) => (
    <DecideRequest
      list="reimbursements"
      id={orderId}
      subject={`the request of ${partnerName} for order ${orderId}`}
      approval={{
        title: `Give ${formatCoins(coins)} back to ${partnerName}?`,
        description: `The final price of order ${orderId} asks for ${formatCoins(coinsPaid - coins)}, ${coinsPaid} were paid. This cannot be taken back.`,
      }}
    />
  )),
];

/** /ops/reimbursements: coins that partners ask back for leads whose final price was lower. */
export function Component() {
  const requests = useQuery({
    ...reviewQuery('reimbursements', useReviewParams()),
    select: ({ reimbursements, pagination }) => ({ rows: reimbursements, pagination }),
  });
  return (
    <ReviewTable
      title="Reimbursements"
      nouns={['request', 'requests']}
      requests={requests}
      columns={COLUMNS}
      rowKey={({ orderId }) => orderId}
    />
  );
}
