import { type Message } from '../kernel/message.js';

/** Keyed by partner. Coins are whole numbers, prices whole rupees. */
export const COINS_TOPIC = 'phirse.coins.v1';

/** A purchase that was approved and credited. */
export type CoinsPurchasedV1 = Message<
  'CoinsPurchased.v1',
  { partnerId: string; paymentId: string; coins: number; price: number }
>;
/** Paid for a lead. */
export type CoinsSpentV1 = Message<'CoinsSpent.v1', { partnerId: string; orderId: string; coins: number }>;
/** Given back, for a lead that another partner got, or because the final price was lower than the one the lead was sold at. */
export type CoinsRefundedV1 = Message<'CoinsRefunded.v1', { partnerId: string; orderId: string; coins: number }>;

export type CoinsMessage = CoinsPurchasedV1 | CoinsSpentV1 | CoinsRefundedV1;
