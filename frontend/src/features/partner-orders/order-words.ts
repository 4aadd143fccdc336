import { indianDay, plusSeconds } from '@phirse/contracts/kernel/clock.js';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { formatDay, formatWeekday } from '../../ui/time-format.js';

type Device = DisplayedOrder['productDetails'];

/** Share of the estimate that a condition may cost and still be called so. */
const GRADES = [
  { below: 0.06, words: 'Like new' },
  { below: 0.2, words: 'Good' },
  { below: 0.45, words: 'Worn' },
] as const;
const WORST_WORDS = 3;

/** The device's condition in some four words: a grade and what weighs most, `Worn: hairline crack`. */
export function conditionWords({ options, pincodeBaseprice }: Pick<Device, 'options' | 'pincodeBaseprice'>): string {
  const lost = options.reduce((sum, { amount }) => sum + amount, 0);
  const share = pincodeBaseprice > 0 ? lost / pincodeBaseprice : 0;
  const grade = GRADES.find(({ below }) => share < below)?.words ?? 'Damaged';
  const [worst] = options
    .filter(({ amount, heading }) => amount > 0 && !/warranty|bought/i.test(heading))
    .sort((one, other) => other.amount - one.amount);
  if (!worst) return lost > 0 ? `${grade}, out of warranty` : `${grade}, works fully`;
  return `${grade}: ${fewWords(worst)}`;
}

/** `light scratches` of "A few light scratches", `no purchase bill` of "Do you have the purchase bill?" answered No. */
function fewWords({ description, value }: Device['options'][number]): string {
  if (value === 'Yes' || value === 'No') {
    const lacking = /^Do you have (?:the |an? )?(.+)\?$/.exec(description)?.[1];
    return lacking ? `no ${lacking}` : 'fails a check';
  }
  const [first = ''] = description.replace(/^(a few|one or two|several|some|one|an?) /i, '').split(/,| or | you /);
  const words = first.split(' ').slice(0, WORST_WORDS).join(' ');
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** Partner spec, section 3: Phone if the category is mobile, otherwise Tablet. */
export function deviceType({ category }: Pick<Device, 'category'>): 'Phone' | 'Tablet' {
  return category === 'mobile' ? 'Phone' : 'Tablet';
}

/** `Today`, `Tomorrow`, or `Wed, 25 Nov`; days are India's. */
export function pickupDayWords(date: string, now = new Date().toISOString()): string {
  if (date === indianDay(now)) return 'Today';
  if (date === indianDay(plusSeconds(now, 86_400))) return 'Tomorrow';
  return `${formatWeekday(date)}, ${formatDay(date)}`;
}

/** Whether the pickup's day has passed while the order is still open. */
export function isOverdue({ status, pickUpDetails }: DisplayedOrder, now = new Date().toISOString()): boolean {
  return (status === 'new' || status === 'processing') && pickUpDetails.date < indianDay(now);
}
