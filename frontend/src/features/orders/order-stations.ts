import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { slotWords } from '../../lib/slot-words.js';
import { type Station } from '../../ui/thread.js';

const ACCEPT = { id: 'next-accept', title: 'A partner near you accepts', note: 'Mostly within a few hours' };
const ASSIGN = { id: 'next-assign', title: 'A pickup person is named', note: 'Before your pickup day' };
const PAY = { id: 'next-pay', title: 'Checked at your door, paid in cash', note: '' };

/** The new price that stands above this station came of a check at the door. */
const PAY_CHECKED = { ...PAY, title: 'Paid in cash' };

/** What an order still has before it, in outline. */
function toCome({ status, subStatus, pickUpDetails, firstQuote }: DisplayedOrder): readonly Station[] {
  const pay = { ...(firstQuote ? PAY_CHECKED : PAY), note: slotWords(pickUpDetails.time) };
  const left = status === 'new' ? [ACCEPT, ASSIGN, pay] : subStatus === 'Assigned' ? [pay] : [ASSIGN, pay];
  return left.map((station) => ({ ...station, state: 'next' }));
}

/** An order's log as the stations of a thread: the last one is alive while the order is, and what comes next stands in outline. */
export function orderStations(order: DisplayedOrder): readonly Station[] {
  const over = order.status === 'completed' || order.status === 'cancelled';
  const done = order.logs.map(({ id, message, timestamp, type, by, changes }, index): Station => {
    const last = index === order.logs.length - 1;
    return {
      id,
      title: message,
      at: timestamp,
      by,
      changes,
      state: type === 'cancelled' ? 'stopped' : last && !over ? 'current' : 'done',
    };
  });
  return over ? done : [...done, ...toCome(order)];
}
