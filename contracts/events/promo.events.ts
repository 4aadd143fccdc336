import { type DomainEvent } from '../kernel/event.js';

export type PromoIssued = DomainEvent<
  'PromoIssued',
  {
    code: string;
    at: string;
    /** Rupees. */
    value: number;
    validUntil: string;
    /** Least evaluated price it applies to, in rupees. */
    minimumPrice: number;
    /** Over all customers; each customer may use a code once. */
    maxRedemptions: number;
  }
>;
export type PromoRedeemed = DomainEvent<
  'PromoRedeemed',
  { code: string; at: string; orderId: string; customerId: string; value: number }
>;
/** Gives a redemption back whose order was never placed. */
export type PromoReleased = DomainEvent<
  'PromoReleased',
  { code: string; at: string; orderId: string; customerId: string }
>;

export type PromoEvent = PromoIssued | PromoRedeemed | PromoReleased;

/** `code` in upper case. */
export const promoStream = (code: string) => `promo-${code}`;
