import { Link, useParams } from 'react-router-dom';
import { CancelOrder } from '../../features/orders/cancel-order.js';
import { PaymentCard, PickupCard, SummaryCard } from '../../features/orders/order-cards.js';
import { orderStations } from '../../features/orders/order-stations.js';
import { CustomerCard, PartnerCard } from '../../features/orders/people-cards.js';
import { PrintReceipt } from '../../features/orders/print-receipt.js';
import { ProductCard } from '../../features/orders/product-card.js';
import { RequoteCard } from '../../features/orders/requote-card.js';
import { useLiveOrder } from '../../features/orders/use-live-order.js';
import { paths } from '../../lib/paths.js';
import { QueryView } from '../../lib/query-view.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';
import { Breadcrumb } from '../../ui/breadcrumb.js';
import { Card } from '../../ui/card.js';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.js';
import { StatusBadge } from '../../ui/status-badge.js';
import { Thread } from '../../ui/thread.js';

/** /order/{orderId} */
export function Component() {
  const { orderId = '' } = useParams();
  const order = useLiveOrder(orderId);
  useDocumentTitle(`Order ${orderId}`);
  return (
    <div className="page-width py-4 md:py-6">
      <Breadcrumb
        crumbs={[
          { label: 'Home', to: paths.home() },
          { label: 'My Profile', to: paths.profile() },
          { label: 'Orders', to: paths.orders() },
          { label: `Order ${orderId}` },
        ]}
      />
      <div className="mt-2 mb-5 flex flex-wrap items-center gap-3">
        <h1 className="text-25 md:text-32">
          <span className="whitespace-nowrap">Order Details -</span>{' '}
          <span className="whitespace-nowrap">{orderId}</span>
        </h1>
        {order.data && (
          <>
            <StatusBadge status={order.data.data.status} />
            <span className="md:ml-auto">
              <PrintReceipt order={order.data.data} />
            </span>
          </>
        )}
      </div>
      <QueryView
        query={order}
        errorText="This order could not be loaded. It is safe; please try again."
        errorAction={
          <Link
            to={paths.orders()}
            className="inline-flex min-h-11 items-center px-3 font-semibold text-primary underline"
          >
            ← Back to Orders
          </Link>
        }
        skeleton={
          <SkeletonGroup label="Loading order details..." className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
            <p aria-hidden="true" className="text-muted lg:col-span-2">
              Loading order details...
            </p>
            <Skeleton className="h-96 rounded-card" />
            <Skeleton className="h-96 rounded-card" />
          </SkeletonGroup>
        }
      >
        {({ data }) => (
          <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
            {/* On a phone both columns are one: what happens next stands before what was agreed. */}
            <div className="grid gap-5 max-lg:contents">
              <Card heading="Order Timeline">
                <Thread stations={orderStations(data)} />
              </Card>
              <RequoteCard order={data} />
              <div className="max-lg:order-1">
                <ProductCard order={data} />
              </div>
            </div>
            <div className="grid gap-5 max-lg:contents">
              <PickupCard order={data} />
              <PartnerCard order={data} />
              <div className="grid gap-5 max-lg:order-1">
                <PaymentCard order={data} />
                <SummaryCard order={data} />
                <CustomerCard order={data} />
                <CancelOrder order={data} />
              </div>
            </div>
          </div>
        )}
      </QueryView>
    </div>
  );
}
