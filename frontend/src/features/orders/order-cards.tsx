import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { slotWords } from '../../lib/slot-words.js';
import { Card } from '../../ui/card.js';
import { DateTime } from '../../ui/date-time.js';
import { Money } from '../../ui/money.js';
import { StatusBadge } from '../../ui/status-badge.js';
import { Facts } from './facts.js';

interface OfOrder {
  readonly order: DisplayedOrder;
}

export function SummaryCard({ order }: OfOrder) {
  return (
    <Card heading="Order Summary">
      <Facts
        facts={[
          { label: 'Order id', value: <span className="font-mono">{order.orderId}</span> },
          { label: 'Status', value: <StatusBadge status={order.status} /> },
          { label: 'Created', value: <DateTime at={order.createdAt} /> },
          { label: 'Platform', value: order.platform },
          { label: 'Coins', value: order.coins },
          { label: 'Reason', value: order.cancellationReason },
        ]}
      />
    </Card>
  );
}

export function PaymentCard({ order: { payment, productDetails } }: OfOrder) {
  return (
    <Card heading="Payment">
      <Facts
        facts={[
          { label: 'Type', value: payment.type === 'cash' ? 'Cash' : payment.type },
          { label: 'Amount', value: <Money rupees={productDetails.price} /> },
        ]}
      />
    </Card>
  );
}

export function PickupCard({ order: { pickUpDetails } }: OfOrder) {
  return (
    <Card heading="Pickup Details">
      <Facts
        facts={[
          { label: 'Date', value: <DateTime at={pickUpDetails.date} show="day" /> },
          { label: 'Time', value: slotWords(pickUpDetails.time) },
        ]}
      />
    </Card>
  );
}
