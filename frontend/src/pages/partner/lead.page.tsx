import { type LeadAcceptedAnswer } from '@phirse/contracts/read-models/answers.js';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { dashboardQuery } from '../../features/coins/coins.queries.js';
import { PurchaseCoinsDialog } from '../../features/coins/purchase-coins-dialog.js';
import { AcceptLead } from '../../features/leads/accept-lead.js';
import { LeadOutcomeBanner } from '../../features/leads/lead-outcome.js';
import { Masked } from '../../features/leads/masked.js';
import { useOpenLeads } from '../../features/leads/open-leads.js';
import { Facts } from '../../features/orders/facts.js';
import { AnswersList } from '../../features/partner-orders/answers-list.js';
import { OrderHeader } from '../../features/partner-orders/order-header.js';
import { OrderSkeleton } from '../../features/partner-orders/order-skeleton.js';
import { OrderSlip } from '../../features/partner-orders/order-slip.js';
import { conditionWords, deviceType } from '../../features/partner-orders/order-words.js';
import { PickupTime } from '../../features/partner-orders/pickup-time.js';
import { usePartnerOrder } from '../../features/partner-orders/use-partner-order.js';
import { partnerKeys } from '../../features/partner-session/partner-keys.js';
import { partnersOnly, usePartnerPhone } from '../../features/partner-session/signed-in-partner.js';
import { ApiError } from '../../lib/api-error.js';
import { formatCoins, formatCount } from '../../lib/format.js';
import { paths } from '../../lib/paths.js';
import { QueryView } from '../../lib/query-view.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { Banner } from '../../ui/banner.js';
import { Card } from '../../ui/card.js';
import { CoinStamp } from '../../ui/coin-stamp.js';
import { LinkButton } from '../../ui/link-button.js';
import { toast } from '../../ui/toast-store.js';

export const loader = partnersOnly;

/** /partner/not-assigned-orders/:orderId: a lead, its customer masked. */
export function Component() {
  const order = usePartnerOrder();
  const [taken, setTaken] = useState<string | null>(null);
  useDocumentTitle(order.data ? `Lead: ${order.data.productDetails.name}` : 'Lead');
  const back = (
    <LinkButton tone="outline" to={paths.partner.dashboard('orders')}>
      Back to open leads
    </LinkButton>
  );
  const isUnknown = order.error instanceof ApiError && order.error.status === 404;
  if (isUnknown) return <GoneLead device={order.data?.productDetails.name ?? null} back={back} />;
  if (taken)
    return (
      <div className="grid justify-items-start gap-4">
        <h1 className="text-25">{taken}</h1>
        <LeadOutcomeBanner outcome={{ is: 'taken', device: taken }} />
        {back}
      </div>
    );
  return (
    <>
      {order.isError && !order.data && <h1 className="text-25">Order</h1>}
      <QueryView query={order} errorText="Error loading order details" skeleton={<OrderSkeleton />} errorAction={back}>
        {(lead) => <Lead lead={lead} onTaken={() => setTaken(lead.productDetails.name)} />}
      </QueryView>
    </>
  );
}

/** A lead that others may still have told of: taken by somebody else or withdrawn, or there never was one. */
function GoneLead({ device, back }: { readonly device: string | null; readonly back: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="text-25">{device ?? 'Order not found'}</h1>
      <Banner tone="warn" title={device ? `The ${device} is gone` : undefined}>
        This lead is not to be had: another partner has accepted it, or its customer has withdrawn it. No coins were
        spent.
      </Banner>
      {back}
    </div>
  );
}

function Lead({ lead, onTaken }: { readonly lead: DisplayedOrder; readonly onTaken: () => void }) {
  const { productDetails: device, user, coins } = lead;
  const navigate = useNavigate();
  const dashboard = useQuery(dashboardQuery(usePartnerPhone()));
  const [missing, setMissing] = useState<number | null>(null);
  const client = useQueryClient();
  const isGone = useOpenLeads()?.gone.includes(lead.orderId) ?? false;
  useEffect(() => {
    if (isGone) void client.invalidateQueries({ queryKey: partnerKeys.of('order') });
  }, [isGone, client]);
  const balance = dashboard.data?.coins ?? null;
  const accepted = ({ order, coins: { spent, balance: left } }: LeadAcceptedAnswer) => {
    toast.success(`${formatCoins(spent)} spent, ${formatCount(left)} left.`);
    void navigate(paths.partner.order(order.orderId), { replace: true });
  };
  if (lead.status !== 'new') return <Navigate replace to={paths.partner.order(lead.orderId)} />;
  return (
    <div className="grid gap-5">
      <OrderHeader order={lead} back={{ to: paths.partner.dashboard('orders'), label: 'Your Orders' }} />
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_22rem]">
        <Card
          heading="Condition"
          aside={<span className="text-muted">{conditionWords(device)}</span>}
          className="max-lg:order-2"
        >
          <AnswersList options={device.options} />
        </Card>
        <div className="grid gap-5">
          <Card heading="The lead" aside={<CoinStamp coins={coins} />}>
            <Facts
              facts={[
                { label: 'Pincode', value: user.orderpincode },
                { label: 'Pickup', value: <PickupTime order={lead} /> },
                { label: 'Device Type', value: deviceType(device) },
                { label: 'Customer', value: <Masked what="Name is" /> },
                { label: 'Phone', value: <Masked what="Phone number is" /> },
                { label: 'Address', value: <Masked what="Address is" /> },
              ]}
            />
            <div className="mt-4">
              <AcceptLead
                lead={lead}
                balance={balance}
                isGone={isGone}
                onAccepted={accepted}
                onTaken={onTaken}
                onPurchase={setMissing}
              />
            </div>
          </Card>
          <OrderSlip
            order={lead}
            caption="Price to pay"
            evaluatedPrice={device.evaluatedPrice}
            options={device.options}
          />
        </div>
      </div>
      <PurchaseCoinsDialog
        open={missing !== null}
        missing={missing ?? 0}
        onOpenChange={(open) => !open && setMissing(null)}
      />
    </div>
  );
}
