import { type OnePartnerOrder } from '@phirse/contracts/read-models/answers.js';
import { Navigate } from 'react-router-dom';
import { ReimbursementCard } from '../../features/coins/reimbursement-card.js';
import { EvidenceGallery } from '../../features/handover/evidence-gallery.js';
import { Facts } from '../../features/orders/facts.js';
import { AnswersList } from '../../features/partner-orders/answers-list.js';
import { AssignControl } from '../../features/partner-orders/assign-control.js';
import { CancelOrderButton } from '../../features/partner-orders/cancel-order-button.js';
import { ChangesList } from '../../features/partner-orders/changes-list.js';
import { CustomerContact } from '../../features/partner-orders/customer-contact.js';
import { OrderHeader } from '../../features/partner-orders/order-header.js';
import { OrderSlip } from '../../features/partner-orders/order-slip.js';
import { conditionWords, deviceType } from '../../features/partner-orders/order-words.js';
import { partnerStations } from '../../features/partner-orders/partner-stations.js';
import { PickupTime } from '../../features/partner-orders/pickup-time.js';
import { paths } from '../../lib/paths.js';
import { Banner } from '../../ui/banner.js';
import { Card } from '../../ui/card.js';
import { CoinStamp } from '../../ui/coin-stamp.js';
import { LinkButton } from '../../ui/link-button.js';
import { Thread } from '../../ui/thread.js';

/** Everything about an accepted order, and all that can be done with it. An order that is still a lead has its own page. */
export function PartnerOrderView({ order }: { readonly order: OnePartnerOrder['order'] }) {
  const { orderId, status, user, productDetails: device, payment, firstQuote, evidence, reimbursement } = order;
  if (status === 'new') return <Navigate replace to={paths.partner.lead(orderId)} />;
  const open = status === 'processing';
  return (
    <div className="grid gap-5">
      <OrderHeader order={order} back={{ to: paths.partner.dashboard('assignedOrders'), label: 'Assigned Orders' }}>
        {open && (
          <>
            <CancelOrderButton order={order} />
            <LinkButton tone="outline" to={paths.partner.completeOrder(orderId)}>
              Complete Order
            </LinkButton>
            <LinkButton
              tone="accent"
              className="max-md:order-first max-md:col-span-2"
              to={paths.partner.evaluateOrder(orderId)}
            >
              Re-evaluate
            </LinkButton>
          </>
        )}
      </OrderHeader>
      {order.cancellationReason && (
        <Banner tone="bad" title="This order was cancelled">
          {order.cancellationReason}
        </Banner>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_22rem]">
        <div className="grid gap-5 max-lg:order-2">
          {firstQuote && (
            <Card heading="What the re-evaluation changed">
              <ChangesList before={firstQuote.options} after={device.options} />
            </Card>
          )}
          <Card heading="Condition" aside={<span className="text-muted">{conditionWords(device)}</span>}>
            <AnswersList options={device.options} />
          </Card>
          {evidence && (
            <Card heading="Handover">
              <EvidenceGallery evidence={evidence} />
            </Card>
          )}
          <Card heading="Timeline">
            <Thread stations={partnerStations(order)} />
          </Card>
        </div>
        <div className="grid gap-5 max-lg:order-1">
          <OrderSlip
            order={order}
            caption={firstQuote ? 'Requoted price' : 'Price to pay'}
            evaluatedPrice={device.evaluatedPrice}
            options={device.options}
          />
          {reimbursement && (
            <ReimbursementCard orderId={orderId} finalPrice={device.price} reimbursement={reimbursement} />
          )}
          <Card heading="Pickup">
            <div className="mb-3 text-17">
              <PickupTime order={order} />
            </div>
            <div className="perforated pt-3">
              <p className="mb-1 text-13 text-muted">Pickup person</p>
              <AssignControl order={order} />
            </div>
          </Card>
          <Card heading={user.name}>
            <CustomerContact user={user} />
          </Card>
          <Card heading="Payment and lead">
            <Facts
              facts={[
                { label: 'Payment', value: <span className="capitalize">{payment.type}</span> },
                { label: 'Points Required', value: <CoinStamp coins={order.coins} /> },
                { label: 'Device Type', value: deviceType(device) },
                { label: 'Promo code', value: order.promo.price > 0 ? order.promo.code : '' },
              ]}
            />
          </Card>
        </div>
      </div>
    </div>
  );
}
