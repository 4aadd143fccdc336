import { type DomainEvent } from '../kernel/event.js';

/** Coins asked back for one order. Coins are whole numbers; prices whole rupees. */
interface Reimbursement {
  orderId: string;
  at: string;
  partnerId: string;
  /** What is given back: the coins paid beyond the lead price of the final price. */
  coins: number;
}

export type ReimbursementRequested = DomainEvent<
  'ReimbursementRequested',
  Reimbursement & {
    partnerName: string;
    partnerPhone: string;
    coinsPaid: number;
    /** What the customer was paid in the end. */
    finalPrice: number;
    /** The wallet as the request found it, so that its line in the passbook has a place and a balance without another line. */
    wallet: { revision: number; balance: number };
  }
>;
export type ReimbursementApproved = DomainEvent<'ReimbursementApproved', Reimbursement & { operatorId: string }>;
export type ReimbursementRejected = DomainEvent<
  'ReimbursementRejected',
  Reimbursement & { reason: string; operatorId: string }
>;

export type ReimbursementEvent = ReimbursementRequested | ReimbursementApproved | ReimbursementRejected;

export const reimbursementStream = (orderId: string) => `reimbursement-${orderId}`;
