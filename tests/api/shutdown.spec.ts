import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Api } from '../support/api.js';
import { EventStream } from '../support/event-stream.js';
import { People, type Person, phones } from '../support/people.js';
import { type Product, startProduct } from '../support/product.js';
import { orderBody } from '../support/selling.js';
import { TheLog } from '../support/the-log.js';

const CUSTOMERS = 80;
/** Senders who go on after the signal. */
const SENDERS = 8;
/** What `fetch` says of a connection that was refused, or closed before it was used. */
const REFUSED = ['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'];

describe('an application that is told to end in the middle of its work', () => {
  let product: Product;
  let api: Api;
  let customers: readonly Person[];

  beforeAll(async () => {
    product = await startProduct();
    api = new Api(product.url);
    const people = new People(api, product.env);
    customers = await Promise.all(phones(9_811_400_000, CUSTOMERS).map((phone) => people.signedIn('customer', phone)));
  });
  afterAll(() => product?.stop());

  it('answers what it was asked, keeps what it acknowledged, ends the streams and lets nobody else in', async () => {
    const [reader] = customers;
    if (!reader) throw new Error('no customer');
    const place = (customer: Person) => api.post('/order/create-order', orderBody(customer), customer.token);
    const { body } = await place(reader);
    await api.get(`/order/get-order/${body.order.orderId}?after=${body.position}`, reader.token);
    const stream = await EventStream.open(`${product.url}/order/${body.order.orderId}/events`, reader.token);
    const refusals: unknown[] = [];
    const goOn = async (customer: Person) => {
      const placed = [];
      for (;;) {
        const answer = await place(customer).catch((error: Error) => void refusals.push(error.cause));
        if (!answer) return placed;
        placed.push(answer);
      }
    };
    const inFlight = customers.map(place);
    await Promise.race(inFlight);
    const further = customers.slice(0, SENDERS).map(goOn);
    const began = Date.now();
    await product.app.stop();
    expect(Date.now() - began).toBeLessThan(9000);
    expect(await product.app.server().gone).toBe(0);

    const answers = [...(await Promise.all(inFlight)), ...(await Promise.all(further)).flat()];
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    expect(refusals).toHaveLength(SENDERS);
    for (const refusal of refusals) expect(REFUSED).toContain((refusal as { code?: string }).code);
    expect(stream).toMatchObject({ status: 200, isOver: true });
    const log = new TheLog(product.servers.eventStoreUrl);
    const stored = new Set((await log.events()).map(({ streamName }) => streamName));
    await log.dispose();
    expect(answers.filter((answer) => !stored.has(`order-${answer.body.order.orderId}`))).toEqual([]);
  });
});
