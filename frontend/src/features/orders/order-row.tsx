import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { slotWords } from '../../lib/slot-words.js';
import { DateTime } from '../../ui/date-time.js';
import { Money } from '../../ui/money.js';
import { Picture } from '../../ui/picture.js';
import { StatusBadge } from '../../ui/status-badge.js';
import { inColour } from '../catalog/product-state.js';

/** An order in the list; leads to its page. */
export function OrderRow({ order }: { readonly order: DisplayedOrder }) {
  const { productDetails: device, pickUpDetails, orderId, createdAt } = order;
  return (
    <Link
      to={paths.order(orderId)}
      className="flex items-center gap-3 rounded-card border bg-surface p-3 shadow-soft transition-colors hover:border-primary md:gap-5 md:p-4"
    >
      <Picture src={inColour(device.productImage, device.colour)} alt="" className="size-16 shrink-0 md:size-20" />
      <span className="grid min-w-0 flex-1 gap-x-6 gap-y-1 md:grid-cols-[1fr_auto_auto] md:items-center">
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-17 font-semibold">{device.name}</span>
            <StatusBadge status={order.subStatus === 'pending' ? 'pending' : order.status} />
          </span>
          <span className="block text-13 text-muted">
            {device.variant}, quantity 1, placed <DateTime at={createdAt} show="day" />
          </span>
          <span className="block font-mono text-13 text-muted">{orderId}</span>
        </span>
        <span className="text-13 text-muted">
          Pickup <DateTime at={pickUpDetails.date} show="day" />, {slotWords(pickUpDetails.time)}
        </span>
        <Money rupees={device.price} className="font-display text-20 font-bold" />
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  );
}
