import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ErrorCode } from '@phirse/contracts/kernel/errors.js';
import { type Answer, Api } from '../support/api.js';
import { deviceInfo, emptyPicture, picture } from '../support/pictures.js';
import { expectProblem } from '../support/problem.js';
import { type Product, startProduct } from '../support/product.js';
import { answers, buyCoins, orderBody, PINCODE, partnerBody, placeOrder } from '../support/selling.js';
import { TheLog } from '../support/the-log.js';

const CUSTOMER = '9811100003';
const PARTNER = '9000000001';
const POOR = '9400000001';

describe('what no rule allows: a status, a code, a clear message, and no event', () => {
  let product: Product;
  let api: Api;
  let log: TheLog;
  let customer: string;
  let partner: string;
  let poor: string;
  let operator: string;
  let image: string;
  /** An open lead, and an order of the first partner's in work. */
  let lead: string;
  let order: string;
  let pickUpPerson: string;

  beforeAll(async () => {
    product = await startProduct();
    api = new Api(product.url);
    log = new TheLog(product.servers.eventStoreUrl);
    image = await picture();
    [customer, partner, operator] = await Promise.all([api.customer(CUSTOMER), api.partner(), api.operator()]);
    await api.post('/ops/partners', partnerBody({ phone: POOR, password: 'poor-partner' }), operator);
    poor = await api.partner(POOR, 'poor-partner');
    await buyCoins(api, { phone: POOR, token: poor }, operator, 1, image);
    lead = (await placeOrder(api, { phone: CUSTOMER, token: customer })).body.order.orderId;
    order = (await placeOrder(api, { phone: CUSTOMER, token: customer })).body.order.orderId;
    await api.post(`/partner/accept-order/${PARTNER}/${order}`, undefined, partner);
    const persons = await api.get(`/partner/get-pickup-persons/${PARTNER}`, partner);
    pickUpPerson = persons.body.pickUpPersons[0]._id;
    await api.put(`/partner/block-pickup-person/${PARTNER}/${pickUpPerson}`, undefined, partner);
  });
  afterAll(async () => {
    await log?.dispose();
    await product?.stop();
  });

  async function refused(code: ErrorCode, call: () => Promise<Answer>): Promise<Answer> {
    const before = await log.position();
    const answer = await call();
    expectProblem(answer, code);
    expect(await log.position()).toBe(before);
    return answer;
  }
  const create = (body: unknown, key?: string) => api.post('/order/create-order', body, customer, key);
  const placing = () => orderBody({ phone: CUSTOMER });
  const complete = (info: object) =>
    api.put(`/partner/complete-order/${order}/${PARTNER}`, { deviceInfo: info }, partner);

  it('unknown ids', async () => {
    for (const id of [
      'BB9999999999',
      'BB0',
      'nope',
      '__proto__',
      '%00',
      '..%2f..%2fetc',
      'a'.repeat(290),
      '🙈',
      "' OR 1=1",
    ]) {
      const orderId = encodeURIComponent(decodeURIComponent(id));
      await refused('ORDER_NOT_FOUND', () => api.get(`/order/get-order/${orderId}`, customer));
      await refused('ORDER_NOT_FOUND', () =>
        api.post(`/partner/accept-order/${PARTNER}/${orderId}`, undefined, partner),
      );
      await refused('ORDER_NOT_FOUND', () => completing(orderId));
    }
    for (const path of [
      `/partner/assign-order/${PARTNER}/nobody/${order}`,
      `/partner/assign-order/${PARTNER}/${'0'.repeat(32)}/${order}`,
    ])
      await refused('NOT_FOUND', () => api.post(path, undefined, partner));
    await refused('NOT_FOUND', () => api.put(`/partner/block-pickup-person/${PARTNER}/x`, undefined, partner));
    await refused('NOT_FOUND', () => api.post('/ops/coin-purchases/nope/approve', undefined, operator));
    await refused('MODEL_NOT_FOUND', () =>
      api.post('/product/get-price-by-pincode', { slug: 'nokia-3310', pincode: PINCODE }),
    );
    await refused('NOT_FOUND', () =>
      api.call('DELETE', `/user/users/delete-address/${CUSTOMER}/0`, { token: customer }),
    );
  });
  const completing = (orderId: string) =>
    api.put(`/partner/complete-order/${orderId}/${PARTNER}`, { deviceInfo: deviceInfo(image) }, partner);

  it("another's phone in a path, or another's order", async () => {
    await refused('NOT_FOUND', () => api.post(`/partner/accept-order/9000000002/${lead}`, undefined, partner));
    await refused('NOT_FOUND', () => api.get('/partner/transactions/9000000002', partner));
    await refused('NOT_FOUND', () => api.get('/order/get-user-order/9811100009', customer));
    await refused('NOT_FOUND', () => create(orderBody({ phone: '9811100009' })));
    await refused('NOT_FOUND', () =>
      api.post('/user/users/add-address', { phone: '9811100009', address: 'x' }, customer),
    );
    await refused('ORDER_NOT_FOUND', () =>
      api.put(`/partner/cancel-order/${order}/${POOR}`, { cancellationReason: 'x' }, poor),
    );
    const other = await api.customer('9811100004');
    await refused('ORDER_NOT_FOUND', () => api.get(`/order/get-order/${order}`, other));
    await refused('ORDER_NOT_FOUND', () => api.post(`/order/cancel-order/${lead}`, { cancellationReason: 'x' }, other));
  });

  it('a price the client made up', async () => {
    await refused('PRICE_MISMATCH', () => create(orderBody({ phone: CUSTOMER }, 999_999)));
    await refused('PRICE_MISMATCH', () =>
      create({ ...orderBody({ phone: CUSTOMER, promo: { code: 'PHIRSE200', price: 5000 } }) }),
    );
    const options = answers().map(({ heading, description, value }) => ({
      heading,
      description,
      type: 'sub',
      value,
    }));
    await refused('PRICE_MISMATCH', () =>
      api.put(`/partner/requote/partner/${PARTNER}/${order}`, { price: '1', options }, partner),
    );
    await refused('PRICE_MISMATCH', () => complete({ ...deviceInfo(image), finalPrice: 1 }));
    await refused('INVALID', () =>
      api.post('/payment/create-payments', { image, partnerPhone: PARTNER, coins: 100, price: 1 }, partner),
    );
    const quote = { ...placing(), quoteId: '00000000-0000-4000-8000-000000000000' };
    await refused('NOT_FOUND', () => create(quote));
  });

  it('a second acceptance, one without enough coins, one of an ended order', async () => {
    await refused('LEAD_ALREADY_ACCEPTED', () => api.post(`/partner/accept-order/${POOR}/${order}`, undefined, poor));
    const { body } = await refused('INSUFFICIENT_COINS', () =>
      api.post(`/partner/accept-order/${POOR}/${lead}`, undefined, poor),
    );
    expect(body).toMatchObject({ balance: 1, needed: expect.any(Number) });
    const cancelled = (await placeOrder(api, { phone: CUSTOMER, token: customer })).body.order.orderId;
    await api.post(`/order/cancel-order/${cancelled}`, { cancellationReason: 'Sold it' }, customer);
    await refused('INVALID_TRANSITION', () =>
      api.post(`/partner/accept-order/${PARTNER}/${cancelled}`, undefined, partner),
    );
  });

  it('a blocked pickup person', async () => {
    await refused('PICKUP_PERSON_BLOCKED', () =>
      api.post(`/partner/assign-order/${PARTNER}/${pickUpPerson}/${order}`, undefined, partner),
    );
  });

  it('a promo code that is unknown, expired or too dear', async () => {
    const withCode = (code: string) => create(orderBody({ phone: CUSTOMER, promo: { code, price: 0 } }));
    await refused('PROMO_UNKNOWN', () => withCode('NOPE'));
    await refused('PROMO_EXPIRED', () => withCode('MONSOON400'));
    await refused('INVALID', () => withCode('x'.repeat(31)));
    await refused('PROMO_UNKNOWN', () =>
      api.post('/promo/check/promocode', { enteredCode: '__proto__', phone: CUSTOMER }, customer),
    );
  });

  it('a device, a place or a day that is not to be had', async () => {
    const stolen = ['Is the phone free of theft or loss reports?'];
    await refused('DEVICE_REFUSED', () => create(orderBody({ phone: CUSTOMER, faults: stolen })));
    const away = { ...placing(), user: { ...placing().user, orderpincode: '110001' } };
    await refused('AREA_NOT_SERVED', () => create(away));
    for (const date of ['2020-01-01', '2099-01-01'])
      await refused('SLOT_UNAVAILABLE', () => create({ ...placing(), pickUpDetails: { date, time: '1PM-4PM' } }));
    await refused('SLOT_UNAVAILABLE', () =>
      create({ ...placing(), pickUpDetails: { ...placing().pickUpDetails, time: '3AM' } }),
    );
    const productDetails = { ...placing().productDetails, slug: 'nokia-3310' };
    await refused('MODEL_NOT_FOUND', () => create({ ...placing(), productDetails }));
  });

  it('completion without evidence, or with what is no image, or one over 5 MB', async () => {
    const info = deviceInfo(image);
    for (const missing of ['imeiNumber', 'imeiImage', 'deviceBill', 'idCard', 'customerImg', 'deviceImages'])
      for (const value of [undefined, '', null, []])
        await refused('INVALID', () => complete({ ...info, [missing]: value }));
    const { body } = await refused('INVALID', () =>
      api.put(`/partner/complete-order/${order}/${PARTNER}`, {}, partner),
    );
    expect(body.message).toBe('Please fill all device information fields');
    await refused('INVALID', () => complete({ ...info, imeiNumber: '490154203237519' }));
    const notAnImage = `data:image/png;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`;
    await refused('UNSUPPORTED_IMAGE', () => complete({ ...info, idCard: notAnImage }));
    await refused('UNSUPPORTED_IMAGE', () => complete({ ...info, idCard: 'https://example.com/a.png' }));
    await refused('INVALID', () => complete({ ...info, idCard: 'a'.repeat(64) }));
    await refused('PAYLOAD_TOO_LARGE', () => complete({ ...info, idCard: emptyPicture(6) }));
    await refused('INVALID', () => complete({ ...info, deviceImages: Array(9).fill(image) }));
    await refused('INVALID', () => complete({ ...info, deviceImages: [7] }));
  });
});
