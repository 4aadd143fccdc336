import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { paths } from '../../lib/paths.js';
import { LinkButton } from '../../ui/link-button.js';
import { Money } from '../../ui/money.js';
import { CustomerContact } from './customer-contact.js';
import { DeviceLine } from './device-line.js';
import { conditionWords } from './order-words.js';
import { PickupTime } from './pickup-time.js';

/** An assignment as the pickup person needs it on the road: when, where, whom, what, and what to pay. */
export function PickupCard({ order }: { readonly order: DisplayedOrder }) {
  const { user, productDetails: device } = order;
  return (
    <article
      aria-label={`${device.name} of ${user.name}`}
      className="flex flex-col gap-3 rounded-card border bg-surface p-4 shadow-soft"
    >
      <div className="flex items-start justify-between gap-4 text-17">
        <PickupTime order={order} />
        <span className="grid justify-items-end">
          <Money rupees={device.price} className="font-display text-20 font-bold" />
          <span className="text-13 text-muted">to pay</span>
        </span>
      </div>
      <div>
        <p className="text-17 font-semibold">{user.name}</p>
        <CustomerContact user={user} email={false} />
      </div>
      <div className="perforated pt-3">
        <DeviceLine order={order} size="large" />
        <p className="mt-2 text-muted">{conditionWords(device)}</p>
      </div>
      <LinkButton className="mt-auto" tone="outline" to={paths.partner.order(order.orderId)}>
        Open order
      </LinkButton>
    </article>
  );
}
