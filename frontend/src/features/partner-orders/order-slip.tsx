import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { finalPrice } from '@phirse/contracts/rules/pricing.js';
import { PriceSlip, type SlipLine } from '../../ui/price-slip.js';
import { optionLine } from '../evaluation/quote-slip.js';

type Device = DisplayedOrder['productDetails'];

export interface OrderSlipProps {
  readonly order: DisplayedOrder;
  readonly caption: string;
  readonly evaluatedPrice: number;
  readonly options: Device['options'];
}

/** What the customer is paid as a receipt: estimate, what the answers took off, promo. */
export function OrderSlip({ order, caption, evaluatedPrice, options }: OrderSlipProps) {
  const { productDetails: device, promo, orderId } = order;
  const lowered = options.filter(({ amount }) => amount > 0);
  const floor = evaluatedPrice - (device.pincodeBaseprice - lowered.reduce((sum, { amount }) => sum + amount, 0));
  const lines: readonly SlipLine[] = [
    { label: 'Estimated price', rupees: device.pincodeBaseprice },
    ...lowered.map(optionLine),
    ...(floor > 0 ? [{ label: 'Our least price for a device we buy', rupees: floor }] : []),
    ...(promo.price > 0 ? [{ label: 'Promo code', detail: promo.code, rupees: -promo.price }] : []),
  ];
  return (
    <PriceSlip
      caption={caption}
      price={finalPrice(evaluatedPrice, promo.price)}
      title={`${device.name}, ${device.variant}`}
      lines={lines}
      totalLabel="Customer gets"
      serial={orderId}
    />
  );
}
