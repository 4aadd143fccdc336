import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { slotWords } from '../../lib/slot-words.js';
import { isOverdue, pickupDayWords } from './order-words.js';

/** Day and slot of a pickup; an overdue one says so. */
export function PickupTime({ order }: { readonly order: DisplayedOrder }) {
  const { date, time } = order.pickUpDetails;
  const overdue = isOverdue(order);
  return (
    <span className="inline-grid whitespace-nowrap">
      <time dateTime={date} className={overdue ? 'font-semibold text-bad' : 'font-semibold'}>
        {pickupDayWords(date)}
      </time>
      <span className="text-13 text-muted">{slotWords(time)}</span>
      {overdue && <span className="text-13 text-bad">Overdue</span>}
    </span>
  );
}
