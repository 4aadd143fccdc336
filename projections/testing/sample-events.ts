import { type ModelListed } from '@phirse/contracts/events/catalog.events.js';
import { type CoinsCredited, type CoinsDebited } from '@phirse/contracts/events/coins.events.js';
import {
  type LeadAccepted,
  type OrderCancelled,
  type OrderCompleted,
  type OrderCreated,
  type PickupAssigned,
  type PickupUnassigned,
  type Requoted,
} from '@phirse/contracts/events/order.events.js';
import { type PartnerRegistered, type PickupPersonAdded } from '@phirse/contracts/events/people.events.js';
import {
  type ReimbursementApproved,
  type ReimbursementRejected,
  type ReimbursementRequested,
} from '@phirse/contracts/events/reimbursement.events.js';

const at = '2026-03-02T06:30:00.000Z';

/** What the customer of the samples is: none of it may reach a partner before acceptance. */
export const SECRETS = ['Asha Rao', 'asha@example.com', '9876543210', '9123456780', '14 Lake Road'];

export const orderCreated = (data: Partial<OrderCreated['data']> = {}): OrderCreated => ({
  type: 'OrderCreated',
  data: {
    orderId: 'BB1',
    at,
    platform: 'web',
    customerId: 'customer-1',
    customer: {
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '9876543210',
      addPhone: '9123456780',
      address: '14 Lake Road',
    },
    pincode: '560034',
    city: 'bangalore',
    device: {
      name: 'Apple iPhone 13',
      brandName: 'Apple',
      slug: 'apple-iphone-13',
      category: 'mobile',
      categorySlug: 'sell-used-mobile-phone-online',
      variant: '128 GB',
      colour: 'Midnight',
      productImage: '/images/devices/apple-iphone-13.svg',
    },
    quoteId: 'quote-1',
    estimatedPrice: 20_000,
    evaluatedPrice: 18_000,
    promo: null,
    finalPrice: 18_000,
    options: [
      { heading: 'Screen', description: 'Scratches', type: 'grid', value: 'Yes', percentage: 10, amount: 2000 },
    ],
    leadPrice: 54,
    payment: { type: 'cash', id: '' },
    pickUp: { date: '2026-03-03', time: '1PM-4PM' },
    ...data,
  },
});

export const leadAccepted = (data: Partial<LeadAccepted['data']> = {}): LeadAccepted => ({
  type: 'LeadAccepted',
  data: {
    orderId: 'BB1',
    at,
    partnerId: 'partner-1',
    partnerName: 'Kiran Mobiles',
    partnerPhone: '9000000001',
    coins: 54,
    debitId: 'debit-1',
    ...data,
  },
});

export const pickupAssigned = (data: Partial<PickupAssigned['data']> = {}): PickupAssigned => ({
  type: 'PickupAssigned',
  data: {
    orderId: 'BB1',
    at,
    partnerId: 'partner-1',
    pickupPersonId: 'person-1',
    pickupPersonName: 'Ravi',
    pickupPersonPhone: '9000000002',
    ...data,
  },
});

export const pickupUnassigned = (): PickupUnassigned => ({
  type: 'PickupUnassigned',
  data: { orderId: 'BB1', at, partnerId: 'partner-1', pickupPersonId: 'person-1' },
});

export const requoted = (data: Partial<Requoted['data']> = {}): Requoted => ({
  type: 'Requoted',
  data: {
    orderId: 'BB1',
    at,
    partnerId: 'partner-1',
    previousPrice: 18_000,
    evaluatedPrice: 15_000,
    finalPrice: 15_000,
    options: [],
    ...data,
  },
});

export const orderCompleted = (data: Partial<OrderCompleted['data']> = {}): OrderCompleted => ({
  type: 'OrderCompleted',
  data: {
    orderId: 'BB1',
    at,
    partnerId: 'partner-1',
    finalPrice: 15_000,
    customer: {
      imeiNumber: '490154203237518',
      imeiImage: 'a'.repeat(64),
      deviceBill: 'b'.repeat(64),
      idCard: 'c'.repeat(64),
      customerImg: 'd'.repeat(64),
      deviceImages: ['e'.repeat(64)],
    },
    ...data,
  },
});

