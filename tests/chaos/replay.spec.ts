import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectMongo } from '@phirse/infra/mongo/connection.js';
import { allProjections } from '@phirse/projections/all.projections.js';
import { type Db, type Document, type MongoClient } from 'mongodb';
import { Api } from '../support/api.js';
import { type Product, startProduct } from '../support/product.js';
import { orderBody, PINCODE, placeOrder, quoteFor } from '../support/selling.js';
import { TheLog } from '../support/the-log.js';

const CUSTOMER = '9811100040';

describe('a database that is gone', () => {
  let product: Product;
  let api: Api;
  let log: TheLog;
  let mongo: MongoClient;
  let db: Db;
  let operator: string;
  let orderId: string;

  beforeAll(async () => {
    product = await startProduct();
    api = new Api(product.url);
    log = new TheLog(product.servers.eventStoreUrl);
    ({ client: mongo, db } = await connectMongo(product.servers.mongoUrl));
    const customer = await api.customer(CUSTOMER);
    operator = await api.operator();
    orderId = (await placeOrder(api, { phone: CUSTOMER, token: customer })).body.order.orderId;
    await api.post(`/partner/accept-order/9000000001/${orderId}`, undefined, await api.partner());
    await api.post('/user/users/add-address', { phone: CUSTOMER, address: '12, Lake Road' }, customer);
    const { productDetails } = orderBody(
      { phone: CUSTOMER },
      (await quoteFor(api, { token: customer })).body.basePrice,
    );
    const user = { phone: CUSTOMER, city: 'Bangalore', pincode: PINCODE, name: 'Asha', email: 'asha@example.com' };
    const abandoned = await api.post('/abundant/create-order', { platform: 'web', user, productDetails }, customer);
    expect(abandoned.status).toBe(200);
    const message = { name: 'Asha', email: 'asha@example.com', phone: CUSTOMER, message: 'When do you open?' };
    expect((await api.post('/contact/create', message)).status).toBe(201);
  });
  afterAll(async () => {
    await mongo?.close();
    await log?.dispose();
    await product?.stop();
  });

  /** Every document of every read model, as soon as all have passed the log's last event. */
  async function documents(): Promise<Readonly<Record<string, readonly Document[]>>> {
    const position = await log.position();
    const deadline = Date.now() + 15_000;
    for (;;) {
      const { body } = await api.get('/ops/projections', operator).catch(() => ({ body: {} }));
      const reached = new Map<string, number>(
        (body.projections ?? []).map((one: { name: string; position: number }) => [one.name, one.position]),
      );
      const behind = allProjections.filter(({ name }) => (reached.get(name) ?? -1) < position);
      if (behind.length === 0) break;
      if (Date.now() > deadline) throw new Error(`behind: ${behind.map(({ name }) => name)}`);
      await sleep(50);
    }
    const all: Record<string, readonly Document[]> = {};
    for (const { name } of allProjections) all[name] = await db.collection(name).find().sort({ _id: 1 }).toArray();
    return all;
  }

  it('is rebuilt by a replay, document for document and field for field', async () => {
    const before = await documents();
    for (const [name, found] of Object.entries(before)) expect([name, found.length]).not.toEqual([name, 0]);
    expect(await db.dropDatabase()).toBe(true);
    product.app.server().kill('SIGKILL');
    await product.app.server().gone;
    await until(async () => (await fetch(`${product.url}/health/ready`)).ok);
    expect(await documents()).toEqual(before);
    const { body } = await api.get(`/order/get-order/${orderId}`, operator);
    expect(body.data).toMatchObject({ orderId, status: 'processing' });
  });
});

async function until(holds: () => Promise<boolean>, withinMs = 20_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > deadline) throw new Error('not so in time');
    await sleep(100);
  }
}
