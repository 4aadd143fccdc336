import { type DisplayedOrder, type LogEntry } from '@phirse/contracts/read-models/order.js';
import { slotWords } from '../../lib/slot-words.js';
import { type Station } from '../../ui/thread.js';

const NEXT_ASSIGN = { id: 'next-assign', title: 'Name a pickup person', note: 'They are told at once' };

/** The log speaks to the customer; a partner reads the same in their own words. */
function titleOf({ type, message, changes }: LogEntry, { partner }: DisplayedOrder): string {
  const after = changes[0]?.after ?? '';
  switch (type) {
    case 'accepted':
      return `Lead accepted by ${partner?.partnerName ?? 'a partner'}`;
    case 'assigned':
      return `Assigned to ${after}`;
    case 'unassigned':
      return `Taken back from ${changes[0]?.before ?? 'the pickup person'}`;
    case 'requoted':
      return `Re-evaluated: ${after}`;
    default:
      return message;
  }
}

/** The log as stations of the thread: the last one alive while the order is, what comes next in outline. */
export function partnerStations(order: DisplayedOrder): readonly Station[] {
  const { status, subStatus, logs, pickUpDetails } = order;
  const over = status === 'completed' || status === 'cancelled';
  const past = logs.map((entry, index): Station => {
    const isLast = index === logs.length - 1;
    const { id, timestamp, by, changes, type } = entry;
    return {
      id,
      title: titleOf(entry, order),
      at: timestamp,
      by,
      changes,
      state: type === 'cancelled' ? 'stopped' : isLast && !over ? 'current' : 'done',
    };
  });
  if (over) return past;
  const pay = { id: 'next-pay', title: 'Check the device, pay, complete', note: slotWords(pickUpDetails.time) };
  const left = subStatus === 'Assigned' ? [pay] : [NEXT_ASSIGN, pay];
  return [...past, ...left.map((station): Station => ({ ...station, state: 'next' }))];
}