export const orderCancelled = (data: Partial<OrderCancelled['data']> = {}): OrderCancelled => ({
  type: 'OrderCancelled',
  data: { orderId: 'BB1', at, reason: 'Changed my mind', cancelledBy: 'customer', partnerId: null, ...data },
});

export const partnerRegistered = (data: Partial<PartnerRegistered['data']> = {}): PartnerRegistered => ({
  type: 'PartnerRegistered',
  data: {
    partnerId: 'partner-1',
    at,
    name: 'Kiran',
    email: 'kiran@example.com',
    address: '1 MG Road',
    state: 'Karnataka',
    companyName: 'Kiran Mobiles',
    gstIN: '29ABCDE1234F1Z5',
    pinCodes: ['560034', '560001'],
    phone: '9000000001',
    passwordHash: 'hash-of-a-password',
    ...data,
  },
});

export const pickupPersonAdded = (): PickupPersonAdded => ({
  type: 'PickupPersonAdded',
  data: {
    pickupPersonId: 'person-1',
    at,
    partnerId: 'partner-1',
    name: 'Ravi',
    phone: '9000000002',
    sex: 'male',
    address: 'N/A',
    passwordHash: 'hash-of-a-password',
    drivingLicense: 'f'.repeat(64),
    aadharCard: null,
    profileImg: null,
  },
});

export const coinsCredited = (data: Partial<CoinsCredited['data']> = {}): CoinsCredited => ({
  type: 'CoinsCredited',
  data: { partnerId: 'partner-1', at, coins: 100, paymentId: 'payment-1', price: 1000, balance: 100, ...data },
});

export const coinsDebited = (data: Partial<CoinsDebited['data']> = {}): CoinsDebited => ({
  type: 'CoinsDebited',
  data: {
    partnerId: 'partner-1',
    at,
    coins: 54,
    orderId: 'BB1',
    debitId: 'debit-1',
    partnerName: 'Kiran Mobiles',
    partnerPhone: '9000000001',
    balance: 46,
    ...data,
  },
});

export const reimbursementRequested = (data: Partial<ReimbursementRequested['data']> = {}): ReimbursementRequested => ({
  type: 'ReimbursementRequested',
  data: {
    orderId: 'BB1',
    at,
    partnerId: 'partner-1',
    partnerName: 'Kiran Mobiles',
    partnerPhone: '9000000001',
    coinsPaid: 54,
    finalPrice: 15_000,
    coins: 9,
    wallet: { revision: 1, balance: 46 },
    ...data,
  },
});

const decided = { orderId: 'BB1', at, partnerId: 'partner-1', coins: 9, operatorId: 'operator-1' };
export const reimbursementApproved = (): ReimbursementApproved => ({ type: 'ReimbursementApproved', data: decided });
export const reimbursementRejected = (): ReimbursementRejected => ({
  type: 'ReimbursementRejected',
  data: { ...decided, reason: 'The price was right' },
});

export const modelListed = (data: Partial<ModelListed['data']> = {}): ModelListed => ({
  type: 'ModelListed',
  data: {
    slug: 'apple-iphone-13',
    at,
    model: 'iPhone 13',
    brandSlug: 'apple',
    brandName: 'Apple',
    seriesName: 'iPhone 13',
    category: 'mobile',
    categorySlug: 'sell-used-mobile-phone-online',
    releasedYear: 2021,
    variants: [
      { name: '128 GB', price: 20_000 },
      { name: '256 GB', price: 23_000 },
    ],
    colours: [{ name: 'Midnight', hex: '#232a31' }],
    look: {
      width: 71.5,
      height: 146.7,
      corner: 10,
      bezel: 3,
      frame: 'flat',
      cutout: 'notch',
      camera: { layout: 'diagonal', lenses: 2, place: 'topLeft', flash: true },
    },
    productImage: '/images/devices/apple-iphone-13.svg',
    bestSelling: true,
    ...data,
  },
});
