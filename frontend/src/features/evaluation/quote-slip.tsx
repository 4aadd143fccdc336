import { PriceSlip } from '../../ui/price-slip.js';
import { type AppliedOption, type EvaluationState } from './evaluation-state.js';

/** An answer as a line of the slip: what was asked, what was said. */
export function optionLine({ heading, description, value, percentage, amount }: AppliedOption) {
  const isYesNo = value === 'Yes' || value === 'No';
  const share = percentage > 0 ? `, ${percentage}%` : '';
  return {
    label: isYesNo ? description : heading,
    detail: `${isYesNo ? value : description}${share}`,
    rupees: amount === 0 ? 0 : -amount,
  };
}

/** The evaluated price as a receipt: base, what lowered it, until when it holds. Answers that cost nothing are counted, not listed. */
export function QuoteSlip({ quote, promo = 0 }: { readonly quote: EvaluationState; readonly promo?: number }) {
  const lowered = quote.selectedOptions.filter(({ amount }) => amount > 0);
  const fine = quote.selectedOptions.length - lowered.length;
  const total = lowered.reduce((sum, { amount }) => sum + amount, 0);
  const floor = quote.basePrice - (quote.estimatedPrice - total);
  return (
    <PriceSlip
      countUp
      caption="Your price"
      price={Math.max(0, quote.basePrice - promo)}
      title={`For your ${quote.model}, ${quote.variant}`}
      validUntil={quote.expiresAt}
      lines={[
        { label: 'Estimated price', detail: quote.city && `In ${quote.city}`, rupees: quote.estimatedPrice },
        ...(fine > 0 ? [{ label: `${fine} ${fine === 1 ? 'answer' : 'answers'} in its favour`, rupees: 0 }] : []),
        ...lowered.map(optionLine),
        ...(floor > 0 ? [{ label: 'Our least price for a device we buy', rupees: floor }] : []),
        ...(promo > 0 ? [{ label: 'Promo code', rupees: -promo }] : []),
      ]}
    />
  );
}
