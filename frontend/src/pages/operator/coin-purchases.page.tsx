import { type CoinPurchaseView } from '@phirse/contracts/read-models/partner.js';
import { useQuery } from '@tanstack/react-query';
import { DecidePurchase } from '../../features/coins/decide-purchase.js';
import { reviewQuery } from '../../features/coins/purchase-review.js';
import { formatPhone } from '../../lib/format.js';
import { QueryView } from '../../lib/query-view.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { useTableParams } from '../../lib/use-table-params.js';
import { CoinStamp } from '../../ui/coin-stamp.js';
import { type Column, DataTable } from '../../ui/data-table.js';
import { DateTime } from '../../ui/date-time.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Money } from '../../ui/money.js';
import { Pagination } from '../../ui/pagination.js';
import { Picture } from '../../ui/picture.js';
import { StatusBadge } from '../../ui/status-badge.js';
import { Tabs, useTab } from '../../ui/tabs.js';

const TABS = [
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
] as const;
const SIZES = [10, 25, 50] as const;

const COLUMNS: readonly Column<CoinPurchaseView>[] = [
  {
    key: 'partner',
    header: 'Partner',
    onCard: 'title',
    cell: ({ partnerName, partnerPhone }) => (
      <span className="grid">
        <span className="font-semibold">{partnerName}</span>
        <span className="money text-13 font-normal text-muted">{formatPhone(partnerPhone)}</span>
      </span>
    ),
  },
  { key: 'coins', header: 'Coins', align: 'right', cell: ({ coins }) => <CoinStamp coins={coins} /> },
  { key: 'price', header: 'Paid', align: 'right', cell: ({ price }) => <Money rupees={price} /> },
  { key: 'requestedAt', header: 'Asked', cell: ({ requestedAt }) => <DateTime at={requestedAt} /> },
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
  {
    key: 'decision',
    header: 'Decision',
    align: 'right',
    onCard: 'foot',
    cell: (purchase) =>
      purchase.status === 'pending' ? (
        <DecidePurchase purchase={purchase} />
      ) : (
        <span className="grid justify-items-end gap-1 text-right whitespace-normal">
          <StatusBadge status={purchase.status} />
          {purchase.decidedAt && (
            <span className="text-13 text-muted">
              <DateTime at={purchase.decidedAt} />
            </span>
          )}
          {purchase.reason && <span className="text-13">{purchase.reason}</span>}
        </span>
      ),
  },
];

/** /ops/coin-purchases: payments to check, with what the partner has sent as proof. */
export function Component() {
  useDocumentTitle('Coin purchases');
  const status = useTab(TABS);
  const params = useTableParams(SIZES);
  const purchases = useQuery(reviewQuery({ page: params.page, limit: params.limit, status }));
  return (
    <div className="grid gap-4">
      <h1 className="text-25">Coin purchases</h1>
      <Tabs tabs={TABS} label="Coin purchases by status" />
      <QueryView
        query={purchases}
        errorText="Failed to load coin purchases"
        isEmpty={({ pagination }) => pagination.total === 0}
        empty={<EmptyState drawing="coins">No purchase is {status}.</EmptyState>}
      >
        {({ purchases: rows, pagination }) => (
          <>
            <DataTable caption="Coin purchases" columns={COLUMNS} rows={rows} rowKey={({ paymentId }) => paymentId} />
            <Pagination {...pagination} sizes={SIZES} noun="purchases" onChange={params.setPage} />
          </>
        )}
      </QueryView>
    </div>
  );
}
