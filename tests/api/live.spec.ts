import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Answer, Api } from '../support/api.js';
import { EventStream } from '../support/event-stream.js';
import { type Product, startProduct } from '../support/product.js';
import { placeOrder } from '../support/selling.js';

const CUSTOMER = '9811100020';
const PARTNER = '9000000001';

describe('live updates of an order', () => {
  let product: Product;
  let api: Api;
  let customer: string;
  let partner: string;
  let person: string;
  let orderId: string;
  let streams: EventStream[] = [];

  beforeAll(async () => {
    product = await startProduct();
    api = new Api(product.url);
    [customer, partner] = await Promise.all([api.customer(CUSTOMER), api.partner()]);
    const persons = (await api.get(`/partner/get-pickup-persons/${PARTNER}`, partner)).body.pickUpPersons;
    person = persons.find(({ phone }: { phone: string }) => phone === '9000000101')._id;
  });
  afterAll(() => product?.stop());
  beforeEach(async () => {
    const placed = await placeOrder(api, { phone: CUSTOMER, token: customer });
    orderId = placed.body.order.orderId;
    await api.get(`/order/get-order/${orderId}?after=${placed.body.position}`, customer);
  });
  afterEach(() => {
    for (const stream of streams) stream.close();
    streams = [];
  });

  async function open(token: string, lastEventId?: string): Promise<EventStream> {
    const stream = await EventStream.open(`${product.url}/order/${orderId}/events`, token, lastEventId);
    streams.push(stream);
    return stream;
  }
  /** Sends a change and waits until readers can see it. */
  const seen = async (change: Promise<Answer>): Promise<Answer> => {
    const answer = await change;
    await api.get(`/order/get-order/${orderId}?after=${answer.body.position}`, customer);
    return answer;
  };
  const accept = () => api.post(`/partner/accept-order/${PARTNER}/${orderId}`, undefined, partner);
  const assign = () => api.post(`/partner/assign-order/${PARTNER}/${person}/${orderId}`, undefined, partner);
  const unassign = () => api.post(`/partner/deassign-order/${PARTNER}/${orderId}`, undefined, partner);
  const cancel = () =>
    api.put(`/partner/cancel-order/${orderId}/${PARTNER}`, { cancellationReason: 'Not at home' }, partner);

  it('sends the order at once, and every change in its order', async () => {
    const stream = await open(customer);
    expect(stream.status).toBe(200);
    expect(stream.contentType).toMatch(/^text\/event-stream/);
    const first = await stream.until(() => true);
    expect(first).toMatchObject({ event: 'order', data: { orderId, status: 'new', user: { phone: CUSTOMER } } });
    for (const [change, subStatus] of [
      [accept, 'Pending'],
      [assign, 'Assigned'],
      [unassign, 'Pending'],
      [cancel, 'cancelled'],
    ] as const) {
      const { body } = await change();
      const sent = await stream.until(({ id }) => Number(id) >= Number(body.position));
      expect(sent.data).toEqual(body.order);
      expect(sent.data.subStatus).toBe(subStatus);
    }
    const ids = stream.events.map(({ id }) => Number(id));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(stream.events).toHaveLength(5);
    expect(stream.events.map(({ data }) => data.logs.length)).toEqual([1, 2, 3, 4, 5]);
  });

  it('goes on where the reader left off', async () => {
    const before = await open(customer);
    const { id } = await before.until(() => true);
    before.close();
    const idle = await open(customer, id);
    const nothing = await Promise.race([idle.until(() => true), sleep(300)]);
    expect(nothing).toBeUndefined();
    const { body } = await accept();
    expect((await idle.until(() => true)).data).toEqual(body.order);
    // One who was away meanwhile is told at once.
    const late = await open(customer, id);
    expect((await late.until(() => true)).data).toEqual(body.order);
  });

  it('reaches everybody whom the order concerns, and nobody else', async () => {
    expect((await open(partner)).status).toBe(404);
    await seen(accept());
    const [its, operator] = await Promise.all([open(partner), open(await api.operator())]);
    const { body } = await seen(assign());
    for (const stream of [its, operator])
      expect((await stream.until(({ data }) => data.subStatus === 'Assigned')).data).toEqual(body.order);
    expect((await open(await api.partner('9000000101', 'pickup-one'))).status).toBe(200);
    expect((await open(await api.partner('9000000102', 'pickup-two'))).status).toBe(404);
    const foreign = await open(await api.customer('9811100021'));
    expect(foreign.status).toBe(404);
    expect(foreign.contentType).toMatch(/problem\+json/);
    expect(await foreign.problem()).toMatchObject({ code: 'ORDER_NOT_FOUND', message: 'Order not found' });
    expect((await open('nonsense')).status).toBe(401);
  });

  it('is no longer sent to a pickup person who was taken off the order', async () => {
    await seen(accept());
    await seen(assign());
    const pickUp = await open(await api.partner('9000000101', 'pickup-one'));
    await pickUp.until(({ data }) => data.subStatus === 'Assigned');
    await unassign();
    const deadline = Date.now() + 5000;
    while (!pickUp.isOver && Date.now() < deadline) await sleep(20);
    expect(pickUp.isOver).toBe(true);
    expect(pickUp.events.every(({ data }) => data.subStatus === 'Assigned')).toBe(true);
  });

  it('comes to fifty readers at once', async () => {
    const readers = await Promise.all(Array.from({ length: 50 }, () => open(customer)));
    await Promise.all(readers.map((reader) => reader.until(() => true)));
    const { body } = await accept();
    for (const reader of readers)
      expect((await reader.until(({ data }) => data.status === 'processing')).data).toEqual(body.order);
  });

  it('tells a partner of a new lead in their pincodes', async () => {
    const url = `${product.url}/partner/notifications/${PARTNER}/events`;
    const bell = await EventStream.open(url, partner);
    streams.push(bell);
    const { data } = await bell.until(() => true);
    const placed = await placeOrder(api, { phone: CUSTOMER, token: customer });
    const told = await bell.until(({ data: now }) => JSON.stringify(now).includes(placed.body.order.orderId));
    expect(told.data.unread).toBe(data.unread + 1);
  });
});
