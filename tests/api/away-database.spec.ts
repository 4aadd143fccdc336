import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { again } from '../support/again.js';
import { type Answer, Api } from '../support/api.js';
import { expectProblem } from '../support/problem.js';
import { type Product, startProduct } from '../support/product.js';
import { placeOrder } from '../support/selling.js';

const CUSTOMER = '9811100030';
const PARTNER = '9000000001';

describe('a database that is away', () => {
  let product: Product;
  let api: Api;
  let customer: string;
  let partner: string;
  let orderId: string;

  beforeAll(async () => {
    product = await startProduct();
    api = new Api(product.url);
    [customer, partner] = await Promise.all([api.customer(CUSTOMER), api.partner()]);
    const placed = await placeOrder(api, { phone: CUSTOMER, token: customer });
    orderId = placed.body.order.orderId;
    await api.get(`/order/get-order/${orderId}?after=${placed.body.position}`, customer);
  });
  afterAll(async () => {
    product?.servers.mongo.server().kill('SIGCONT');
    await product?.stop();
  });

  it('frozen: writes go on, reads say so in time, and go on afterwards', async () => {
    const { mongo } = product.servers;
    mongo.server().kill('SIGSTOP');
    const began = Date.now();
    const placed = await placeOrder(api, { phone: CUSTOMER, token: customer });
    expect(placed.status).toBe(201);
    const reads = await Promise.all([
      api.get(`/order/get-order/${orderId}`, customer),
      api.get(`/partner/transactions/${PARTNER}`, partner),
      api.get('/product/best-selling-products/mobile'),
      api.post('/user/logins', { phone: '9811100031', name: 'Asha', email: 'asha@example.com' }),
    ]);
    for (const read of reads) {
      expectProblem(read, 'UNAVAILABLE');
      expect(Number(read.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(Date.now() - began).toBeLessThan(20_000);
    mongo.server().kill('SIGCONT');
    const { body } = await again(() => api.get(`/order/get-order/${orderId}`, customer), 200);
    expect(body.data.orderId).toBe(orderId);
    await shown(placed);
  });

  it('killed: writes go on, and the read models catch up by themselves', async () => {
    const { mongo } = product.servers;
    const { gone } = mongo.server();
    mongo.server().kill('SIGKILL');
    await gone;
    const placed = await placeOrder(api, { phone: CUSTOMER, token: customer });
    expect(placed.status).toBe(201);
    await shown(placed);
    expect((await api.get(`/order/get-order/${orderId}`, customer)).status).toBe(200);
    expect((await again(() => api.get('/health/ready'), 200)).status).toBe(200);
  });

  async function shown({ body: { order, position } }: Answer): Promise<void> {
    const { body } = await again(() => api.get(`/order/get-order/${order.orderId}?after=${position}`, customer), 200);
    expect(body.data).toEqual(order);
  }
});
