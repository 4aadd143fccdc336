import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { again } from '../support/again.js';
import { Api } from '../support/api.js';
import { expectProblem } from '../support/problem.js';
import { type Product, startProduct } from '../support/product.js';
import { orderBody, placeOrder } from '../support/selling.js';
import { TheLog } from '../support/the-log.js';

const CUSTOMER = '9811100030';
const PARTNER = '9000000001';

describe('an event store that is away', () => {
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
    product?.servers.eventStore.server().kill('SIGCONT');
    await product?.stop();
  });

  it('frozen: writes say so, reads go on, and afterwards all is as before', async () => {
    const { eventStore } = product.servers;
    const body = orderBody({ phone: CUSTOMER });
    eventStore.server().kill('SIGSTOP');
    const began = Date.now();
    const writes = await Promise.all([
      api.post('/order/create-order', body, customer, 'while-away'),
      api.post(`/partner/accept-order/${PARTNER}/${orderId}`, undefined, partner, 'while-away'),
      api.post('/user/users/add-address', { phone: CUSTOMER, address: 'Somewhere' }, customer, 'while-away'),
    ]);
    for (const write of writes) {
      expectProblem(write, 'UNAVAILABLE');
      expect(Number(write.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(Date.now() - began).toBeLessThan(12_000);
    for (const [path, token] of [
      [`/order/get-order/${orderId}`, customer],
      [`/order/get-user-order/${CUSTOMER}`, customer],
      [`/partner/transactions/${PARTNER}`, partner],
      ['/product/best-selling-products/mobile', undefined],
      ['/coins/get-coin-value', undefined],
    ] as const)
      expect((await api.get(path, token)).status).toBe(200);
    eventStore.server().kill('SIGCONT');

    // The same keys: what was stored after all is answered, not stored again.
    const placed = await again(() => api.post('/order/create-order', body, customer, 'while-away'), 201);
    await again(() => api.post(`/partner/accept-order/${PARTNER}/${orderId}`, undefined, partner, 'while-away'), 200);
    const log = new TheLog(product.servers.eventStoreUrl);
    const events = await log.events();
    await log.dispose();
    const own = events.filter(({ streamName }) => streamName === `order-${placed.body.order.orderId}`);
    expect(own.map(({ type }) => type)).toEqual(['OrderCreated']);
    const accepted = events.filter(({ streamName }) => streamName === `order-${orderId}`);
    expect(accepted.map(({ type }) => type)).toEqual(['OrderCreated', 'LeadAccepted']);
    const shown = await again(
      () => api.get(`/order/get-order/${placed.body.order.orderId}?after=${placed.body.position}`, customer),
      200,
    );
    expect(shown.body.data).toEqual(placed.body.order);
  });

  it('killed: comes back by itself on its port, and the read side goes on from where it was', async () => {
    const { eventStore } = product.servers;
    const { pid, port, gone } = eventStore.server();
    eventStore.server().kill('SIGKILL');
    await gone;
    const body = orderBody({ phone: CUSTOMER });
    const placed = await again(() => api.post('/order/create-order', body, customer, 'after-kill'), 201);
    expect(eventStore.server()).toMatchObject({ port });
    expect(eventStore.server().pid).not.toBe(pid);
    const read = () => api.get(`/order/get-order/${placed.body.order.orderId}?after=${placed.body.position}`, customer);
    expect((await again(read, 200)).body.data).toEqual(placed.body.order);
  });

  it('is ready again when it is back', async () => {
    expect((await again(() => api.get('/health/ready'), 200)).status).toBe(200);
  });
});
