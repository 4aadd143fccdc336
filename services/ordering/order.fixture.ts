import { type LeadAccepted, type OrderCreated, type OrderEvent } from '@phirse/contracts/events/order.events.js';
import { type AcceptByDebit, type PlaceOrder } from './order.decider.js';

/** When the orders of the specs are placed: 15:30 in India. */
export const NOW = '2026-03-02T10:00:00.000Z';
export const ORDER_ID = 'BB1000000001';
export const CUSTOMER = 'customer-1';
export const PARTNER = 'partner-1';

/** An order as it is placed: ₹18,000 after ₹500 of promo. */
export const placed = (changes: Partial<OrderCreated['data']> = {}): OrderCreated['data'] => ({
  orderId: ORDER_ID,
  at: NOW,
  platform: 'web',
  customerId: CUSTOMER,
  customer: {
    name: 'Meera Rao',
    email: 'meera@example.com',
    phone: '9000000101',
    addPhone: '',
    address: '12 Lake Road, Bangalore 560001',
  },
  pincode: '560001',
  city: 'bangalore',
  device: {
    name: 'iPhone 13',
    brandName: 'Apple',
    slug: 'apple-iphone-13',
    category: 'mobile',
    categorySlug: 'sell-used-mobile-phone-online',
    variant: '128 GB',
    colour: 'Blue',
    productImage: '/images/apple-iphone-13.svg',
  },
  quoteId: '',
  estimatedPrice: 20_000,
  evaluatedPrice: 18_500,
  promo: { code: 'WELCOME500', value: 500 },
  finalPrice: 18_000,
  options: [{ heading: 'Screen', description: 'Light', type: 'sub', value: 'Light', percentage: 7.5, amount: 1500 }],
  leadPrice: 54,
  payment: { type: 'cash', id: '' },
  pickUp: { date: '2026-03-03', time: '1PM-4PM' },
  ...changes,
});

export const placeOrder = (changes: Partial<OrderCreated['data']> = {}, seen: PlaceOrder['seen'] = {}): PlaceOrder => ({
  type: 'PlaceOrder',
  order: placed(changes),
  seen,
});

export const lead = (changes: Partial<LeadAccepted['data']> = {}): LeadAccepted['data'] => ({
  orderId: ORDER_ID,
  at: NOW,
  partnerId: PARTNER,
  partnerName: 'Asha Mobiles',
  partnerPhone: '9000000001',
  coins: 54,
  debitId: 'debit-1',
  ...changes,
});

export const acceptLead = (changes: Partial<LeadAccepted['data']> = {}): AcceptByDebit => ({
  type: 'AcceptByDebit',
  lead: lead(changes),
});

export const evidence = {
  imeiNumber: '490154203237518',
  imeiImage: 'a'.repeat(64),
  deviceBill: 'b'.repeat(64),
  idCard: 'c'.repeat(64),
  customerImg: 'd'.repeat(64),
  deviceImages: ['e'.repeat(64)],
};

const created: OrderEvent = { type: 'OrderCreated', data: placed() };
const accepted: OrderEvent = { type: 'LeadAccepted', data: lead() };
const assigned: OrderEvent = {
  type: 'PickupAssigned',
  data: {
    orderId: ORDER_ID,
    at: NOW,
    partnerId: PARTNER,
    pickupPersonId: 'person-1',
    pickupPersonName: 'Ravi',
    pickupPersonPhone: '9000000201',
  },
};

/** The events that lead to each state of the order state machine. */
export const HISTORIES = {
  none: [],
  new: [created],
  pending: [created, accepted],
  assigned: [created, accepted, assigned],
  completed: [
    created,
    accepted,
    assigned,
    {
      type: 'OrderCompleted',
      data: { orderId: ORDER_ID, at: NOW, partnerId: PARTNER, finalPrice: 18_000, customer: evidence },
    },
  ],
  cancelledNew: [
    created,
    {
      type: 'OrderCancelled',
      data: { orderId: ORDER_ID, at: NOW, reason: 'Kept it', cancelledBy: 'customer', partnerId: null },
    },
  ],
  cancelled: [
    created,
    accepted,
    {
      type: 'OrderCancelled',
      data: { orderId: ORDER_ID, at: NOW, reason: 'Nobody home', cancelledBy: 'partner', partnerId: PARTNER },
    },
  ],
} as const satisfies Record<string, readonly OrderEvent[]>;
export type StateName = keyof typeof HISTORIES;
