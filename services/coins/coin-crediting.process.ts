import { CreditCoins } from '@phirse/contracts/commands/process.commands.js';
import { type CoinPurchaseApproved } from '@phirse/contracts/events/coins.events.js';
import { type Process } from '@phirse/contracts/kernel/process.js';

/** Credits every approved purchase. The approval credits at once as well; this finishes what a crash left half done. */
export const coinCrediting: Process<CoinPurchaseApproved> = {
  name: 'coin-crediting',
  eventTypes: ['CoinPurchaseApproved'],
  settleMs: 500,
  react({ data: { partnerId, paymentId, coins, price } }, contextOf) {
    return [new CreditCoins(partnerId, paymentId, coins, price, contextOf(0))];
  },
};
