import { type PartnerDashboard } from '@phirse/contracts/read-models/partner.js';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/format.js';
import { paths } from '../../lib/paths.js';
import { Button } from '../../ui/button.js';
import { CoinStamp } from '../../ui/coin-stamp.js';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.js';
import { CoinBars } from './coin-bars.js';
import { daysOfMonth, daysOfWeek } from './coin-days.js';
import { CoinsBeingChecked } from './coins-being-checked.js';

const BOX = 'grid gap-x-4 gap-y-4 rounded-card border bg-surface p-4 shadow-soft lg:grid-cols-[auto_1fr_auto]';

/** Coins, open leads, orders by state, and the coins of this week and month: the day's business in one strip. */
export function DashboardSummary({
  dashboard,
  onPurchase,
}: {
  readonly dashboard: PartnerDashboard;
  readonly onPurchase: () => void;
}) {
  const { coins, openLeads, orders, days } = dashboard;
  const now = new Date().toISOString();
  const [week, month] = [daysOfWeek(days, now), daysOfMonth(days, now)];
  return (
    <section aria-label="Summary" className={BOX}>
      <div className="flex items-center justify-between gap-5 lg:justify-start">
        <div>
          <p className="text-13 text-muted">Coin balance</p>
          <p className="text-25 leading-9">
            <CoinStamp coins={coins} />
          </p>
          <CoinsBeingChecked />
        </div>
        <Button tone="accent" size="small" onClick={onPurchase}>
          <Plus aria-hidden="true" className="size-4" />
          Purchase Coins
        </Button>
      </div>
      <ul className="grid grid-cols-4 items-stretch divide-x border-hairline max-lg:border-y max-lg:py-2 lg:grid-cols-5 lg:border-x lg:px-1">
        <li className="max-lg:col-span-4 max-lg:mb-1 max-lg:border-e-0 max-lg:border-b max-lg:pb-1">
          <Figure
            label={openLeads === 1 ? 'Open lead' : 'Open leads'}
            count={openLeads}
            to={paths.partner.dashboard('orders')}
          />
        </li>
        <li>
          <Figure label="To assign" count={orders.pending} to={ordersOf('Pending')} />
        </li>
        <li>
          <Figure label="Assigned" count={orders.assigned} to={ordersOf('Assigned')} />
        </li>
        <li>
          <Figure label="Completed" count={orders.completed} to={ordersOf('completed')} />
        </li>
        <li>
          <Figure label="Cancelled" count={orders.cancelled} to={ordersOf('cancelled')} />
        </li>
      </ul>
      <div className="grid grid-cols-2 gap-x-5 gap-y-3 lg:w-76">
        <CoinBars label="Spent this week" days={week} column="spent" />
        <CoinBars label="Spent this month" days={month} column="spent" />
        <CoinBars label="Bought this week" days={week} column="bought" />
        <CoinBars label="Bought this month" days={month} column="bought" />
      </div>
    </section>
  );
}

const ordersOf = (status: string) => `${paths.partner.dashboard('acceptedOrders')}&status=${status}`;

function Figure({ label, count, to }: { readonly label: string; readonly count: number; readonly to: string }) {
  return (
    <Link
      to={to}
      className="grid h-full content-center rounded-control px-0.5 py-1 text-center whitespace-nowrap hover:bg-sunken"
    >
      <span className="money font-display text-20 font-bold">{formatCount(count)}</span>{' '}
      <span className="text-13 text-muted">{label}</span>
    </Link>
  );
}

export function SummarySkeleton() {
  return (
    <SkeletonGroup className={BOX}>
      <Skeleton className="h-14 lg:w-64" />
      <Skeleton className="h-14" />
      <Skeleton className="h-24 lg:w-76" />
    </SkeletonGroup>
  );
}
