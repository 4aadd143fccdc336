import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Api } from '../support/api.js';
import { EventStream } from '../support/event-stream.js';
import { type Caller, GuardedWorld, PRIVATE, PRIVATE_BYTES } from '../support/guarded-world.js';
import { expectProblem } from '../support/problem.js';
import { type Product, startProduct } from '../support/product.js';
import { quoteFor } from '../support/selling.js';
import { TheLog } from '../support/the-log.js';

describe('a customer, to partners and pickup persons', () => {
  let product: Product;
  let api: Api;
  let log: TheLog;
  let world: GuardedWorld;
  let orderId: string;
  const streams: EventStream[] = [];

  beforeAll(async () => {
    product = await startProduct();
    api = new Api(product.url);
    log = new TheLog(product.servers.eventStoreUrl);
    world = await GuardedWorld.begin(api, log, product.env);
    orderId = await world.order('lead');
  }, 60_000);
  afterAll(async () => {
    for (const stream of streams) stream.close();
    await log?.dispose();
    await product?.stop();
  });

  async function open(path: string, token: string): Promise<EventStream> {
    const stream = await EventStream.open(`${product.url}${path}`, token);
    streams.push(stream);
    return stream;
  }
  /** Every list and page that a partner may look for a lead on. */
  const everythingOf = async ({ phone, token }: Caller): Promise<string> => {
    const answers = [];
    for (const path of [
      `/partner/get-partner-orders/${phone}?limit=100`,
      `/partner/get-assigned-partner-orders/${phone}?limit=100`,
      `/partner/get-partner-accepted-orders/${phone}?limit=100`,
      `/partner/notifications/${phone}?limit=100`,
      `/partner/dashboard/${phone}`,
      `/partner/transactions/${phone}?limit=100`,
    ])
      answers.push((await world.read(path, token)).body);
    return JSON.stringify(answers);
  };
  const single = ({ phone, token }: Caller) => api.get(`/partner/get-single-orders/${phone}/${orderId}`, token);
  const leadsOf = async ({ phone, token }: Caller, query: string) =>
    api.get(`/partner/get-partner-orders/${phone}?limit=100&${query}`, token);
  const totalOf = (caller: Caller, list: string, search: string) =>
    world
      .read(`/partner/${list}/${caller.phone}?search=${encodeURIComponent(search)}`, caller.token)
      .then(({ body }) => body.pagination.total);
  const CLUES = [
    PRIVATE.name,
    'zubeida',
    PRIVATE.email,
    PRIVATE.phone,
    PRIVATE.phone.slice(0, 4),
    PRIVATE.addPhone,
    'Heliotrope',
  ];

  describe('before anybody has accepted', () => {
    it('is a pincode, and not a byte more', async () => {
      const { partner, otherPartner } = world.callers;
      // Those who accepted earlier orders of hers know her from these.
      expect(await everythingOf(otherPartner)).toContain(orderId);
      expect(await everythingOf(otherPartner)).not.toMatch(PRIVATE_BYTES);
      for (const caller of [partner, otherPartner]) {
        const { status, body } = await single(caller);
        expect([status, body.order.orderId, body.order.user.name]).toEqual([200, orderId, '***']);
        expect(JSON.stringify(body)).not.toMatch(PRIVATE_BYTES);
        expect(JSON.stringify((await leadsOf(caller, '')).body)).not.toMatch(PRIVATE_BYTES);
        expectProblem(await api.get(`/order/get-order/${orderId}`, caller.token), 'ORDER_NOT_FOUND');
      }
    });

    it('is not there at all for who buys elsewhere, or picks up', async () => {
      const { awayPartner, pickUp, otherPickUp } = world.callers;
      expectProblem(await single(awayPartner), 'ORDER_NOT_FOUND');
      expect(await everythingOf(awayPartner)).not.toMatch(new RegExp(`${orderId}|${PRIVATE_BYTES.source}`));
      for (const { token } of [awayPartner, pickUp, otherPickUp]) {
        expectProblem(await api.get(`/order/get-order/${orderId}`, token), 'ORDER_NOT_FOUND');
        const stream = await open(`/order/${orderId}/events`, token);
        expect(stream.status).toBe(404);
      }
    });

    it('cannot be guessed at by searching, sorting or filtering', async () => {
      const { otherPartner } = world.callers;
      expect(await totalOf(otherPartner, 'get-partner-orders', orderId)).toBe(1);
      for (const clue of CLUES)
        expect([clue, await totalOf(otherPartner, 'get-partner-orders', clue)]).toEqual([clue, 0]);
      for (const field of ['customer', 'user.name', 'user.phone', 'lead.user.name', 'lead.payment.id', 'customerId'])
        expectProblem(await leadsOf(otherPartner, `sort=${field}`), 'INVALID');
      const all = (await leadsOf(otherPartner, '')).body;
      for (const filter of ['user.phone', 'phone', 'name', 'customerId', 'search[$regex]', 'search[$ne]']) {
        const { status, body } = await leadsOf(otherPartner, `${filter}=${PRIVATE.phone}`);
        // Refused, or not a filter at all: never one that tells whether it is right.
        expect(status === 400 || body).toEqual(status === 400 ? true : all);
      }
    });

    it('is not told live either', async () => {
      const { otherPartner } = world.callers;
      const bell = await open(`/partner/notifications/${otherPartner.phone}/events`, otherPartner.token);
      const { body } = await world.placed();
      await bell.until(({ data }) => data.leads.includes(body.order.orderId));
      const reason = `Call ${PRIVATE.name} on ${PRIVATE.phone}`;
      const path = `/order/cancel-order/${body.order.orderId}`;
      await api.post(path, { cancellationReason: reason }, world.callers.customer.token);
      await bell.until(({ data }) => !data.leads.includes(body.order.orderId));
      expect(JSON.stringify(bell.events)).not.toMatch(PRIVATE_BYTES);
      expect(await everythingOf(otherPartner)).not.toMatch(PRIVATE_BYTES);
    });

    it('does not price what is another’s', async () => {
      const { partner, otherPartner } = world.callers;
      const mine = await world.order('accepted');
      const body = { productSlug: 'apple-iphone-13', variant: '128 GB', pincode: '560038', selectedOptions: [] };
      const priced = (caller: Caller) => api.post('/product/calculate-price', { ...body, orderId: mine }, caller.token);
      expectProblem(await priced(otherPartner), 'ORDER_NOT_FOUND');
      expect((await quoteFor(api, partner)).status).toBe(200);
    });
  });

  describe('once a partner has accepted', () => {
    it('is theirs to read, and nobody else’s', async () => {
      const { partner, otherPartner, awayPartner } = world.callers;
      const watching = await open(`/partner/notifications/${otherPartner.phone}/events`, otherPartner.token);
      await watching.until(({ data }) => data.leads.includes(orderId));
      const accepted = await api.post(`/partner/accept-order/${partner.phone}/${orderId}`, undefined, partner.token);
      const { name, email, phone, addPhone, address } = PRIVATE;
      expect(accepted.body.order.user).toMatchObject({ name, email, phone, addPhone, address });
      expect(JSON.stringify(await everythingOf(partner))).toContain(address);
      expect((await single(partner)).body.order.user).toMatchObject({ name, email, phone, addPhone, address });

      await watching.until(({ data }) => !data.leads.includes(orderId));
      expect(JSON.stringify(watching.events)).not.toMatch(PRIVATE_BYTES);
      for (const loser of [otherPartner, awayPartner]) {
        expect(await everythingOf(loser)).not.toMatch(PRIVATE_BYTES);
        expectProblem(await single(loser), 'ORDER_NOT_FOUND');
        expectProblem(await api.get(`/order/get-order/${orderId}`, loser.token), 'ORDER_NOT_FOUND');
        for (const clue of [...CLUES, orderId])
          for (const list of ['get-partner-orders', 'get-assigned-partner-orders', 'get-partner-accepted-orders'])
            expect([clue, await totalOf(loser, list, clue)]).toEqual([clue, 0]);
      }
      const late = await api.post(
        `/partner/accept-order/${otherPartner.phone}/${orderId}`,
        undefined,
        otherPartner.token,
      );
      expectProblem(late, 'LEAD_ALREADY_ACCEPTED');
      expect(JSON.stringify(late.body)).not.toMatch(PRIVATE_BYTES);
    });

    it('is a pickup person’s to read for as long as they are to go there', async () => {
      const { partner, pickUp, otherPickUp } = world.callers;
      const path = `/pickup/get-pickup-guy-orders/${pickUp.phone}?limit=100`;
      const order = () => api.get(`/order/get-order/${orderId}`, pickUp.token);
      const move = (verb: string, person = '') =>
        api.post(`/partner/${verb}-order/${partner.phone}/${person}${orderId}`, undefined, partner.token);
      const listed = async () => JSON.stringify((await world.read(path, pickUp.token)).body);
      expect(await listed()).not.toContain(orderId);
      expectProblem(await order(), 'ORDER_NOT_FOUND');

      await move('assign', `${pickUp.id}/`);
      expect(await listed()).toContain(orderId);
      expect((await order()).body.data.user.address).toBe(PRIVATE.address);
      expectProblem(await api.get(`/order/get-order/${orderId}`, otherPickUp.token), 'ORDER_NOT_FOUND');
      const stream = await open(`/order/${orderId}/events`, pickUp.token);
      const seen = (await stream.until(() => true)).data.logs.length;

      await move('deassign');
      expect(await listed()).not.toContain(orderId);
      expectProblem(await order(), 'ORDER_NOT_FOUND');
      const search = `${path}&search=${encodeURIComponent(orderId)}`;
      expect((await world.read(search, pickUp.token)).body.pagination.total).toBe(0);
      await stream.over();
      expect(stream.events.at(-1)?.data.logs).toHaveLength(seen);
    });
  });
});
