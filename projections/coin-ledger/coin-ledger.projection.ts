import { type WalletEvent } from '@phirse/contracts/events/coins.events.js';
import { type ReimbursementRequested } from '@phirse/contracts/events/reimbursement.events.js';
import { type Fold, type Projection, type ReadModelDocument } from '@phirse/contracts/kernel/projection.js';
import { type Transaction } from '@phirse/contracts/read-models/partner.js';

/** One line of a partner's passbook, by the id of its event. */
export interface LedgerLine extends ReadModelDocument, Transaction {
  readonly partnerId: string;
  /** Place of the line in the wallet's stream; a line that moves nothing stands right after the one it was written upon. */
  readonly revision: number;
}

const line = <Event extends WalletEvent>(details: (data: Event['data']) => LineDetails): Fold<LedgerLine, Event> => ({
  ids: ({ id }) => [id],
  project: (_document, { id, data, revision }) => ({
    _id: id,
    partnerId: data.partnerId,
    revision,
    coins: data.coins,
    timestamp: data.at,
    balance: data.balance ?? 0,
    ...details(data),
  }),
});

type LineDetails = Pick<LedgerLine, 'type' | 'price' | 'paymentId' | 'orderID' | 'message'>;

/** The coin passbook. Each event carries the balance after it, so a line depends on no other. */
export const coinLedger: Projection<LedgerLine, WalletEvent | ReimbursementRequested> = {
  name: 'coin-ledger',
  version: 2,
  indexes: [{ keys: { partnerId: 1, revision: -1, position: -1 } }],
  on: {
    CoinsCredited: line(({ paymentId, price }) => ({
      type: 'credited',
      price,
      paymentId,
      orderID: null,
      message: 'Coins purchased',
    })),
    CoinsDebited: line(({ orderId }) => ({
      type: 'debited',
      price: 0,
      paymentId: null,
      orderID: orderId,
      message: `Lead ${orderId} accepted`,
    })),
    CoinsRefunded: line(({ orderId, reason }) => ({
      type: 'credited',
      price: 0,
      paymentId: null,
      orderID: orderId,
      message: `Refund for lead ${orderId}: ${reason}`,
    })),
    ReimbursementRequested: {
      ids: ({ id }) => [id],
      project: (_document, { id, data: { partnerId, wallet, coins, at, orderId } }) => ({
        _id: id,
        partnerId,
        revision: wallet.revision,
        type: 'requested',
        coins,
        price: 0,
        paymentId: null,
        orderID: orderId,
        message: `${coins} coins asked back for lead ${orderId}`,
        timestamp: at,
        balance: wallet.balance,
      }),
    },
  },
};
