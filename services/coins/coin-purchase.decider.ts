import {
  type CoinPurchaseApproved,
  type CoinPurchaseEvent,
  type CoinPurchaseRejected,
  type CoinPurchaseRequested,
} from '@phirse/contracts/events/coins.events.js';
import { type Decider } from '@phirse/contracts/kernel/decider.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';

/** A purchase of coins: asked for with a screenshot of the payment, then decided once by an operator. */
export type CoinPurchase =
  | { readonly status: 'none' }
  | { readonly status: 'pending' | 'approved' | 'rejected'; readonly request: CoinPurchaseRequested['data'] };

export type RequestCommand = { readonly type: 'RequestCoinPurchase'; readonly request: CoinPurchaseRequested['data'] };
export type ApproveCommand = { readonly type: 'ApproveCoinPurchase'; readonly at: string; readonly operatorId: string };
export type RejectCommand = {
  readonly type: 'RejectCoinPurchase';
  readonly at: string;
  readonly operatorId: string;
  readonly reason: string;
};
export type CoinPurchaseCommand = RequestCommand | ApproveCommand | RejectCommand;

export const coinPurchaseDecider: Decider<CoinPurchase, CoinPurchaseCommand, CoinPurchaseEvent> = {
  initialState: { status: 'none' },

  decide(command, purchase) {
    switch (command.type) {
      case 'RequestCoinPurchase':
        return request(command, purchase);
      case 'ApproveCoinPurchase':
        return approve(command, purchase);
      case 'RejectCoinPurchase':
        return reject(command, purchase);
    }
  },

  evolve(purchase, event) {
    switch (event.type) {
      case 'CoinPurchaseRequested':
        return { status: 'pending', request: event.data };
      case 'CoinPurchaseApproved':
        return purchase.status === 'none' ? purchase : { ...purchase, status: 'approved' };
      case 'CoinPurchaseRejected':
        return purchase.status === 'none' ? purchase : { ...purchase, status: 'rejected' };
      default:
        return unchanged(event, purchase);
    }
  },
};

function request(command: RequestCommand, purchase: CoinPurchase): readonly CoinPurchaseRequested[] {
  if (purchase.status !== 'none') refuse('ALREADY_EXISTS', 'This purchase was asked for before.');
  return [{ type: 'CoinPurchaseRequested', data: command.request }];
}

function approve({ at, operatorId }: ApproveCommand, purchase: CoinPurchase): readonly CoinPurchaseApproved[] {
  if (purchase.status === 'approved') return [];
  const { paymentId, partnerId, coins, price } = undecided(purchase);
  return [{ type: 'CoinPurchaseApproved', data: { paymentId, at, partnerId, coins, price, operatorId } }];
}

function reject({ at, operatorId, reason }: RejectCommand, purchase: CoinPurchase): readonly CoinPurchaseRejected[] {
  if (purchase.status === 'rejected') return [];
  const { paymentId, partnerId, coins } = undecided(purchase);
  return [{ type: 'CoinPurchaseRejected', data: { paymentId, at, partnerId, coins, reason, operatorId } }];
}

function undecided(purchase: CoinPurchase): CoinPurchaseRequested['data'] {
  if (purchase.status === 'none') return refuse('NOT_FOUND', 'We could not find that purchase.');
  if (purchase.status !== 'pending')
    refuse('PURCHASE_ALREADY_DECIDED', `This purchase was ${purchase.status} before; that cannot be changed.`, {
      decision: purchase.status,
    });
  return purchase.request;
}

/** Events of a later version than this code leave the purchase as it is. */
function unchanged(_event: never, purchase: CoinPurchase): CoinPurchase {
  return purchase;
}
