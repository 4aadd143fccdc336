import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectMongo } from '@phirse/infra/mongo/connection.js';
import { allProjections } from '@phirse/projections/all.projections.js';
import { shadow } from '@phirse/projections/runner/shadow.js';
import { Api } from '../support/api.js';
import { brokenInvariants } from '../support/invariants.js';
import { type MortalProduct, startMortalProduct } from '../support/mortal-product.js';
import { People, phones } from '../support/people.js';
import { Random } from '../support/random.js';
import { quoteFor } from '../support/selling.js';
import { brokenStreams, byStream, type Logged, TheLog } from '../support/the-log.js';
import { type Finding, Load } from './load.js';

const KILLS = 54;
const WORKERS = 6;
/** A calm after so many kills, so that what needs a few seconds of peace (leases, processes) gets some in between. */
const ROUND = 18;
const CALM_MS = 4000;
const SEED = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000);

describe(`kill -9 at any moment (CHAOS_SEED=${SEED})`, () => {
  let product: MortalProduct;
  let api: Api;
  let log: TheLog;
  let load: Load;
  let operator: string;
  let events: readonly Logged[];

  beforeAll(async () => {
    product = await startMortalProduct();
    api = new Api(product.url);
    log = new TheLog(product.eventStoreUrl);
    const people = new People(api, product.env);
    operator = await api.operator();
    const partners = await people.partners(phones(9_300_000_000, 6), 400, operator);
    const customers = await Promise.all(phones(9_811_300_000, 200).map((phone) => people.signedIn('customer', phone)));
    const promo = {
      code: 'CHAOS',
      value: 100,
      validUntil: '2090-01-01T00:00:00.000Z',
      minimumPrice: 0,
      maxRedemptions: 25,
    };
    await api.post('/ops/promos', promo, operator);
    const [partner] = partners;
    if (!partner) throw new Error('no partner');
    const findings: Finding[] = [];
    for (const faults of [[], ['Back glass cracked'], ['Bent frame'], ['Shattered glass']])
      findings.push({ faults, price: (await quoteFor(api, { token: partner.token, faults })).body.basePrice });
    const screenshots = new Map<string, string>();
    for (const { phone, token } of partners) {
      const uploaded = await api.post('/files', { image: await people.screenshot() }, token);
      screenshots.set(phone, uploaded.body.name);
    }
    const facts = { findings, screenshots, promo: promo.code };
    load = new Load(api, new Random(SEED), { customers, partners, operator }, facts);
  }, 60_000);
  afterAll(async () => {
    await log?.dispose();
    await product?.stop();
  }, 30_000);

  it(`stays at work through ${KILLS} kills of the API, the event store and the database`, async () => {
    const random = new Random(SEED + 1);
    const servers = [product.app, product.eventStore, product.mongo];
    const kills = () => servers.reduce((sum, server) => sum + server.kills, 0);
    load.start(WORKERS);
    while (kills() < KILLS) {
      await sleep(random.between(50, 1100));
      if (random.pick(servers).kill() && kills() % ROUND === 0) await sleep(CALM_MS);
    }
    await load.stop();
    for (const server of servers) expect(server.kills).toBeGreaterThan(KILLS / 10);
    expect(load.strange).toEqual([]);
    const { orders, acceptances, credits, requotes } = load.acknowledged;
    process.stderr.write(
      `CHAOS_SEED=${SEED}: ${servers.map((server) => server.kills)} kills of API, event store, database; ` +
        `${load.calls} calls, ${load.retries} retries; ${orders.size} orders, ${acceptances.size} acceptances, ` +
        `${requotes.length} requotes, ${credits.size} credits\n`,
    );
    expect(orders.size).toBeGreaterThan(20);
    expect(acceptances.size).toBeGreaterThan(10);
  }, 150_000);

  it('finishes what a crash left half done, by itself', async () => {
    const deadline = Date.now() + 30_000;
    for (;;) {
      events = await log.events().catch(() => []);
      const findings = events.length > 0 ? brokenInvariants(events) : ['the log cannot be read'];
      if (findings.length === 0) break;
      if (Date.now() > deadline) expect(findings).toEqual([]);
      await sleep(250);
    }
    expect(brokenStreams(events, String(product.env.AUDIT_SECRET))).toEqual([]);
  }, 60_000);

  it('has lost nothing that it acknowledged, and done nothing twice', () => {
    const { orders, acceptances, lost, requotes, cancellations, credits } = load.acknowledged;
    const streams = byStream(events);
    const has = (orderId: string, type: string) =>
      streams.get(`order-${orderId}`)?.some((event) => event.type === type);
    const winner = new Map(
      events.flatMap((event) => (event.type === 'LeadAccepted' ? [[event.data.orderId, event.data.partnerId]] : [])),
    );
    expect([...orders].filter((orderId) => !has(orderId, 'OrderCreated'))).toEqual([]);
    expect([...acceptances].filter(([orderId, partnerId]) => winner.get(orderId) !== partnerId)).toEqual([]);
    expect(lost.filter(({ orderId, partnerId }) => winner.get(orderId) === partnerId)).toEqual([]);
    expect([...cancellations].filter((orderId) => !has(orderId, 'OrderCancelled'))).toEqual([]);
    const quoted = new Set(
      events.flatMap((event) => {
        if (event.type === 'Requoted') return [`${event.data.orderId} ${event.data.evaluatedPrice}`];
        return event.type === 'OrderCreated' ? [`${event.data.orderId} ${event.data.evaluatedPrice}`] : [];
      }),
    );
    expect(requotes.filter(({ orderId, price }) => !quoted.has(`${orderId} ${price}`))).toEqual([]);
    const credited = new Map(
      events.flatMap((event) => (event.type === 'CoinsCredited' ? [[event.data.paymentId, event.data.coins]] : [])),
    );
    expect([...credits].filter(([paymentId, coins]) => credited.get(paymentId) !== coins)).toEqual([]);
    // Every order in the log was asked for once: a key sent twenty times made one.
    const causes = events.flatMap(({ type, metadata }) => (type === 'OrderCreated' ? [metadata.$causationId] : []));
    expect(new Set(causes).size).toBe(causes.length);
  });

  it('catches up with its read models, and what users see is what happened', async () => {
    const { position } = events.at(-1) ?? { position: 0 };
    const names = allProjections.map(({ name }) => name);
    const deadline = Date.now() + 30_000;
    for (;;) {
      const { body } = await api.get('/ops/projections', operator);
      const behind = names.filter(
        (name) =>
          !body.projections?.some(
            (one: { name: string; position: number }) => one.name === name && one.position >= position,
          ),
      );
      if (behind.length === 0) break;
      if (Date.now() > deadline) expect(behind).toEqual([]);
      await sleep(100);
    }
    const { client, db } = await connectMongo(product.mongoUrl);
    try {
      for (const projection of allProjections) {
        const { name, differing, documents } = await shadow(log.client, db, projection);
        expect({ name, differing }).toEqual({ name, differing: [] });
        expect({ name, documents }).toEqual({ name, documents: await db.collection(name).countDocuments() });
      }
    } finally {
      await client.close();
    }
  }, 90_000);
});
