import { type Category } from '../events/catalog.events.js';
import { type PricedOption } from '../events/evaluation.events.js';

/** Status and sub-status as the specs spell them. */
export type OrderStatus = 'new' | 'processing' | 'completed' | 'cancelled';
export type OrderSubStatus = 'pending' | 'Pending' | 'Assigned' | 'completed' | 'cancelled';

/** One station of an order's timeline. */
export interface LogEntry {
  /** The event's id. */
  readonly id: string;
  readonly message: string;
  readonly timestamp: string;
  readonly type: 'placed' | 'accepted' | 'assigned' | 'unassigned' | 'requoted' | 'completed' | 'cancelled';
  /** Who did it, as it may be shown: a name, `You`'s counterpart on screen is the reader's business. */
  readonly by: string;
  /** What changed, ready to show beside the message: `{ label: 'Price', before: '₹18,450', after: '₹17,200' }`. */
  readonly changes: readonly { readonly label: string; readonly before: string; readonly after: string }[];
}

export interface OrderUser {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly addPhone: string;
  readonly address: string;
  readonly orderpincode: string;
}

/** What a partner sees of the customer before acceptance. */
export const MASKED = '***';

/** An order as every screen displays it (customer spec, section 3; partner spec, section 3). */
export interface DisplayedOrder {
  /** The same as `orderId`. */
  readonly _id: string;
  readonly orderId: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly status: OrderStatus;
  readonly subStatus: OrderSubStatus;
  readonly cancellationReason: string;
  readonly platform: 'web';
  /** Coins the lead costs. */
  readonly coins: number;
  readonly user: OrderUser;
  readonly payment: { readonly type: 'cash'; readonly id: string };
  readonly pickUpDetails: { readonly date: string; readonly time: string };
  /** ISO instant at which the pickup slot begins. */
  readonly pickupDateTime: string;
  readonly productDetails: {
    readonly name: string;
    readonly brandName: string;
    readonly slug: string;
    /** Final payable price as it stands: after promo, after a requote. */
    readonly price: number;
    /** Evaluated price before the promo. */
    readonly evaluatedPrice: number;
    readonly category: Category;
    readonly categorySlug: string;
    readonly pincodeBaseprice: number;
    readonly variant: string;
    readonly colour: string | null;
    readonly productImage: string;
    readonly options: readonly PricedOption[];
  };
  /** What the customer was quoted first; set once a requote changed it. */
  readonly firstQuote: {
    readonly price: number;
    readonly evaluatedPrice: number;
    readonly options: readonly PricedOption[];
  } | null;
  readonly partner: {
    readonly partnerName: string;
    readonly partnerPhone: string;
    readonly pickUpPersonName: string;
    readonly pickUpPersonPhone: string;
    readonly pickUpPersonId: string;
  } | null;
  readonly promo: { readonly code: string; readonly price: number };
  readonly logs: readonly LogEntry[];
}

/** Stored beside what is displayed: who may see it. Never sent. */
export interface OrderOwnership {
  readonly customerId: string;
  readonly partnerId: string | null;
  readonly pickupPersonId: string | null;
  readonly city: string;
}

/** Evidence of a completed order: names of stored images. */
export interface HandoverEvidence {
  readonly imeiNumber: string;
  readonly imeiImage: string;
  readonly deviceBill: string;
  readonly idCard: string;
  readonly customerImg: string;
  readonly deviceImages: readonly string[];
}
