import { type Message } from '../kernel/message.js';

/** Keyed by order. Nothing here tells who the customer is, where they live or what they look like. */
export const ORDERS_TOPIC = 'phirse.orders.v1';

/** Prices are whole rupees. */
export type OrderPlacedV1 = Message<
  'OrderPlaced.v1',
  {
    orderId: string;
    city: string;
    deviceSlug: string;
    variant: string;
    category: string;
    /** What the customer is to be paid. */
    price: number;
    /** Price of the lead in coins. */
    leadPrice: number;
  }
>;
export type LeadAcceptedV1 = Message<'LeadAccepted.v1', { orderId: string; partnerId: string; coins: number }>;
export type OrderRequotedV1 = Message<
  'OrderRequoted.v1',
  { orderId: string; partnerId: string; previousPrice: number; price: number }
>;
export type OrderCompletedV1 = Message<'OrderCompleted.v1', { orderId: string; partnerId: string; price: number }>;
/** The reason is what somebody typed: it stays inside. */
export type OrderCancelledV1 = Message<
  'OrderCancelled.v1',
  { orderId: string; partnerId: string | null; cancelledBy: 'customer' | 'partner' | 'operator' }
>;

export type OrderMessage = OrderPlacedV1 | LeadAcceptedV1 | OrderRequotedV1 | OrderCompletedV1 | OrderCancelledV1;
