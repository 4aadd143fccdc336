import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { type SlipLine } from '../../ui/price-slip.js';
import { optionLine } from '../evaluation/quote-slip.js';

interface Priced {
  readonly price: number;
  readonly evaluatedPrice: number;
  readonly options: DisplayedOrder['productDetails']['options'];
}

/** What made a price, line by line, so that the lines add up to it: base, every answer that cost something, promo. */
export function slipLines(
  { productDetails, promo }: Pick<DisplayedOrder, 'productDetails' | 'promo'>,
  { price, evaluatedPrice, options }: Priced,
): readonly SlipLine[] {
  const base = productDetails.pincodeBaseprice;
  const lowered = options.filter(({ amount }) => amount > 0);
  const rest = evaluatedPrice - lowered.reduce((left, { amount }) => left - amount, base);
  // A promo never takes more than there is.
  const taken = evaluatedPrice - price;
  return [
    { label: 'Base price', rupees: base },
    ...lowered.map(optionLine),
    ...(rest === 0 ? [] : [{ label: rest > 1 ? 'Our least price for a device we buy' : 'Rounding', rupees: rest }]),
    ...(taken === 0 ? [] : [{ label: `Promo ${promo.code}`, rupees: -taken }]),
  ];
}
