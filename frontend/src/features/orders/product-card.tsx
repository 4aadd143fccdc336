import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { categoryBySlug } from '@phirse/contracts/rules/categories.js';
import { formatRupees } from '@phirse/contracts/rules/money.js';
import { Card } from '../../ui/card.js';
import { Money } from '../../ui/money.js';
import { Picture } from '../../ui/picture.js';
import { inColour } from '../catalog/product-state.js';
import { Facts } from './facts.js';

type OrderOption = DisplayedOrder['productDetails']['options'][number];

/** What is sold, and how its price came about. */
export function ProductCard({ order: { productDetails: device, promo } }: { readonly order: DisplayedOrder }) {
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

/** One group of adjustments for each heading, in the order they were asked. */
function Adjustments({ options }: Pick<DisplayedOrder['productDetails'], 'options'>) {
  if (options.length === 0) return null;
  const headings = [...new Set(options.map(({ heading }) => heading))];
  return (
    <div className="perforated mt-4 pt-4">
      <h3 className="mb-2 text-17">Price Adjustments</h3>
      <dl className="grid gap-3">
        {headings.map((heading) => (
          <div key={heading}>
            <dt className="text-13 text-muted">{heading}</dt>
            {options
              .filter((option) => option.heading === heading)
              .map((option) => (
                <Adjustment key={option.description} {...option} />
              ))}
          </div>
        ))}
      </dl>
    </div>
  );
}

function Adjustment({ description, value, percentage, amount }: OrderOption) {
  return (
    <dd className="mt-1 flex justify-between gap-4">
      <span className="min-w-0">
        {description}
        {(value === 'Yes' || value === 'No') && ` ${value}`}
      </span>
      {amount > 0 && (
        <span className="money shrink-0 text-bad">
          -{percentage}% (<Money rupees={amount} />)
        </span>
      )}
    </dd>
  );
}
