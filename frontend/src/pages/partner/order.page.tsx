import { KeptNotice } from '../../features/partner-orders/kept-notice.js';
import { OrderSkeleton } from '../../features/partner-orders/order-skeleton.js';
import { ORDER_FAILED, UPDATE_FAILED } from '../../features/partner-orders/orders.queries.js';
import { usePartnerOrder } from '../../features/partner-orders/use-partner-order.js';
import { useStatusNews } from '../../features/partner-orders/use-status-news.js';
import { paths } from '../../lib/paths.js';
import { QueryView } from '../../lib/query-view.js';
import { usePartner } from '../../lib/session.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { LinkButton } from '../../ui/link-button.js';
import { PartnerOrderView } from './partner-order-view.js';
import { PickupOrderView } from './pickup-order-view.js';

/** /partner/orders/:orderId: all of it for the partner, what the road needs for a pickup person. */
export function Component() {
  const partner = usePartner();
  const order = usePartnerOrder();
  useStatusNews(order);
  useDocumentTitle(order.data ? `${order.data.productDetails.name}, order ${order.data.orderId}` : 'Order');
  return (
    <>
      {order.isError && !order.data && <h1 className="text-25">Order</h1>}
      <KeptNotice query={order} what="order" />
      <QueryView
        query={order}
        errorText={order.data ? UPDATE_FAILED : ORDER_FAILED}
        skeleton={<OrderSkeleton />}
        errorAction={
          <LinkButton tone="quiet" to={paths.partner.dashboard()}>
            Back to Dashboard
          </LinkButton>
        }
      >
        {(found) =>
          partner?.role === 'pickUp' ? <PickupOrderView order={found} /> : <PartnerOrderView order={found} />
        }
      </QueryView>
    </>
  );
}
