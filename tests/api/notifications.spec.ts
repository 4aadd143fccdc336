import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Api } from '../support/api.js';
import { EventStream } from '../support/event-stream.js';
import { picture } from '../support/pictures.js';
import { type Product, startProduct } from '../support/product.js';
import { buyCoins, partnerBody, placeOrder } from '../support/selling.js';

const CUSTOMER = '9811100030';
const PARTNER = '9000000001';
const PERSON = '9000000101';
const RIVAL = { phone: '9811100031', password: 'partner-rival-2' };

interface News {
  readonly _id: string;
  readonly title: string;
  readonly orderID: string | null;
  readonly status: boolean;
}

describe('notifications', () => {
  let product: Product;
  let api: Api;
  let customer: string;
  let partner: string;
  let rival: string;
  let person: string;
  let operator: string;
  let personId: string;
  let orderId: string;
  let streams: EventStream[] = [];

  beforeAll(async () => {
    product = await startProduct();
    api = new Api(product.url);
    [customer, partner, person, operator] = await Promise.all([
      api.customer(CUSTOMER),
      api.partner(),
      api.partner(PERSON, 'pickup-one'),
      api.operator(),
    ]);
    const registered = await api.post('/ops/partners', partnerBody(RIVAL), operator);
    expect(registered.status).toBe(201);
    rival = await api.partner(RIVAL.phone, RIVAL.password);
    const persons = (await api.get(`/partner/get-pickup-persons/${PARTNER}`, partner)).body.pickUpPersons;
    personId = persons.find(({ phone }: { phone: string }) => phone === PERSON)._id;
  });
  afterAll(() => product?.stop());
  beforeEach(async () => {
    const placed = await placeOrder(api, { phone: CUSTOMER, token: customer });
    orderId = placed.body.order.orderId;
  });
  afterEach(() => {
    for (const stream of streams) stream.close();
    streams = [];
  });

  async function open(phone: string, token: string, lastEventId?: string): Promise<EventStream> {
    const url = `${product.url}/partner/notifications/${phone}/events?status=unread`;
    const stream = await EventStream.open(url, token, lastEventId);
    streams.push(stream);
    await (lastEventId ? undefined : stream.until(() => true));
    return stream;
  }
  const bellOf = async (phone: string, token: string, after: string): Promise<readonly News[]> => {
    const { body } = await api.get(`/partner/notifications/${phone}?after=${after}`, token);
    return body.data;
  };
  const titles = (news: readonly News[]) => news.filter(({ orderID }) => orderID === orderId).map(({ title }) => title);
  const accept = () => api.post(`/partner/accept-order/${PARTNER}/${orderId}`, undefined, partner);
  const assign = () => api.post(`/partner/assign-order/${PARTNER}/${personId}/${orderId}`, undefined, partner);
  const read = (phone: string, id: string, token: string) =>
    api.put(`/partner/notificationStatus/${phone}/${encodeURIComponent(id)}`, undefined, token);

  it('tell every partner of the pincode live of a lead, and that it is gone', async () => {
    const windows = await Promise.all([open(PARTNER, partner), open(RIVAL.phone, rival)]);
    for (const window of windows)
      await window.until(({ data }) => data.leads.includes(orderId) && titles(data.data).includes('New lead'));
    const { body } = await accept();
    const [own, other] = windows;
    const lost = await other?.until(({ data }) => !data.leads.includes(orderId));
    expect(titles(lost?.data.data)).toEqual(['Lead taken']);
    // Whoever took it is not told that it was taken.
    const taken = await own?.until(({ data }) => !data.leads.includes(orderId));
    expect(titles(taken?.data.data)).toEqual([]);
    expect(titles(await bellOf(RIVAL.phone, rival, body.position))).toEqual(['Lead taken']);
  });

  it('say that a lead was withdrawn by its customer', async () => {
    const cancelled = await api.post(`/order/cancel-order/${orderId}`, { cancellationReason: 'Kept it' }, customer);
    expect(cancelled.status).toBe(200);
    expect(titles(await bellOf(PARTNER, partner, cancelled.body.position))).toEqual(['Lead withdrawn']);
  });

  it('tell a pickup person what becomes of an order that is theirs, a cancellation by their partner included', async () => {
    await accept();
    await assign();
    const cancel = { cancellationReason: 'Not at home' };
    const { body } = await api.put(`/partner/cancel-order/${orderId}/${PARTNER}`, cancel, partner);
    expect(titles(await bellOf(PERSON, person, body.position))).toEqual(['Order cancelled', 'New pickup']);
    expect(titles(await bellOf(PARTNER, partner, body.position))).toEqual(['Lead taken']);

    const told = await api.get(`/partner/notifications/${PARTNER}/pickup-person/${personId}`, partner);
    expect(titles(told.body.data)).toEqual(['Order cancelled', 'New pickup']);
    expect(await api.get(`/partner/notifications/${RIVAL.phone}/pickup-person/${personId}`, rival)).toMatchObject({
      status: 404,
      body: { message: 'Pickup person data not found' },
    });
    expect((await api.get(`/partner/notifications/${PERSON}/pickup-person/${personId}`, person)).status).toBe(403);
  });

  it('tell a partner what became of their coins', async () => {
    await buyCoins(api, { phone: RIVAL.phone, token: rival }, operator, 20, await picture('Payment'));
    // Written after the approval: whoever has read this far has read that.
    const { body } = await accept();
    const bell = await bellOf(RIVAL.phone, rival, body.position);
    expect(bell.map(({ title }) => title)).toContain('Coins approved');
  });

  it('are read once, by whom they were told to, and by nobody else', async () => {
    await accept();
    const { body } = await assign();
    const [news] = (await bellOf(PERSON, person, body.position)).filter(({ orderID }) => orderID === orderId);
    const id = news?._id ?? '';
    expect(await read(PARTNER, id, partner)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    const before = (await api.get(`/partner/notifications/${PERSON}`, person)).body.unread;
    const first = await read(PERSON, id, person);
    expect(first).toMatchObject({ status: 200, body: { message: 'Notification marked as read' } });
    expect((await read(PERSON, id, person)).body.position).toBe(first.body.position);
    const after = await api.get(`/partner/notifications/${PERSON}?after=${first.body.position}`, person);
    expect(after.body.unread).toBe(before - 1);
    expect(after.body.data.find(({ _id }: News) => _id === id).status).toBe(true);
    // A lead is told to partners, not to those who pick up.
    expect((await read(PERSON, `lead-${orderId}`, person)).status).toBe(404);
    expect((await read(PARTNER, `lead-${orderId}`, partner)).status).toBe(200);
  });

  it.each(['unknown', 'lead-BB1', 'order-BB1.0', 'wallet-x.999999', '$all.0', 'lead-%2e%2e'])(
    'that do not exist cannot be read: %s',
    async (id) => {
      expect((await read(PARTNER, id, partner)).status).toBe(404);
    },
  );

  it('come after a break as they are then, once', async () => {
    const window = await open(RIVAL.phone, rival);
    const { id } = await window.until(({ data }) => data.leads.includes(orderId));
    window.close();
    const { body } = await accept();
    await bellOf(RIVAL.phone, rival, body.position);
    const again = await open(RIVAL.phone, rival, id);
    const caughtUp = await again.until(() => true);
    expect(caughtUp.data.leads).not.toContain(orderId);
    expect(titles(caughtUp.data.data)).toEqual(['Lead taken']);
    expect(again.events).toHaveLength(1);
  });
});
