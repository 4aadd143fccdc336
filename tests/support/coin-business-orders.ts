import { type OrderCompleted, type OrderCreated } from '@phirse/contracts/events/order.events.js';
import { leadPrice } from '@phirse/contracts/rules/lead-price.js';
import { pickupDates } from '@phirse/contracts/rules/pickup-slots.js';

/** Where every order of the coin business is placed, and every partner of it buys. */
export const PINCODE = '560038';

/** The n-th order, placed at this price: what its handler makes of a customer's answers. */
export const placedOrder = (serial: number, price: number, at: string): OrderCreated['data'] => ({
  orderId: `BB${String(serial).padStart(10, '0')}`,
  at,
  platform: 'web',
  customerId: 'customer-1',
  customer: { name: 'Asha Rao', email: '', phone: '9811100010', addPhone: '', address: '12, Lake Road' },
  pincode: PINCODE,
  city: 'bangalore',
  device: {
    name: 'iPhone 13',
    brandName: 'Apple',
    slug: 'apple-iphone-13',
    category: 'mobile',
    categorySlug: 'sell-used-mobile-phone-online',
    variant: '128 GB',
    colour: null,
    productImage: '',
  },
  quoteId: '',
  estimatedPrice: price,
  evaluatedPrice: price,
  promo: null,
  finalPrice: price,
  options: [],
  leadPrice: leadPrice(price),
  coinsPerThousand: 3,
  payment: { type: 'cash', id: '' },
  pickUp: { date: pickupDates(at)[2] ?? '', time: '1PM-4PM' },
});

export const evidence: OrderCompleted['data']['customer'] = {
  imeiNumber: '490154203237518',
  imeiImage: 'a'.repeat(64),
  deviceBill: 'b'.repeat(64),
  idCard: 'c'.repeat(64),
  customerImg: 'd'.repeat(64),
  deviceImages: ['e'.repeat(64)],
};
