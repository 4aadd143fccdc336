import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { useNavigate } from 'react-router-dom';
import { CompleteOrderForm } from '../../features/handover/complete-order-form.js';
import { forgetHandover } from '../../features/handover/evidence.js';
import { CancelOrderButton } from '../../features/partner-orders/cancel-order-button.js';
import { OrderGate } from '../../features/partner-orders/order-gate.js';
import { OrderHeader } from '../../features/partner-orders/order-header.js';
import { reevaluationStore } from '../../features/partner-orders/reevaluation-state.js';
import { partnersOnly } from '../../features/partner-session/signed-in-partner.js';
import { paths } from '../../lib/paths.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { Card } from '../../ui/card.js';
import { Money } from '../../ui/money.js';

export const loader = partnersOnly;

/** /partner/complete-order/:orderId: the price stands, the device changes hands. */
export function Component() {
  useDocumentTitle('Complete order');
  return <OrderGate notFound="Order or requote data not found">{(order) => <Complete order={order} />}</OrderGate>;
}

function Complete({ order }: { readonly order: DisplayedOrder }) {
  const { orderId, user, productDetails: device, firstQuote } = order;
  const navigate = useNavigate();
  const leave = () => {
    reevaluationStore.clear();
    forgetHandover(orderId);
  };
  const completed = () => {
    leave();
    void navigate(paths.partner.dashboard(), { replace: true });
  };
  return (
    <div className="grid gap-5">
      <OrderHeader order={order} action="Complete" back={{ to: paths.partner.order(orderId), label: 'The order' }}>
        <CancelOrderButton order={order} onCancelled={leave} />
      </OrderHeader>
      <p className="flex flex-wrap items-baseline gap-x-3 rounded-card border border-l-4 border-l-accent bg-surface px-4 py-3">
        <span className="text-muted">Pay {user.name} in cash</span>
        <Money rupees={device.price} className="font-display text-32 font-bold" />
        {firstQuote && (
          <span className="text-muted">
            instead of <Money rupees={firstQuote.price} />
          </span>
        )}
      </p>
      <Card heading="Device information">
        <CompleteOrderForm order={order} onCompleted={completed} />
      </Card>
    </div>
  );
}
