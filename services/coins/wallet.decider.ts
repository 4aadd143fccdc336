import {
  type CoinsCredited,
  type CoinsDebited,
  type CoinsRefunded,
  type WalletEvent,
} from '@phirse/contracts/events/coins.events.js';
import { type Decider } from '@phirse/contracts/kernel/decider.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';

/** A wallet: its balance, and its lines from the last one back. A list shares its tail, so a fold over thousands of lines stays cheap. */
export interface Wallet {
  /** Coins; never below zero. */
  readonly balance: number;
  readonly lastLine: WalletLine | null;
}

interface WalletLine {
  readonly event: WalletEvent;
  readonly previous: WalletLine | null;
}

/** What a partner reads of coins that come back while the lead stays theirs. */
const LOWER_PRICE = 'the final price was lower';

type At = { readonly at: string; readonly partnerId: string };

export type CreditCommand = At & {
  readonly type: 'CreditCoins';
  readonly paymentId: string;
  readonly coins: number;
  readonly price: number;
};
export type DebitCommand = At & {
  readonly type: 'DebitCoins';
  readonly orderId: string;
  readonly debitId: string;
  readonly coins: number;
  readonly partnerName: string;
  readonly partnerPhone: string;
};
export type RefundCommand = At & {
  readonly type: 'RefundCoins';
  readonly orderId: string;
  readonly debitId: string;
  readonly reason: string;
};
export type ReimburseCommand = At & {
  readonly type: 'ReimburseCoins';
  readonly orderId: string;
  /** At most what the order's debit took. */
  readonly coins: number;
};
export type WalletCommand = CreditCommand | DebitCommand | RefundCommand | ReimburseCommand;

/** A partner's coins. Every payment is credited once, every order debited once at a time, every debit given back at most once, whole or in part. */
export const walletDecider: Decider<Wallet, WalletCommand, WalletEvent> = {
  initialState: { balance: 0, lastLine: null },

  decide(sent, wallet) {
    const command = { ...sent, at: notBefore(wallet, sent.at) };
    switch (command.type) {
      case 'CreditCoins':
        return credit(command, wallet);
      case 'DebitCoins':
        return debit(command, wallet);
      case 'RefundCoins':
        return refund(command, wallet);
      case 'ReimburseCoins':
        return reimburse(command, wallet);
    }
  },

  evolve({ balance, lastLine }, event) {
    const line: WalletLine = { event, previous: lastLine };
    switch (event.type) {
      case 'CoinsCredited':
      case 'CoinsRefunded':
        return { balance: balance + event.data.coins, lastLine: line };
      case 'CoinsDebited':
        return { balance: balance - event.data.coins, lastLine: line };
      default:
        return unchanged(event, { balance, lastLine });
    }
  },
};

/** The debit that pays for an order: the last one which was not given back whole. */
export function standingDebit(wallet: Wallet, orderId: string): CoinsDebited | null {
  const refunded = new Set<string>();
  for (const event of linesOf(wallet)) {
    if (event.type === 'CoinsRefunded') {
      if (!event.data.cause) refunded.add(event.data.debitId);
    } else if (event.type === 'CoinsDebited' && event.data.orderId === orderId && !refunded.has(event.data.debitId))
      return event;
  }
  return null;
}

function credit({ partnerId, at, coins, paymentId, price }: CreditCommand, wallet: Wallet): readonly CoinsCredited[] {
  for (const event of linesOf(wallet))
    if (event.type === 'CoinsCredited' && event.data.paymentId === paymentId) return [];
  if (!Number.isSafeInteger(coins) || coins < 1) refuse('INVALID', `${coins} is no number of coins to credit.`);
  return [{ type: 'CoinsCredited', data: { partnerId, at, coins, paymentId, price, balance: wallet.balance + coins } }];
}

function debit(command: DebitCommand, wallet: Wallet): readonly CoinsDebited[] {
  const { type: _, coins, orderId, ...who } = command;
  if (standingDebit(wallet, orderId)) return [];
  if (!Number.isSafeInteger(coins) || coins < 0) refuse('INVALID', `${coins} is no number of coins to spend.`);
  if (wallet.balance < coins)
    refuse(
      'INSUFFICIENT_COINS',
      `This lead costs ${coins} coins and you have ${wallet.balance}. Please purchase coins first.`,
      { balance: wallet.balance, needed: coins },
    );
  return [{ type: 'CoinsDebited', data: { ...who, coins, orderId, balance: wallet.balance - coins } }];
}

function refund({ partnerId, at, orderId, debitId, reason }: RefundCommand, wallet: Wallet): readonly CoinsRefunded[] {
  for (const event of linesOf(wallet)) {
    if (event.type === 'CoinsRefunded' && event.data.debitId === debitId) {
      if (event.data.cause)
        refuse('INVALID_TRANSITION', `Debit ${debitId} paid for an order and was given back in part.`);
      return [];
    }
    if (event.type === 'CoinsDebited' && event.data.debitId === debitId && event.data.orderId === orderId) {
      const { coins } = event.data;
      const balance = wallet.balance + coins;
      return [{ type: 'CoinsRefunded', data: { partnerId, at, coins, orderId, debitId, reason, balance } }];
    }
  }
  return refuse('NOT_FOUND', `This wallet has no debit ${debitId} for order ${orderId}.`);
}

function reimburse({ partnerId, at, orderId, coins }: ReimburseCommand, wallet: Wallet): readonly CoinsRefunded[] {
  for (const event of linesOf(wallet))
    if (event.type === 'CoinsRefunded' && event.data.cause && event.data.orderId === orderId) return [];
  const paid = standingDebit(wallet, orderId);
  if (!paid) return refuse('NOT_FOUND', `This wallet has no debit that stands for order ${orderId}.`);
  const { debitId } = paid.data;
  if (!Number.isSafeInteger(coins) || coins < 1 || coins > paid.data.coins)
    refuse('INVALID', `${coins} is no number of coins to give back of ${paid.data.coins}.`);
  const details = { partnerId, at, coins, orderId, debitId, reason: LOWER_PRICE, cause: 'reimbursement' } as const;
  return [{ type: 'CoinsRefunded', data: { ...details, balance: wallet.balance + coins } }];
}

/** A wallet's lines never go back in time, whatever two servers' clocks say: a statement begins and ends between two of them. */
function notBefore({ lastLine }: Wallet, at: string): string {
  const last = lastLine?.event.data.at ?? at;
  return last > at ? last : at;
}

/** Last line first. */
function* linesOf(wallet: Wallet): Generator<WalletEvent> {
  for (let line = wallet.lastLine; line; line = line.previous) yield line.event;
}

/** Events of a later version than this code leave the wallet as it is. */
function unchanged(_event: never, wallet: Wallet): Wallet {
  return wallet;
}
