import { type Sex } from '../events/people.events.js';

export interface PickupPerson {
  readonly _id: string;
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly sex: Sex;
  readonly address: string;
  readonly status: 'active' | 'blocked';
  readonly isBlocked: boolean;
  /** Paths of the documents below `/files`; `null` where none was given. */
  readonly drivingLicense: string | null;
  readonly aadharCard: string | null;
  readonly profileImg: string | null;
  readonly addedAt: string;
}

/** GET /partner/partners/{partnerPhone} */
export interface PartnerProfileView {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly state: string;
  readonly pinCodes: readonly string[];
  readonly companyName: string;
  readonly gstIN: string;
  readonly coins: number;
  readonly status: 'active' | 'suspended';
  readonly pickUpPersons: readonly PickupPerson[];
}

/** One line of the passbook. */
export interface Transaction {
  readonly _id: string;
  /** `requested` moves no coins: an operator has yet to decide. */
  readonly type: 'credited' | 'debited' | 'requested';
  readonly coins: number;
  /** Rupees paid for credited coins, 0 elsewhere. */
  readonly price: number;
  readonly paymentId: string | null;
  readonly orderID: string | null;
  readonly message: string;
  readonly timestamp: string;
  /** Balance after this line. */
  readonly balance: number;
}

/** GET /partner/statement/{phone}: `opening + totals.in - totals.out = closing`. */
export interface CoinStatement {
  /** First and last day, `YYYY-MM-DD` in India. */
  readonly from: string;
  readonly to: string;
  /** Coins before the first line of the period. */
  readonly opening: number;
  readonly totals: { readonly in: number; readonly out: number };
  readonly closing: number;
  /** Oldest first. */
  readonly transactions: readonly Transaction[];
}

/** Summary on top of the partner's dashboard. */
export interface PartnerDashboard {
  readonly coins: number;
  /** Leads in the partner's pincodes that nobody has accepted. */
  readonly openLeads: number;
  readonly orders: {
    readonly pending: number;
    readonly assigned: number;
    readonly completed: number;
    readonly cancelled: number;
  };
  /** Coins by calendar day in India, newest last, at most 62 days. */
  readonly days: readonly {
    readonly day: string;
    readonly spent: number;
    readonly bought: number;
    readonly refunded: number;
    /** Rupees paid to customers for completed orders. */
    readonly paidOut: number;
  }[];
}

export interface PartnerNotification {
  readonly _id: string;
  readonly title: string;
  readonly body: string;
  readonly orderID: string | null;
  readonly type: 'lead' | 'order' | 'coins' | 'assignment';
  readonly timestamp: string;
  /** `true` means read. */
  readonly status: boolean;
}

export interface CoinPurchaseView {
  readonly _id: string;
  readonly paymentId: string;
  readonly partnerId: string;
  readonly partnerName: string;
  readonly partnerPhone: string;
  readonly coins: number;
  readonly price: number;
  /** Path of the screenshot below `/files`. */
  readonly screenshot: string;
  readonly status: 'pending' | 'approved' | 'rejected';
  readonly reason: string;
  readonly requestedAt: string;
  readonly decidedAt: string | null;
}

/** What became of a request for coins back: asked for, then decided once. */
export type ReimbursementStatus = 'pending' | 'approved' | 'rejected';

/** GET /ops/reimbursements */
export interface ReimbursementView {
  /** The same as `orderId`: an order's coins are asked back once. */
  readonly _id: string;
  readonly orderId: string;
  readonly partnerId: string;
  readonly partnerName: string;
  readonly partnerPhone: string;
  readonly coinsPaid: number;
  /** What the customer was paid in the end, in rupees. */
  readonly finalPrice: number;
  /** Coins asked back. */
  readonly coins: number;
  readonly status: ReimbursementStatus;
  readonly reason: string;
  readonly requestedAt: string;
  readonly decidedAt: string | null;
}

/** On a completed order that cost more coins than its final price asks for. */
export interface OrderReimbursement {
  readonly coinsPaid: number;
  /** What the lead would have cost at the final price. */
  readonly coinsDue: number;
  /** The difference. */
  readonly coins: number;
  /** `possible` until it is asked for. */
  readonly status: 'possible' | ReimbursementStatus;
  /** The operator's, where it was rejected. */
  readonly reason: string;
}
