import { type CommandContext } from '../kernel/command-context.js';

/**
 * Commands that one context sends another over the command bus: from a handler, or from a process manager. Plain classes, so that
 * neither side imports the other.
 */

/** To coins: takes the lead's price from the wallet. A debit that stands for this order is not taken twice. Answers a `DebitTaken`. */
export class DebitCoins {
  constructor(
    readonly partnerId: string,
    readonly partnerName: string,
    readonly partnerPhone: string,
    readonly orderId: string,
    readonly coins: number,
    readonly context: CommandContext,
  ) {}
}

/** The debit that `DebitCoins` took, or that stood before. */
export interface DebitTaken {
  readonly debitId: string;
  readonly coins: number;
  /** Coins left in the wallet. */
  readonly balance: number;
  readonly position: number;
}

/** To ordering: gives the order to the partner whose debit stands, or, where it is not to be had, gives the coins back. */
export class SettleLeadDebit {
  constructor(
    readonly partnerId: string,
    readonly partnerName: string,
    readonly partnerPhone: string,
    readonly orderId: string,
    readonly coins: number,
    readonly debitId: string,
    readonly context: CommandContext,
  ) {}
}

/** To coins: gives a debit back, once. */
export class RefundCoins {
  constructor(
    readonly partnerId: string,
    readonly orderId: string,
    readonly debitId: string,
    readonly reason: string,
    readonly context: CommandContext,
  ) {}
}

/** To coins: gives back a part of the debit that stands for an order, once an order. */
export class ReimburseCoins {
  constructor(
    readonly partnerId: string,
    readonly orderId: string,
    readonly coins: number,
    readonly context: CommandContext,
  ) {}
}

/** To coins: credits an approved purchase, once. */
export class CreditCoins {
  constructor(
    readonly partnerId: string,
    readonly paymentId: string,
    readonly coins: number,
    readonly price: number,
    readonly context: CommandContext,
  ) {}
}

/** To promotions: holds a code for an order; refuses one that is unknown, expired or used up. Answers its value in rupees. */
export class RedeemPromo {
  constructor(
    readonly code: string,
    readonly orderId: string,
    readonly customerId: string,
    readonly evaluatedPrice: number,
    readonly context: CommandContext,
  ) {}
}

/** To ordering: gives a redemption back where its order was never placed. */
export class SettlePromoRedemption {
  constructor(
    readonly code: string,
    readonly orderId: string,
    readonly customerId: string,
    readonly context: CommandContext,
  ) {}
}

/** To promotions: gives a redemption back. */
export class ReleasePromo {
  constructor(
    readonly code: string,
    readonly orderId: string,
    readonly customerId: string,
    readonly context: CommandContext,
  ) {}
}

/** To customers: opens the account of a number whose code was right, or confirms the one it has. Answers a `CustomerAccount`. */
export class RegisterCustomer {
  constructor(
    readonly customerId: string,
    readonly phone: string,
    /** `null` where the sign-in named none: then the account must exist. */
    readonly details: { readonly name: string; readonly email: string } | null,
    readonly context: CommandContext,
  ) {}
}

/** The account that `RegisterCustomer` opened or confirmed. */
export interface CustomerAccount {
  readonly name: string;
  readonly email: string;
  /** When it was opened, ISO 8601. */
  readonly since: string;
  readonly position: number;
}
