import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { walletStream } from '@phirse/contracts/events/coins.events.js';
import { type Answer, Api } from '../support/api.js';
import { brokenInvariants } from '../support/invariants.js';
import { People, type Person, phones } from '../support/people.js';
import { expectProblem } from '../support/problem.js';
import { type Product, startProduct } from '../support/product.js';
import { orderBody, placeOrder } from '../support/selling.js';
import { brokenStreams, type Logged, TheLog } from '../support/the-log.js';

const PARTNERS = 40;
const COINS = 500;

describe('many at once', () => {
  let product: Product;
  let api: Api;
  let log: TheLog;
  let people: People;
  let operator: string;
  let partners: readonly Person[];
  let customer: Person;

  beforeAll(async () => {
    product = await startProduct();
    api = new Api(product.url);
    log = new TheLog(product.servers.eventStoreUrl);
    people = new People(api, product.env);
    operator = await api.operator();
    partners = await people.partners(phones(9_300_000_000, PARTNERS), COINS, operator);
    customer = { ...(await people.signedIn('customer', '9811100010')), token: await api.customer('9811100010') };
  });
  afterAll(async () => {
    await log?.dispose();
    await product?.stop();
  });

  const newOrder = async () => (await placeOrder(api, customer)).body.order;
  const accept = (partner: Person, orderId: string) =>
    api.post(`/partner/accept-order/${partner.phone}/${orderId}`, undefined, partner.token);
  const since = async (position: number, type: string) =>
    (await log.events(position)).filter((event) => event.type === type);
  const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();

  it('two hundred acceptances of one lead: one winner, and every coin accounted for', async () => {
    const { orderId, coins } = await newOrder();
    const tries = Array.from({ length: 5 }, () => partners).flat();
    const answers = await Promise.all(tries.map((partner) => accept(partner, orderId)));
    const winners = new Set(tries.flatMap(({ id }, at) => (answers[at]?.status === 200 ? [id] : [])));
    expect(winners.size).toBe(1);
    const [winner] = winners;
    for (const [at, { id }] of tries.entries()) {
      const answer = answers[at];
      if (!answer) throw new Error('no answer');
      if (id === winner) expect(answer.body.coins).toEqual({ spent: coins, balance: COINS - coins });
      else expectProblem(answer, 'LEAD_ALREADY_ACCEPTED');
    }
    const events = await log.events();
    const balances = balancesOf(events);
    for (const { id } of partners) expect(balances.get(walletStream(id))).toBe(id === winner ? COINS - coins : COINS);
    const accepted = events.filter((event) => event.type === 'LeadAccepted' && event.data.orderId === orderId);
    expect(accepted).toMatchObject([{ data: { partnerId: winner, coins } }]);
    // What partners see of their coins is what the log says.
    const { position } = events.at(-1) ?? { position: 0 };
    for (const { phone, token, id } of partners.slice(0, 10)) {
      const ledger = await api.get(`/partner/transactions/${phone}?after=${position}`, token);
      expect(ledger.body.transactions[0].balance).toBe(id === winner ? COINS - coins : COINS);
    }
  });

  it('one partner with coins for two of twenty leads gets two', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => newOrder()));
    const price = orders[0].coins;
    const [poor] = await people.partners(['9310000000'], 2 * price + 1, operator);
    if (!poor) throw new Error('no partner');
    const answers = await Promise.all(orders.map(({ orderId }) => accept(poor, orderId)));
    expect(statuses(answers)).toEqual([200, 200, ...Array(18).fill(409)]);
    for (const answer of answers) if (answer.status !== 200) expectProblem(answer, 'INSUFFICIENT_COINS');
    expect(balancesOf(await log.events()).get(walletStream(poor.id))).toBe(1);
  });

  it('a hundred equal orders under one Idempotency-Key: one event, one answer', async () => {
    const before = await log.position();
    const body = orderBody(customer);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => api.post('/order/create-order', body, customer.token, 'one-key')),
    );
    expect(new Set(statuses(answers))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body: sent }) => JSON.stringify(sent))).size).toBe(1);
    expect((await log.events(before)).map(({ type }) => type)).toEqual(['OrderCreated']);
  });

  it('two bodies under one Idempotency-Key at once: one order, and the other caller is told', async () => {
    const before = await log.position();
    const bodies = Array.from({ length: 20 }, (_, index) => orderBody({ ...customer, name: `Asha ${index % 2}` }));
    const answers = await Promise.all(
      bodies.map((body) => api.post('/order/create-order', body, customer.token, 'torn-key')),
    );
    expect((await log.events(before)).map(({ type }) => type)).toEqual(['OrderCreated']);
    expect(statuses(answers)).toEqual([...Array(10).fill(201), ...Array(10).fill(422)]);
    for (const answer of answers) if (answer.status !== 201) expectProblem(answer, 'IDEMPOTENCY_KEY_REUSED');
  });

  it('one acceptance sent twenty times over is one acceptance, paid once', async () => {
    const [, partner] = partners;
    if (!partner) throw new Error('no partner');
    const { orderId, coins } = await newOrder();
    const before = await log.position();
    const path = `/partner/accept-order/${partner.phone}/${orderId}`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.post(path, undefined, partner.token, 'accept-once')),
    );
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    for (const { body } of answers) expect(body.coins.spent).toBe(coins);
    expect((await log.events(before)).map(({ type }) => type)).toEqual(['CoinsDebited', 'LeadAccepted']);
  });

  it('the last redemption of a promo code goes to one of twenty customers', async () => {
    const promo = {
      code: 'LASTONE',
      value: 100,
      validUntil: '2090-01-01T00:00:00.000Z',
      minimumPrice: 0,
      maxRedemptions: 1,
    };
    expect((await api.post('/ops/promos', promo, operator)).status).toBe(201);
    const customers = await Promise.all(
      phones(9_811_200_000, 20).map(async (phone) => ({ phone, token: await api.customer(phone) })),
    );
    const answers = await Promise.all(
      customers.map((one) => placeOrder(api, { ...one, promo: { code: 'LASTONE', price: 100 } })),
    );
    expect(statuses(answers)).toEqual([201, ...Array(19).fill(422)]);
    for (const answer of answers) if (answer.status !== 201) expectProblem(answer, 'PROMO_USED');
    expect(await log.types('promo-LASTONE')).toEqual(['PromoIssued', 'PromoRedeemed']);
  });

  it('a purchase approved ten times is credited once; one approved and rejected at once is one of the two', async () => {
    const [partner] = partners;
    if (!partner) throw new Error('no partner');
    const request = async () => {
      const body = { image: await people.screenshot(), partnerPhone: partner.phone, coins: 7, price: 70 };
      return (await api.post('/payment/create-payments', body, partner.token)).body.paymentId;
    };
    const before = await log.position();
    const [first, second] = [await request(), await request()];
    const approve = (id: string) => api.post(`/ops/coin-purchases/${id}/approve`, undefined, operator);
    const reject = (id: string) => api.post(`/ops/coin-purchases/${id}/reject`, { reason: 'Not paid' }, operator);
    expect(new Set(statuses(await Promise.all(Array.from({ length: 10 }, () => approve(first)))))).toEqual(
      new Set([200]),
    );
    expect(await since(before, 'CoinsCredited')).toMatchObject([{ data: { paymentId: first, coins: 7 } }]);
    const both = await Promise.all([approve(second), reject(second), approve(second), reject(second)]);
    expect(statuses(both)).toEqual([200, 200, 409, 409]);
    const credits = await since(before, 'CoinsCredited');
    expect(credits).toHaveLength(both[0]?.status === 200 ? 2 : 1);
  });

  it('an order assigned and cancelled at once is cancelled, whichever came first', async () => {
    const partner = await people.signedIn('partner', '9000000001');
    const persons = await api.get('/partner/get-pickup-persons/9000000001', partner.token);
    const person = persons.body.pickUpPersons[0]._id;
    for (let round = 0; round < 8; round++) {
      const { orderId } = await newOrder();
      await accept(partner, orderId);
      const assign = () =>
        api.post(`/partner/assign-order/${partner.phone}/${person}/${orderId}`, undefined, partner.token);
      const cancel = () =>
        api.put(`/partner/cancel-order/${orderId}/${partner.phone}`, { cancellationReason: 'Too late' }, partner.token);
      const calls = round % 2 ? [assign(), cancel()] : [cancel(), assign()];
      const answers = await Promise.all(calls);
      const [assigned, cancelled] = round % 2 ? answers : [...answers].reverse();
      if (!assigned || !cancelled) throw new Error('no answer');
      expect(cancelled.status).toBe(200);
      if (assigned.status !== 200) expectProblem(assigned, 'INVALID_TRANSITION');
      const types = await log.types(`order-${orderId}`);
      expect(types.at(-1)).toBe('OrderCancelled');
      expect(types.includes('PickupAssigned')).toBe(assigned.status === 200);
    }
  });

  it('a lead accepted while its customer cancels it: one of the two, and no coin lost', async () => {
    for (const partner of partners.slice(0, 12)) {
      const { orderId } = await newOrder();
      const [accepted, cancelled] = await Promise.all([
        accept(partner, orderId),
        api.post(`/order/cancel-order/${orderId}`, { cancellationReason: 'Changed my mind' }, customer.token),
      ]);
      expect(statuses([accepted, cancelled])).toEqual([200, 409]);
      if (accepted.status === 409) expectProblem(accepted, 'INVALID_TRANSITION');
    }
  });

  it('ten addresses added at once are all kept, an eleventh is not', async () => {
    const phone = '9811100011';
    const token = await api.customer(phone);
    const wanted = Array.from({ length: 10 }, (_, number) => `House ${number}, Lake Road`);
    const answers = await Promise.all(
      wanted.map((address) => api.post('/user/users/add-address', { phone, address }, token)),
    );
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    const last = Math.max(...answers.map(({ body }) => Number(body.position)));
    const { body } = await api.get(`/user/get-user-info/${phone}?after=${last}`, token);
    expect([...body.user.address].sort()).toEqual(wanted);
    expectProblem(await api.post('/user/users/add-address', { phone, address: 'House 11' }, token), 'LIMIT_REACHED');
  });

  it('leaves a log that holds every invariant', async () => {
    const events = await log.events();
    expect(brokenInvariants(events)).toEqual([]);
    expect(brokenStreams(events, String(product.env.AUDIT_SECRET))).toEqual([]);
  });
});

/** Σ credits − Σ debits + Σ refunds of every wallet. */
function balancesOf(events: readonly Logged[]): ReadonlyMap<string, number> {
  const balances = new Map<string, number>();
  for (const { streamName, type, data } of events) {
    const sign = type === 'CoinsDebited' ? -1 : type === 'CoinsCredited' || type === 'CoinsRefunded' ? 1 : 0;
    if (sign !== 0 && 'coins' in data) balances.set(streamName, (balances.get(streamName) ?? 0) + sign * data.coins);
  }
  return balances;
}
