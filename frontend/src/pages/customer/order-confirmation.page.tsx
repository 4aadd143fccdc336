import { BadgeIndianRupee, IdCard, ReceiptText, Smartphone } from 'lucide-react';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { startAfresh } from '../../features/catalog/product-state.js';
import { PaymentCard, PickupCard } from '../../features/orders/order-cards.js';
import { orderStations } from '../../features/orders/order-stations.js';
import { CustomerCard } from '../../features/orders/people-cards.js';
import { ProductCard } from '../../features/orders/product-card.js';
import { useLiveOrder } from '../../features/orders/use-live-order.js';
import { placedOrderId } from '../../features/pickup/use-place-order.js';
import { useBackLeadsTo } from '../../lib/navigation.js';
import { paths } from '../../lib/paths.js';
import { QueryView } from '../../lib/query-view.js';
import { useCustomer } from '../../lib/session.js';
import { slotWords } from '../../lib/slot-words.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { Card } from '../../ui/card.js';
import { DateTime } from '../../ui/date-time.js';
import { LinkButton } from '../../ui/link-button.js';
import { Money } from '../../ui/money.js';
import { Thread } from '../../ui/thread.js';

const KEEP_READY = [
  { icon: Smartphone, text: 'The device, charged, signed out of iCloud or Google' },
  { icon: IdCard, text: 'A government photo id of yours: we only buy from owners' },
  { icon: ReceiptText, text: 'The bill, box and charger that you said you have' },
  { icon: BadgeIndianRupee, text: 'A minute to count: you get the cash before we take the device' },
] as const;

/** …/order-confirmation, of the order placed last in this tab. */
export function Component() {
  const orderId = placedOrderId();
  const customer = useCustomer();
  useDocumentTitle('Order placed');
  useEffect(() => {
    // The quote is used up: going back must not offer to place it again.
    if (orderId) startAfresh();
  }, [orderId]);
  if (!orderId || !customer) return <Navigate replace to={paths.home()} />;
  return <Confirmation orderId={orderId} />;
}

function Confirmation({ orderId }: { readonly orderId: string }) {
  const order = useLiveOrder(orderId);
  // Customer spec, section 2: back leads home, not into the steps of an order that is placed.
  useBackLeadsTo(paths.home());
  return (
    <div className="page-width py-6 md:py-10">
      <h1 className="text-32">Order Placed Successfully!</h1>
      <QueryView query={order} errorText="Your order is placed, but it could not be shown just now.">
        {({ data }) => (
          <>
            <p className="mt-2 max-w-prose text-17 text-muted">
              <Money rupees={data.productDetails.price} className="font-semibold text-ink" /> for your{' '}
              {data.productDetails.name}, in cash on <DateTime at={data.pickUpDetails.date} show="day" />,{' '}
              {slotWords(data.pickUpDetails.time)}. Order <b className="font-mono text-ink">{orderId}</b>, placed{' '}
              <DateTime at={data.createdAt} />.
            </p>
            <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
              <div className="grid gap-5">
                <Card heading="What happens now">
                  <Thread stations={orderStations(data)} />
                </Card>
                <Card heading="What to keep ready">
                  <ul className="grid gap-3">
                    {KEEP_READY.map(({ icon: Icon, text }) => (
                      <li key={text} className="flex gap-3">
                        <Icon aria-hidden="true" className="size-6 shrink-0 text-primary" />
                        {text}
                      </li>
                    ))}
                  </ul>
                </Card>
                <LinkButton tone="accent" size="large" wide to={paths.order(orderId)}>
                  Follow my order
                </LinkButton>
              </div>
              <div className="grid gap-5">
                <PickupCard order={data} />
                <CustomerCard order={data} />
                <PaymentCard order={data} />
                <ProductCard order={data} />
              </div>
            </div>
          </>
        )}
      </QueryView>
    </div>
  );
}
