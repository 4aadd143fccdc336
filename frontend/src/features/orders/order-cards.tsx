import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { categoryBySlug } from '@phirse/contracts/rules/categories.js';
import { formatRupees } from '@phirse/contracts/rules/money.js';
import { formatPhone } from '../../lib/format.js';
import { Card } from '../../ui/card.js';
import { DateTime } from '../../ui/date-time.js';
import { Money } from '../../ui/money.js';
import { Picture } from '../../ui/picture.js';
import { StatusBadge } from '../../ui/status-badge.js';
import { inColour } from '../catalog/product-state.js';
import { Facts } from './facts.js';

interface OfOrder {
  readonly order: DisplayedOrder;
}

export function ProductCard({ order: { productDetails: device, promo } }: OfOrder) {
  return (
    <Card heading="Product Details">
      <div className="flex items-center gap-4">
        <Picture src={inColour(device.productImage, device.colour)} alt="" className="size-24 shrink-0" />
        <div>
          <p className="text-17 font-semibold">{device.name}</p>
          <p className="text-muted">{[device.variant, device.colour].filter(Boolean).join(', ')}</p>
          <p className="text-13 text-muted">{categoryBySlug(device.categorySlug)?.label}</p>
        </div>
      </div>
      <div className="perforated mt-4 pt-4">
        <Facts
          facts={[
            { label: 'Base price', value: <Money rupees={device.pincodeBaseprice} /> },
            { label: 'Evaluated price', value: promo.price > 0 && <Money rupees={device.evaluatedPrice} /> },
            {
              label: `Promo ${promo.code}`,
              value: promo.price > 0 && <span className="money">− {formatRupees(promo.price)}</span>,
            },
            { label: 'Final price', value: <Money rupees={device.price} className="font-display text-20 font-bold" /> },
          ].filter(({ value }) => value)}
        />
      </div>
      <Adjustments options={device.options} />
    </Card>
  );
}

function Adjustments({ options }: Pick<DisplayedOrder['productDetails'], 'options'>) {
  if (options.length === 0) return null;
  return (
    <div className="perforated mt-4 pt-4">
      <h3 className="mb-2 text-17">Price Adjustments</h3>
      <ul className="grid gap-2">
        {options.map(({ heading, description, value, percentage, amount }) => (
          <li key={`${heading} ${description}`} className="flex justify-between gap-4">
            <span className="min-w-0">
              <span className="block text-13 text-muted">{heading}</span>
              {description}
              {(value === 'Yes' || value === 'No') && ` ${value}`}
            </span>
            {amount > 0 && (
              <span className="money shrink-0 text-bad">
                -{percentage}% (<Money rupees={amount} />)
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function CustomerCard({ order: { user } }: OfOrder) {
  return (
    <Card heading="Customer Details">
      <Facts
        facts={[
          { label: 'Name', value: user.name },
          { label: 'Email', value: user.email },
          { label: 'Phone', value: formatPhone(user.phone) },
          { label: 'Other phone', value: formatPhone(user.addPhone) },
          { label: 'Pincode', value: user.orderpincode },
          { label: 'Address', value: user.address },
        ]}
      />
    </Card>
  );
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
          { label: 'Time', value: pickUpDetails.time },
        ]}
      />
    </Card>
  );
}

export function PartnerCard({ order: { partner } }: OfOrder) {
  if (!partner) return null;
  return (
    <Card heading="Partner Details">
      <Facts
        facts={[
          { label: 'Name', value: partner.partnerName },
          { label: 'Phone', value: <PhoneLink phone={partner.partnerPhone} /> },
          { label: 'Pickup person', value: partner.pickUpPersonName },
          { label: 'Their phone', value: partner.pickUpPersonPhone && <PhoneLink phone={partner.pickUpPersonPhone} /> },
        ]}
      />
    </Card>
  );
}

function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a href={`tel:+91${phone}`} className="text-primary underline underline-offset-2">
      {formatPhone(phone)}
    </a>
  );
}
