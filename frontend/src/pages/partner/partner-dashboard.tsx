import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dashboardQuery } from '../../features/coins/coins.queries.js';
import { DashboardSummary, SummarySkeleton } from '../../features/coins/dashboard-summary.js';
import { PurchaseCoinsDialog } from '../../features/coins/purchase-coins-dialog.js';
import { TransactionsTab } from '../../features/coins/transactions-tab.js';
import { LeadsTab } from '../../features/leads/leads-tab.js';
import { OrdersTab } from '../../features/partner-orders/orders-tab.js';
import { tabsOf } from '../../features/partner-session/dashboard-tabs.js';
import { usePartnerPhone } from '../../features/partner-session/signed-in-partner.js';
import { PickupPersonsTab } from '../../features/pickup-persons/pickup-persons-tab.js';
import { QueryView } from '../../lib/query-view.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { useTab } from '../../ui/tabs.js';

/** A partner's day: what stands in the wallet and in the books on top, the tab that the URL names below. */
export function PartnerDashboard() {
  const tabs = tabsOf('Partner');
  const tab = useTab(tabs);
  const title = tabs.find(({ value }) => value === tab)?.label ?? '';
  const dashboard = useQuery(dashboardQuery(usePartnerPhone()));
  const balance = dashboard.data?.coins ?? null;
  const [purchase, setPurchase] = useState<{ readonly missing: number } | null>(null);
  const buy = (missing = 0) => setPurchase({ missing });
  useDocumentTitle(`${title}, Vendor Dashboard`);

  return (
    <div className="grid gap-5">
      <h1 className="text-20 md:text-25">Vendor Dashboard</h1>
      <QueryView query={dashboard} errorText="Failed to load the summary" skeleton={<SummarySkeleton />}>
        {(summary) => <DashboardSummary dashboard={summary} onPurchase={() => buy()} />}
      </QueryView>
      <section aria-labelledby="tab" className="grid gap-4">
        <h2 id="tab" className="text-20">
          {title}
        </h2>
        {tab === 'orders' && <LeadsTab balance={balance} onPurchase={buy} />}
        {tab === 'assignedOrders' && <OrdersTab key="assigned" list="assigned" />}
        {tab === 'acceptedOrders' && <OrdersTab key="accepted" list="accepted" />}
        {tab === 'pickupBoys' && <PickupPersonsTab />}
        {tab === 'transactions' && <TransactionsTab onPurchase={() => buy()} />}
      </section>
      <PurchaseCoinsDialog
        open={purchase !== null}
        missing={purchase?.missing}
        onOpenChange={(open) => !open && setPurchase(null)}
      />
    </div>
  );
}
