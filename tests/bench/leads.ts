import { Api } from '../support/api.js';
import { type Product } from '../support/product.js';
import { secondsOf } from './measure.js';
import { orderBody } from './orders.js';

const LEADS = 320;
const PARTNERS = 16;
const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Leads accepted per second by 16 partners at once, each with its own wallet: two streams and three appends' worth of rules a lead. */
export async function measureLeads(product: Product): Promise<number> {
  const api = new Api(product.url);
  const phone = '9876500002';
  const customer = await api.customer(phone);
  const body = await orderBody(api, customer, phone);
  const operator = await api.operator();
  const partners = await Promise.all(
    Array.from({ length: PARTNERS }, (_, index) =>
      richPartner(api, operator, `97000000${String(index).padStart(2, '0')}`),
    ),
  );
  const orders: string[] = [];
  for (let n = 0; n < LEADS; n++) {
    const created = await api.post('/order/create-order', body, customer);
    orders.push(created.body.order.orderId);
  }
  const seconds = await secondsOf(() =>
    Promise.all(
      partners.map(async ({ phone: own, token }, index) => {
        for (let n = index; n < LEADS; n += PARTNERS) {
          const accepted = await api.post(`/partner/accept-order/${own}/${orders[n]}`, undefined, token);
          if (accepted.status !== 200) throw new Error(`not accepted: ${JSON.stringify(accepted.body)}`);
        }
      }),
    ),
  );
  return LEADS / seconds;
}

async function richPartner(api: Api, operator: string, phone: string): Promise<{ phone: string; token: string }> {
  await api.post(
    '/ops/partners',
    {
      name: 'Bench Traders',
      email: `${phone}@example.com`,
      phone,
      password: 'bench-password',
      address: '1, Test Road',
      state: 'Karnataka',
      companyName: 'Bench Traders',
      gstIN: '29AAECD4827K1ZB',
      pinCodes: ['560038'],
    },
    operator,
  );
  const token = await api.partner(phone, 'bench-password');
  const purchase = await api.post(
    '/payment/create-payments',
    { image: PNG, partnerPhone: phone, coins: 100_000, price: 1_000_000 },
    token,
  );
  const approved = await api.post(`/ops/coin-purchases/${purchase.body.paymentId}/approve`, undefined, operator);
  if (approved.status !== 200) throw new Error(`no coins: ${JSON.stringify(approved.body)}`);
  return { phone, token };
}
