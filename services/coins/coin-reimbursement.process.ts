import { ReimburseCoins } from '@phirse/contracts/commands/process.commands.js';
import { type ReimbursementApproved } from '@phirse/contracts/events/reimbursement.events.js';
import { type Process } from '@phirse/contracts/kernel/process.js';

/** Gives back the coins of every approved request. The approval does so at once as well; this finishes what a crash left half done. */
export const coinReimbursement: Process<ReimbursementApproved> = {
  name: 'coin-reimbursement',
  eventTypes: ['ReimbursementApproved'],
  settleMs: 500,
  react({ data: { partnerId, orderId, coins } }, contextOf) {
    return [new ReimburseCoins(partnerId, orderId, coins, contextOf(0))];
  },
};
