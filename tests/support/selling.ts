import { applyBillRule } from '@phirse/contracts/rules/bill.js';
import { pickupDates } from '@phirse/contracts/rules/pickup-slots.js';
import { answersWith } from '@phirse/infra/seed/demo-answers.js';
import { questionnaires } from '@phirse/infra/seed/questionnaires.js';
import { type Answer, type Api } from './api.js';

/** In the first demo partner's pincodes. */
export const PINCODE = '560038';
export const DEVICE = { slug: 'apple-iphone-13', variant: '128 GB' };

/** The payload's options of a phone with these faults; none for one that is like new. */
export function answers(...faults: readonly string[]) {
  const { sections } = questionnaires.find(({ category }) => category === 'mobile') ?? { sections: [] };
  return applyBillRule(sections, answersWith('mobile', faults));
}

export interface Selling {
  readonly phone: string;
  readonly token: string;
  readonly name?: string;
  readonly faults?: readonly string[];
  readonly promo?: { readonly code: string; readonly price: number };
}

export async function quoteFor(api: Api, { token, faults = [] }: Pick<Selling, 'token' | 'faults'>): Promise<Answer> {
  return api.post(
    '/product/calculate-price',
    {
      productSlug: DEVICE.slug,
      variant: DEVICE.variant,
      pincode: PINCODE,
      selectedOptions: answers(...faults),
      categoryType: 'mobile',
      name: 'Asha Rao',
      email: 'asha@example.com',
    },
    token,
  );
}

/** The body of POST /order/create-order in the spec's shape, priced by its answers (without `price`, the server's own counts). */
export function orderBody({ phone, name = 'Asha Rao', faults = [], promo }: Omit<Selling, 'token'>, price?: number) {
  return {
    platform: 'web',
    user: { name, email: 'asha@example.com', phone, addPhone: '', address: `12, Lake Road, Bengaluru ${PINCODE}` },
    payment: { type: 'cash', id: '' },
    pickUpDetails: { time: '1PM-4PM', date: pickupDates(new Date().toISOString())[2] },
    productDetails: {
      category: 'mobile',
      name: 'iPhone 13',
      slug: DEVICE.slug,
      image: '',
      variant: DEVICE.variant,
      colour: null,
      ...(price !== undefined && { price }),
      productImage: '',
      categorySlug: 'sell-used-mobile-phone-online',
      options: answers(...faults).map(({ heading, description, type, value }) => ({
        heading,
        description,
        type,
        value,
      })),
    },
    promo: promo ?? { code: 'Not Applicable', price: 0 },
  };
}

/** Places an order; answers what the call answered. */
export function placeOrder(api: Api, selling: Selling, key?: string): Promise<Answer> {
  return api.post('/order/create-order', orderBody(selling), selling.token, key);
}

export interface NewPartner {
  readonly phone: string;
  readonly password: string;
}

/** The body of POST /ops/partners: a partner of the pincode that orders are placed in. */
export function partnerBody({ phone, password }: NewPartner) {
  return {
    phone,
    password,
    name: `Partner ${phone.slice(-3)}`,
    email: `partner${phone.slice(-3)}@example.com`,
    address: 'MG Road, Bengaluru 560001',
    state: 'Karnataka',
    companyName: 'Phones Again',
    gstIN: '29AAECD4827K1ZB',
    pinCodes: [PINCODE],
  };
}

/** Buys coins and has the operator approve them; answers the paymentId. */
export async function buyCoins(
  api: Api,
  partner: { readonly phone: string; readonly token: string },
  operator: string,
  coins: number,
  image: string,
): Promise<string> {
  const body = { image, partnerPhone: partner.phone, coins, price: coins * 10 };
  const bought = await api.post('/payment/create-payments', body, partner.token);
  if (bought.status !== 201) throw new Error(`purchase: ${JSON.stringify(bought.body)}`);
  const approved = await api.post(`/ops/coin-purchases/${bought.body.paymentId}/approve`, undefined, operator);
  if (approved.status !== 200) throw new Error(`approval: ${JSON.stringify(approved.body)}`);
  return bought.body.paymentId;
}
