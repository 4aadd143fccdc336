import { type Transaction } from '@phirse/contracts/read-models/partner.js';
import { type Logged } from './the-log.js';

/** A line before its place is known. */
interface Line {
  /** Revision of the wallet that the line stands upon, and its position in the log. */
  readonly place: readonly [revision: number, position: number];
  readonly transaction: Transaction;
}

/** Every partner's passbook as the log tells it, oldest line first: reckoned from the coins that moved, not from what events say is left. */
export function passbooksOf(events: readonly Logged[]): ReadonlyMap<string, readonly Transaction[]> {
  const balances = new Map<string, number[]>();
  const books = new Map<string, Line[]>();
  const write = (partnerId: string, line: Line) => {
    const lines = books.get(partnerId);
    if (lines) lines.push(line);
    else books.set(partnerId, [line]);
  };
  for (const { id, revision, position, ...event } of events) {
    const { type, data } = event;
    if (type !== 'CoinsCredited' && type !== 'CoinsDebited' && type !== 'CoinsRefunded') continue;
    const { partnerId, coins, at: timestamp } = data;
    const known = balances.get(partnerId) ?? [];
    balances.set(partnerId, known);
    const balance = (known.at(-1) ?? 0) + (type === 'CoinsDebited' ? -coins : coins);
    known.push(balance);
    const what =
      type === 'CoinsCredited'
        ? { price: data.price, paymentId: data.paymentId, orderID: null, message: 'Coins purchased' }
        : type === 'CoinsDebited'
          ? { price: 0, paymentId: null, orderID: data.orderId, message: `Lead ${data.orderId} accepted` }
          : {
              price: 0,
              paymentId: null,
              orderID: data.orderId,
              message: `Refund for lead ${data.orderId}: ${data.reason}`,
            };
    const direction = type === 'CoinsDebited' ? 'debited' : 'credited';
    write(partnerId, {
      place: [revision, position],
      transaction: { _id: id, type: direction, coins, timestamp, balance, ...what },
    });
  }
  for (const { id, position, type, data } of events) {
    if (type !== 'ReimbursementRequested') continue;
    const { partnerId, coins, at: timestamp, orderId, wallet } = data;
    write(partnerId, {
      place: [wallet.revision, position],
      transaction: {
        _id: id,
        type: 'requested',
        coins,
        price: 0,
        paymentId: null,
        orderID: orderId,
        message: `${coins} coins asked back for lead ${orderId}`,
        timestamp,
        balance: balances.get(partnerId)?.[wallet.revision] ?? Number.NaN,
      },
    });
  }
  return new Map(
    [...books].map(([partnerId, lines]) => [
      partnerId,
      lines
        .toSorted((one, other) => one.place[0] - other.place[0] || one.place[1] - other.place[1])
        .map(({ transaction }) => transaction),
    ]),
  );
}
