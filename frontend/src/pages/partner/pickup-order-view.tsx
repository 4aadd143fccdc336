import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { AnswersList } from '../../features/partner-orders/answers-list.js';
import { CustomerContact } from '../../features/partner-orders/customer-contact.js';
import { OrderHeader } from '../../features/partner-orders/order-header.js';
import { OrderSlip } from '../../features/partner-orders/order-slip.js';
import { PickupTime } from '../../features/partner-orders/pickup-time.js';
import { paths } from '../../lib/paths.js';
import { Card } from '../../ui/card.js';

/** The read-only variant for the road: device, pickup, what the customer said, what to pay. */
export function PickupOrderView({ order }: { readonly order: DisplayedOrder }) {
  const { productDetails: device, user, firstQuote } = order;
  return (
    <div className="grid gap-5">
      <OrderHeader order={order} back={{ to: paths.partner.dashboard('assignedOrders'), label: 'Assigned Orders' }} />
      <div className="grid items-start gap-5 lg:grid-cols-[22rem_1fr]">
        <div className="grid gap-5">
          <Card heading={user.name}>
            <div className="mb-3 text-17">
              <PickupTime order={order} />
            </div>
            <CustomerContact user={user} email={false} />
          </Card>
          <OrderSlip
            order={order}
            caption={firstQuote ? 'Requoted price' : 'Price to pay'}
            evaluatedPrice={device.evaluatedPrice}
            options={device.options}
          />
        </div>
        <Card heading="What the customer said">
          <AnswersList options={device.options} />
        </Card>
      </div>
    </div>
  );
}
