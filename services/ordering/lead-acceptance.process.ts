import { SettleLeadDebit } from '@phirse/contracts/commands/process.commands.js';
import { type CoinsDebited } from '@phirse/contracts/events/coins.events.js';
import { type Process } from '@phirse/contracts/kernel/process.js';

/** Ends every debit for a lead, with the order or with a refund, where a crash left it half done. */
export const leadAcceptance: Process<CoinsDebited> = {
  name: 'lead-acceptance',
  eventTypes: ['CoinsDebited'],
  settleMs: 3000,
  react({ data: { partnerId, partnerName, partnerPhone, orderId, coins, debitId } }, contextOf) {
    return [new SettleLeadDebit(partnerId, partnerName, partnerPhone, orderId, coins, debitId, contextOf(0))];
  },
};
