import { type DomainEvent } from '../kernel/event.js';

/** The wallet says its balance after each event, so that a line of the passbook needs no other line. */
interface WithBalance {
  /** Coins in the wallet after this event. The decider always sets it. */
  balance?: number;
}

/** Coins are whole numbers; prices whole rupees. */
export type CoinsCredited = DomainEvent<
  'CoinsCredited',
  { partnerId: string; at: string; coins: number; paymentId: string; price: number } & WithBalance
>;
export type CoinsDebited = DomainEvent<
  'CoinsDebited',
  {
    partnerId: string;
    at: string;
    coins: number;
    orderId: string;
    /** Id of the debit, a UUID: what settles or gives it back names it. */
    debitId: string;
    partnerName: string;
    partnerPhone: string;
  } & WithBalance
>;
export type CoinsRefunded = DomainEvent<
  'CoinsRefunded',
  {
    partnerId: string;
    at: string;
    coins: number;
    orderId: string;
    /** The debit that is given back: whole, or in part where the cause says so. */
    debitId: string;
    reason: string;
    /** Set where the lead is kept and only what it cost too much is given back; without it the lead was lost. */
    cause?: 'reimbursement';
  } & WithBalance
>;

export type CoinPurchaseRequested = DomainEvent<
  'CoinPurchaseRequested',
  {
    paymentId: string;
    at: string;
    partnerId: string;
    partnerName: string;
    partnerPhone: string;
    coins: number;
    price: number;
    /** SHA-256 name of the payment screenshot. */
    screenshot: string;
  }
>;
export type CoinPurchaseApproved = DomainEvent<
  'CoinPurchaseApproved',
  { paymentId: string; at: string; partnerId: string; coins: number; price: number; operatorId: string }
>;
export type CoinPurchaseRejected = DomainEvent<
  'CoinPurchaseRejected',
  { paymentId: string; at: string; partnerId: string; coins: number; reason: string; operatorId: string }
>;

export type WalletEvent = CoinsCredited | CoinsDebited | CoinsRefunded;
export type CoinPurchaseEvent = CoinPurchaseRequested | CoinPurchaseApproved | CoinPurchaseRejected;

export const walletStream = (partnerId: string) => `wallet-${partnerId}`;
export const coinPurchaseStream = (paymentId: string) => `coinPurchase-${paymentId}`;
