import { type DomainEvent } from '../kernel/event.js';
import { type PricedOption, type QuotedDevice } from './evaluation.events.js';

export type OrderCreated = DomainEvent<
  'OrderCreated',
  {
    orderId: string;
    at: string;
    platform: 'web';
    customerId: string;
    customer: { name: string; email: string; phone: string; addPhone: string; address: string };
    pincode: string;
    city: string;
    device: QuotedDevice;
    quoteId: string;
    /** List price in this city, before any answer. */
    estimatedPrice: number;
    /** After the answers, before the promo. */
    evaluatedPrice: number;
    promo: { code: string; value: number } | null;
    /** What the customer is paid: evaluated price and promo value settled, never below zero. */
    finalPrice: number;
    options: readonly PricedOption[];
    /** Price of the lead in coins. */
    leadPrice: number;
    /** Coins per thousand rupees that the lead was priced at; 3 where an order says none. */
    coinsPerThousand?: number;
    payment: { type: 'cash'; id: string };
    /** `date` is `YYYY-MM-DD` in India, `time` a slot's value such as `1PM-4PM`. */
    pickUp: { date: string; time: string };
  }
>;
export type LeadAccepted = DomainEvent<
  'LeadAccepted',
  {
    orderId: string;
    at: string;
    partnerId: string;
    partnerName: string;
    partnerPhone: string;
    coins: number;
    /** The wallet's debit which paid for the lead. */
    debitId: string;
  }
>;
export type PickupAssigned = DomainEvent<
  'PickupAssigned',
  {
    orderId: string;
    at: string;
    partnerId: string;
    pickupPersonId: string;
    pickupPersonName: string;
    pickupPersonPhone: string;
  }
>;
export type PickupUnassigned = DomainEvent<
  'PickupUnassigned',
  { orderId: string; at: string; partnerId: string; pickupPersonId: string }
>;
export type Requoted = DomainEvent<
  'Requoted',
  {
    orderId: string;
    at: string;
    partnerId: string;
    previousPrice: number;
    evaluatedPrice: number;
    finalPrice: number;
    options: readonly PricedOption[];
    /** Whose pickup it was then; the decider always sets it. */
    pickupPersonId?: string | null;
  }
>;
export type OrderCompleted = DomainEvent<
  'OrderCompleted',
  {
    orderId: string;
    at: string;
    partnerId: string;
    finalPrice: number;
    /** Whose pickup it was then; the decider always sets it. */
    pickupPersonId?: string | null;
    /** Evidence of the handover; images are named by their SHA-256. Personal, hence under `customer`. */
    customer: {
      imeiNumber: string;
      imeiImage: string;
      deviceBill: string;
      idCard: string;
      customerImg: string;
      deviceImages: readonly string[];
    };
  }
>;
export type OrderCancelled = DomainEvent<
  'OrderCancelled',
  {
    orderId: string;
    at: string;
    reason: string;
    cancelledBy: 'customer' | 'partner' | 'operator';
    partnerId: string | null;
    /** Whose pickup it was then; the decider always sets it. */
    pickupPersonId?: string | null;
  }
>;

export type OrderEvent =
  | OrderCreated
  | LeadAccepted
  | PickupAssigned
  | PickupUnassigned
  | Requoted
  | OrderCompleted
  | OrderCancelled;

export const orderStream = (orderId: string) => `order-${orderId}`;
