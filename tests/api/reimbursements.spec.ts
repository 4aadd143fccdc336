import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { walletStream } from '@phirse/contracts/events/coins.events.js';
import { reimbursementStream } from '@phirse/contracts/events/reimbursement.events.js';
import { leadPrice } from '@phirse/contracts/rules/lead-price.js';
import { EventStore } from '@phirse/infra/eventstore/event-store.js';
import { until } from '@phirse/projections/testing/test-servers.js';
import { reimbursementDecider } from '@phirse/services/coins/reimbursement.decider.js';
import { type Answer, Api } from '../support/api.js';
import { brokenInvariants } from '../support/invariants.js';
import { People, type Person, phones } from '../support/people.js';
import { expectProblem } from '../support/problem.js';
import { type Product, startProduct } from '../support/product.js';
import { overpaidSale, type RequotedSale, requotedSale } from '../support/requoted-sale.js';
import { placeOrder } from '../support/selling.js';
import { brokenStreams, TheLog } from '../support/the-log.js';

const REASON = 'The price was right';

describe('coins asked back', () => {
  let product: Product;
  let api: Api;
  let log: TheLog;
  let operator: string;
  let partner: Person;
  let stranger: Person;
  let customer: Person;
  let image: string;

  beforeAll(async () => {
    product = await startProduct();
    api = new Api(product.url);
    log = new TheLog(product.servers.eventStoreUrl);
    const people = new People(api, product.env);
    operator = await api.operator();
    const [first, second] = await people.partners(phones(9_300_000_000, 2), 2000, operator);
    if (!first || !second) throw new Error('no partners');
    [partner, stranger] = [first, second];
    customer = { ...(await people.signedIn('customer', '9811100010')), token: await api.customer('9811100010') };
    image = await people.screenshot();
  });
  afterAll(async () => {
    await log?.dispose();
    await product?.stop();
  });

  const sale = (): Promise<RequotedSale> => overpaidSale(api, { customer, partner, image });
  const ask = (orderId: string, by = partner, key?: string) =>
    api.post(`/partner/request-reimbursement/${by.phone}/${orderId}`, undefined, by.token, key);
  const approve = (orderId: string) => api.post(`/ops/reimbursements/${orderId}/approve`, undefined, operator);
  const reject = (orderId: string, reason = REASON) =>
    api.post(`/ops/reimbursements/${orderId}/reject`, { reason }, operator);
  const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
  const typesOf = (orderId: string) => log.types(reimbursementStream(orderId));
  const refundsOf = async (orderId: string) =>
    (await log.stream(walletStream(partner.id))).filter(
      (event) => event.type === 'CoinsRefunded' && event.data.orderId === orderId,
    );
  const orderOf = async (orderId: string, after: string) =>
    (await api.get(`/partner/get-single-orders/${partner.phone}/${orderId}?after=${after}`, partner.token)).body.order;
  const transactions = async (after: string, query = '') =>
    (await api.get(`/partner/transactions/${partner.phone}?after=${after}${query}`, partner.token)).body.transactions;
  const bell = async (after: string) =>
    (await api.get(`/partner/notifications/${partner.phone}?after=${after}`, partner.token)).body.data[0];

  it('are offered, asked for, listed, approved and in the wallet, and the passbook shows both', async () => {
    const { orderId, coinsPaid, finalPrice, position } = await sale();
    const coinsDue = leadPrice(finalPrice);
    const coins = coinsPaid - coinsDue;
    expect(coins).toBeGreaterThan(0);
    const stands = { coinsPaid, coinsDue, coins, reason: '' };
    expect((await orderOf(orderId, position)).reimbursement).toEqual({ ...stands, status: 'possible' });
    const [before] = await transactions(position);

    const asked = await ask(orderId);
    expect({ status: asked.status, body: asked.body }).toEqual({
      status: 201,
      body: { message: expect.any(String), reimbursementId: orderId, coins, position: expect.stringMatching(/^\d+$/) },
    });
    expect((await orderOf(orderId, asked.body.position)).reimbursement).toEqual({ ...stands, status: 'pending' });
    const line = { coins, price: 0, paymentId: null, orderID: orderId };
    const [requested] = await transactions(asked.body.position);
    expect(requested).toMatchObject({ ...line, type: 'requested', balance: before.balance });

    const waiting = await api.get(`/ops/reimbursements?status=pending&after=${asked.body.position}`, operator);
    // The other one waits in the demo.
    expect(waiting.body.pagination.total).toBe(2);
    expect(waiting.body.reimbursements[0]).toEqual({
      _id: orderId,
      orderId,
      partnerId: partner.id,
      partnerName: expect.any(String),
      partnerPhone: partner.phone,
      coinsPaid,
      finalPrice,
      coins,
      status: 'pending',
      reason: '',
      requestedAt: requested.timestamp,
      decidedAt: null,
    });

    const approved = await approve(orderId);
    expect(approved.status).toBe(200);
    const after = approved.body.position;
    expect((await orderOf(orderId, after)).reimbursement).toEqual({ ...stands, status: 'approved' });
    expect(await transactions(after, '&limit=2')).toMatchObject([
      { ...line, type: 'credited', balance: before.balance + coins },
      { ...line, type: 'requested', balance: before.balance },
    ]);
    expect(await transactions(after, '&type=requested')).toMatchObject([line]);
    expect(await bell(after)).toMatchObject({ title: 'Coins refunded', orderID: orderId, type: 'coins' });
    const decided = await api.get(`/ops/reimbursements?status=approved&after=${after}`, operator);
    expect(decided.body.reimbursements).toMatchObject([{ orderId, decidedAt: expect.any(String) }]);
    expect(await typesOf(orderId)).toEqual(['ReimbursementRequested', 'ReimbursementApproved']);
    expect(await refundsOf(orderId)).toMatchObject([{ data: { coins, cause: 'reimbursement' } }]);

    expect((await approve(orderId)).status).toBe(200);
    expect(await refundsOf(orderId)).toHaveLength(1);
    expectProblem(await reject(orderId), 'REIMBURSEMENT_ALREADY_DECIDED');
    expectProblem(await ask(orderId), 'ALREADY_EXISTS');
  });

  it('are refused with a reason that the partner reads, for good', async () => {
    const { orderId } = await sale();
    await ask(orderId);
    const rejected = await reject(orderId, '  ');
    expectProblem(rejected, 'INVALID');
    const { body, status } = await reject(orderId);
    expect(status).toBe(200);
    expect((await orderOf(orderId, body.position)).reimbursement).toMatchObject({ status: 'rejected', reason: REASON });
    expect(await bell(body.position)).toMatchObject({ title: 'Coins not given back', orderID: orderId, type: 'coins' });
    expectProblem(await approve(orderId), 'REIMBURSEMENT_ALREADY_DECIDED');
    expectProblem(await ask(orderId), 'ALREADY_EXISTS');
    expect(await refundsOf(orderId)).toEqual([]);
  });

  it('are nobody else’s to ask for, nor an open order’s, nor those of a price that stood', async () => {
    const { orderId } = await sale();
    expectProblem(await ask(orderId, stranger), 'ORDER_NOT_FOUND');
    expectProblem(await ask('BB9999999999'), 'ORDER_NOT_FOUND');
    const asAnother = `/partner/request-reimbursement/${partner.phone}/${orderId}`;
    expectProblem(await api.post(asAnother, undefined, stranger.token), 'NOT_FOUND');
    const lead = (await placeOrder(api, customer)).body.order;
    expectProblem(await ask(lead.orderId), 'ORDER_NOT_FOUND');
    await api.post(`/partner/accept-order/${partner.phone}/${lead.orderId}`, undefined, partner.token);
    expectProblem(await ask(lead.orderId), 'INVALID_TRANSITION');
    const requoted = await requotedSale(api, { customer, partner, image });
    expectProblem(await ask(requoted.orderId), 'INVALID_TRANSITION');
    expect((await orderOf(requoted.orderId, requoted.position)).reimbursement).toBeUndefined();
    const path = `/partner/complete-order/${lead.orderId}/${partner.phone}`;
    const evidence = { imeiImage: image, deviceBill: image, idCard: image, customerImg: image, deviceImages: [image] };
    const info = { deviceInfo: { imeiNumber: '490154203237518', ...evidence } };
    const { position } = (await api.put(path, info, partner.token)).body;
    expect((await orderOf(lead.orderId, position)).reimbursement).toBeUndefined();
    expectProblem(await ask(lead.orderId), 'NOTHING_TO_REIMBURSE');
    expectProblem(await approve(orderId), 'NOT_FOUND');
    expectProblem(await reject(orderId), 'NOT_FOUND');
    for (const { orderId: untouched } of [{ orderId }, lead, requoted]) expect(await typesOf(untouched)).toEqual([]);
  });

  it('are decided by operators only', async () => {
    const { orderId } = await sale();
    await ask(orderId);
    for (const path of [`/ops/reimbursements/${orderId}/approve`, `/ops/reimbursements/${orderId}/reject`])
      expectProblem(await api.post(path, { reason: REASON }, partner.token), 'FORBIDDEN');
    expectProblem(await api.get('/ops/reimbursements', partner.token), 'FORBIDDEN');
    expectProblem(await api.post(`/partner/request-reimbursement/${partner.phone}/${orderId}`), 'UNAUTHENTICATED');
    expectProblem(await api.get('/ops/reimbursements?status=lost', operator), 'INVALID');
    expect(await typesOf(orderId)).toEqual(['ReimbursementRequested']);
  });

  it('asked for twenty times at once are asked for once, and one key gets one answer', async () => {
    const [first, second] = [await sale(), await sale()];
    const many = await Promise.all(Array.from({ length: 20 }, () => ask(first.orderId)));
    expect(statuses(many)).toEqual([201, ...Array(19).fill(409)]);
    for (const answer of many) if (answer.status !== 201) expectProblem(answer, 'ALREADY_EXISTS');
    expect(await typesOf(first.orderId)).toEqual(['ReimbursementRequested']);
    const keyed = await Promise.all(Array.from({ length: 20 }, () => ask(second.orderId, partner, 'ask-once')));
    expect(new Set(statuses(keyed))).toEqual(new Set([201]));
    expect(new Set(keyed.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await typesOf(second.orderId)).toEqual(['ReimbursementRequested']);
  });

  it('approved and rejected at once are one of the two, and approved ten times are given back once', async () => {
    for (let round = 0; round < 4; round++) {
      const { orderId } = await sale();
      await ask(orderId);
      const calls = [approve, reject, approve, reject];
      const answers = await Promise.all((round % 2 ? calls.reverse() : calls).map((decide) => decide(orderId)));
      expect(statuses(answers)).toEqual([200, 200, 409, 409]);
      for (const answer of answers) if (answer.status === 409) expectProblem(answer, 'REIMBURSEMENT_ALREADY_DECIDED');
      const [, decided, ...more] = await typesOf(orderId);
      expect(more).toEqual([]);
      expect(await refundsOf(orderId)).toHaveLength(decided === 'ReimbursementApproved' ? 1 : 0);
    }
    const { orderId } = await sale();
    await ask(orderId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => approve(orderId)));
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    expect(await refundsOf(orderId)).toHaveLength(1);
  });

  it('approved by a server that died right after are given back all the same', async () => {
    const { orderId, coinsPaid, finalPrice } = await sale();
    await ask(orderId);
    // What such a server leaves behind: the approval, and no coins.
    const { position } = await new EventStore(log.client, String(product.env.AUDIT_SECRET)).handleCommand(
      reimbursementStream(orderId),
      reimbursementDecider,
      { type: 'ApproveReimbursement', at: new Date().toISOString(), operatorId: 'operator-that-died' },
      { commandId: randomUUID(), correlationId: randomUUID(), actor: { role: 'operator', id: 'operator-that-died' } },
    );
    expect((await orderOf(orderId, String(position))).reimbursement.status).toBe('approved');
    await until(async () => (await refundsOf(orderId)).length > 0, 'the coins of an approved request are given back');
    const [refund] = await refundsOf(orderId);
    expect(refund).toMatchObject({
      data: { coins: coinsPaid - leadPrice(finalPrice), cause: 'reimbursement' },
      metadata: { actor: { role: 'system', id: 'coin-reimbursement' } },
    });
    // The operator who tries again is told that it is done, and no coin moves twice.
    expect((await approve(orderId)).status).toBe(200);
    expect(await refundsOf(orderId)).toHaveLength(1);
  });

  it('leave unbroken chains and a log that holds every invariant', async () => {
    const events = await log.events();
    expect(events.filter(({ type }) => type === 'ReimbursementApproved').length).toBeGreaterThan(2);
    expect(brokenStreams(events, String(product.env.AUDIT_SECRET))).toEqual([]);
    expect(brokenInvariants(events)).toEqual([]);
    // The checks see what they are for.
    const lost = events.filter((event) => event.type !== 'CoinsRefunded' || !event.data.cause);
    expect(brokenInvariants(lost).some((finding) => finding.startsWith('never given back'))).toBe(true);
  });
});
