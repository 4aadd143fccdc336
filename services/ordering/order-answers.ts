import { type LeadAcceptedAnswer, type OrderWritten } from '@phirse/contracts/read-models/answers.js';
import { withoutOwnership } from '@phirse/contracts/rules/order-display.js';
import { type LeadAcceptance } from './accept-lead.handler.js';
import { type OrderState, orderNotFound } from './order.decider.js';

/** What a write on an order answers with: the order as it is now displayed. */
export function orderWritten(
  message: string,
  { state, position }: { readonly state: OrderState; readonly position: number },
): OrderWritten {
  if (state.status === 'none') return orderNotFound();
  return { message, order: withoutOwnership(state.order), position: String(position) };
}

/** What accepting a lead answers with: the order, no longer masked, and the coins. */
export function leadAccepted(acceptance: LeadAcceptance): LeadAcceptedAnswer {
  return { ...orderWritten('Order accepted successfully', acceptance), coins: acceptance.coins };
}
