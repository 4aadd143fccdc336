import { indianDay } from '@phirse/contracts/kernel/clock.js';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { type Sort } from '../../ui/sort-button.js';

export type Turn = 'Today' | 'Tomorrow' | 'Later' | 'Overdue';
const TURNS: readonly Turn[] = ['Today', 'Tomorrow', 'Later', 'Overdue'];
const DAY_MS = 86_400_000;

/** Orders in the order in which they are fetched: today's, tomorrow's, later ones, then what is overdue. Empty turns are left out. */
export function inTurns(orders: readonly DisplayedOrder[], now = new Date()) {
  const today = indianDay(now.toISOString());
  const tomorrow = indianDay(new Date(now.getTime() + DAY_MS).toISOString());
  const turnOf = ({ pickUpDetails: { date } }: DisplayedOrder): Turn => {
    if (date === today) return 'Today';
    if (date === tomorrow) return 'Tomorrow';
    return date > today ? 'Later' : 'Overdue';
  };
  return TURNS.map((turn) => [turn, orders.filter((order) => turnOf(order) === turn)] as const).filter(
    ([, some]) => some.length > 0,
  );
}

const KEYS: Readonly<Record<string, (order: DisplayedOrder) => string | number>> = {
  customer: ({ user }) => user.name.toLowerCase(),
  name: ({ productDetails }) => productDetails.name.toLowerCase(),
  price: ({ productDetails }) => productDetails.price,
};

/** The orders that hold every word searched for, sorted as wished: here and not at the server, so that it works without a network. */
export function pickFrom(orders: readonly DisplayedOrder[], search: string, sort?: Sort): readonly DisplayedOrder[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = orders.filter(({ orderId, productDetails, user }) => {
    const text = [orderId, productDetails.name, user.name, user.phone, user.address, user.orderpincode]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const keyOf = sort && KEYS[sort.key];
  if (!keyOf) return found;
  const turn = sort.direction === 'asc' ? 1 : -1;
  return found.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    return a === b ? 0 : (a < b ? -1 : 1) * turn;
  });
}
