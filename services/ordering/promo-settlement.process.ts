import { SettlePromoRedemption } from '@phirse/contracts/commands/process.commands.js';
import { type PromoRedeemed } from '@phirse/contracts/events/promo.events.js';
import { type Process } from '@phirse/contracts/kernel/process.js';

/** Gives promo codes back whose order was never placed. A minute is longer than any order takes to be written. */
export const promoSettlement: Process<PromoRedeemed> = {
  name: 'promo-settlement',
  eventTypes: ['PromoRedeemed'],
  settleMs: 60_000,
  react({ data: { code, orderId, customerId } }, contextOf) {
    return [new SettlePromoRedemption(code, orderId, customerId, contextOf(0))];
  },
};
