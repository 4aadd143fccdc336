import { type PartnerDashboard } from '@phirse/contracts/read-models/partner.js';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { Button } from '../../ui/button.js';
import { CoinStamp } from '../../ui/coin-stamp.js';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.js';
import { monthSpend, weekSpend } from './spend.js';
import { SpendBars } from './spend-bars.js';

const BOX = 'grid gap-x-6 gap-y-4 rounded-card border bg-surface p-4 shadow-soft lg:grid-cols-[auto_1fr_auto]';

/** Coins, orders by state, and what this week and month have cost: the day's business in one strip. */
export function DashboardSummary({
  dashboard,
  onPurchase,
}: {
  readonly dashboard: PartnerDashboard;
  readonly onPurchase: () => void;
}) {
  const { coins, orders, days } = dashboard;
  const now = new Date().toISOString();
  return (
    <section aria-label="Summary" className={BOX}>
      <div className="flex items-center justify-between gap-5 lg:justify-start">
        <div>
          <p className="text-13 text-muted">Coin balance</p>
          <p className="text-25 leading-9">
            <CoinStamp coins={coins} />
          </p>
        </div>
        <Button tone="accent" size="small" onClick={onPurchase}>
          <Plus aria-hidden="true" className="size-4" />
          Purchase Coins
        </Button>
      </div>
      <ul className="grid grid-cols-4 items-stretch divide-x border-hairline max-lg:border-y max-lg:py-2 lg:border-x">
        <State label="To assign" count={orders.pending} status="Pending" />
        <State label="Assigned" count={orders.assigned} status="Assigned" />
        <State label="Completed" count={orders.completed} status="completed" />
        <State label="Cancelled" count={orders.cancelled} status="cancelled" />
      </ul>
      <div className="grid grid-cols-2 gap-6 lg:w-72">
        <SpendBars label="Spent this week" days={weekSpend(days, now)} />
        <SpendBars label="This month" days={monthSpend(days, now)} />
      </div>
    </section>
  );
}

function State({ label, count, status }: { readonly label: string; readonly count: number; readonly status: string }) {
  return (
    <li>
      <Link
        to={`${paths.partner.dashboard('acceptedOrders')}&status=${status}`}
        className="grid h-full content-center rounded-control px-0.5 py-1 text-center md:px-2 hover:bg-sunken"
      >
        <span className="money font-display text-20 font-bold">{count}</span>
        <span className="text-13 text-muted">{label}</span>
      </Link>
    </li>
  );
}

export function SummarySkeleton() {
  return (
    <SkeletonGroup className={BOX}>
      <Skeleton className="h-14 lg:w-64" />
      <Skeleton className="h-14" />
      <Skeleton className="h-16 lg:w-72" />
    </SkeletonGroup>
  );
}
