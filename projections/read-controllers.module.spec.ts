import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger, Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AccessTokens, type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { phoneHash } from '@phirse/infra/auth/phone-hash.js';
import { readConfig } from '@phirse/infra/config.js';
import { AccessGuard } from '@phirse/infra/http/access.js';
import { createHttpApp } from '@phirse/infra/http/http-app.js';
import { PositionInterceptor } from '@phirse/infra/http/position.interceptor.js';
import { InfraModule } from '@phirse/infra/infra.module.js';
import { allProjections } from './all.projections.js';
import { ReadControllersModule } from './read-controllers.module.js';
import { startWorker, type Worker } from './runner/worker.js';
import {
  coinsCredited,
  coinsDebited,
  leadAccepted,
  modelListed,
  orderCompleted,
  orderCreated,
  partnerRegistered,
  pickupAssigned,
  pickupPersonAdded,
  SECRETS,
} from './testing/sample-events.js';
import { startTestServers, type TestServers, until } from './testing/test-servers.js';

const secret = 'secret-of-this-spec-of-more-than-32-characters';
const phones = { customer: '9876543210', partner: '9000000001', pickUp: '9000000002', operator: '9000000009' };
const idOf = (role: Viewer['role'], phone: string = phones[role]) => phoneHash(secret, role, phone);
const [customerId, partnerId, pickupPersonId] = [idOf('customer'), idOf('partner'), idOf('pickUp')];

let servers: TestServers;
let app: NestFastifyApplication;
let worker: Worker;
let address: string;
let last = 0;

beforeAll(async () => {
  Logger.overrideLogger(false);
  servers = await startTestServers();
  const config = readConfig({
    EVENTSTORE_URL: servers.eventStoreUrl,
    MONGODB_URL: servers.mongoUrl,
    FILES_DIR: '/nowhere',
    TOKEN_SECRET: secret,
    PHONE_SECRET: secret,
    AUDIT_SECRET: secret,
  });
  @Module({
    imports: [InfraModule.forRoot(config), ReadControllersModule],
    providers: [
      { provide: APP_GUARD, useClass: AccessGuard },
      { provide: APP_INTERCEPTOR, useClass: PositionInterceptor },
    ],
  })
  class TestModule {}
  app = await createHttpApp(TestModule);
  await app.listen(0, '127.0.0.1');
  address = await app.getUrl();
  worker = startWorker({
    client: servers.client,
    db: servers.db,
    projections: allProjections,
    processes: [],
    send: async () => {},
  });
  await servers.append('partner-1', partnerRegistered({ partnerId }), {
    ...pickupPersonAdded(),
    data: { ...pickupPersonAdded().data, partnerId, pickupPersonId },
  });
  await servers.append(
    'partner-2',
    partnerRegistered({ partnerId: idOf('partner', '9000000008'), pinCodes: ['110001'] }),
  );
  await servers.append('model-apple-iphone-13', modelListed());
  await servers.append('wallet-1', coinsCredited({ partnerId }));
  last = await servers.append('order-BB1', orderCreated({ customerId }));
});
afterAll(async () => {
  await app.close();
  await worker.stop();
  await servers.stop();
});

async function get(path: string, role?: Viewer['role'], phone: string | null = null) {
  const token = role && (await tokenOf(role, phone ?? phones[role]));
  const url = `${address}${path}${path.includes('?') ? '&' : '?'}after=${last}`;
  const response = await fetch(url, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  const text = await response.text();
  return { status: response.status, stale: response.headers.get('x-stale'), text, body: JSON.parse(text) };
}

const tokenOf = (role: Viewer['role'], phone: string) =>
  new AccessTokens(secret).issue({ role, id: idOf(role, phone), phone, name: role });

describe('while an order is a lead', () => {
  it('its customer sees it under Confirmed and Pending', async () => {
    for (const tab of ['status=Confirmed', 'subStatus=pending', 'status=new&subStatus=pending'])
      expect((await get(`/order/get-user-order/${phones.customer}?${tab}`, 'customer')).body).toMatchObject({
        orders: [{ orderId: 'BB1', user: { name: 'Asha Rao' } }],
        pagination: { page: 1, limit: 10, total: 1, totalPages: 1, hasNext: false },
      });
    expect((await get(`/order/get-user-order/${phones.customer}?status=Past`, 'customer')).body.orders).toEqual([]);
  });

  it('a partner of its pincode sees it masked, in list, detail and bell', async () => {
    const answers = await Promise.all(
      [
        `/partner/get-partner-orders/${phones.partner}?search=IPHONE&category=mobile&pincode=560034&sort=coins`,
        `/partner/get-single-orders/${phones.partner}/BB1`,
        `/partner/notifications/${phones.partner}`,
      ].map((path) => get(path, 'partner')),
    );
    expect(answers[0]?.body).toMatchObject({
      orders: [{ orderId: 'BB1', user: { name: '***', orderpincode: '560034' } }],
    });
    expect(answers[1]?.body).toMatchObject({ order: { orderId: 'BB1', user: { phone: '***' } } });
    expect(answers[2]?.body).toMatchObject({ data: [{ _id: 'lead-BB1', status: false }], unread: 1 });
    for (const { text, stale } of answers) {
      expect(stale).toBeNull();
      for (const known of SECRETS) expect(text).not.toContain(known);
    }
  });

  it('nobody else knows that it exists', async () => {
    const other = '9000000008';
    expect((await get(`/partner/get-partner-orders/${other}`, 'partner', other)).body.orders).toEqual([]);
    expect((await get(`/partner/get-single-orders/${other}/BB1`, 'partner', other)).body.code).toBe('ORDER_NOT_FOUND');
    expect((await get(`/partner/get-single-orders/${phones.partner}/BB1`, 'partner', other)).status).toBe(404);
    expect((await get('/order/get-order/BB1', 'partner')).body.code).toBe('ORDER_NOT_FOUND');
    expect((await get('/order/get-order/BB1', 'customer', '9111111111')).body.code).toBe('ORDER_NOT_FOUND');
    expect((await get('/order/get-order/BB1', 'pickUp')).body.code).toBe('ORDER_NOT_FOUND');
    expect((await get(`/order/get-user-order/${phones.customer}`)).status).toBe(401);
    expect((await get('/order/get-order/BB1', 'operator')).body.data.orderId).toBe('BB1');
  });

  it('a query that makes no sense is refused with its field', async () => {
    const { status, body } = await get(`/partner/get-partner-orders/${phones.partner}?sort=passwordHash`, 'partner');
    expect({ status, errors: body.errors }).toMatchObject({ status: 400, errors: [{ field: 'sort' }] });
    expect((await get(`/order/get-user-order/${phones.customer}?limit=101`, 'customer')).status).toBe(400);
    expect((await get(`/order/get-user-order/${phones.customer}?status[$ne]=new`, 'customer')).status).not.toBe(500);
  });
});

describe('the catalogue', () => {
  it('answers in the shapes of its calls', async () => {
    const mobile = 'sell-used-mobile-phone-online';
    expect((await get(`/product/get-products-slug/${mobile}/apple?series=iphone-13`)).body).toMatchObject({
      products: [{ slug: 'apple-iphone-13', basePrice: 23_000 }],
      pagination: { total: 1 },
    });
    expect((await get('/product/best-selling-products/mobile')).body.data.products).toHaveLength(1);
    expect((await get(`/api/brand/series-slug/apple/${mobile}`)).body).toEqual({
      series: [{ label: 'iPhone 13', value: 'iphone-13' }],
    });
    expect((await get('/api/brand/product-variations/apple-iphone-13')).body).toEqual({
      data: { data: { variants: ['128 GB', '256 GB'], colors: ['Midnight'] } },
    });
    expect((await get('/api/brand/product-variations/nokia-3310')).body.code).toBe('MODEL_NOT_FOUND');
    expect((await get('/product/global-search?search=iphone13')).body.data).toMatchObject([
      { slug: 'apple-iphone-13', variantPrices: [20_000, 23_000] },
    ]);
    expect((await get('/product/global-search?search=%20')).body).toEqual({ data: [] });
  });

  it('follows a new price at once', async () => {
    const repriced = { slug: 'apple-iphone-13', at: '2026-03-02T07:00:00.000Z', variant: '256 GB', price: 24_000 };
    last = await servers.append('model-apple-iphone-13', { type: 'ModelRepriced', data: repriced });
    expect((await get('/product/global-search?search=iphone13')).body.data[0].estimatedPrice).toBe(24_000);
  });
});

describe('once it is accepted', () => {
  it('its timeline is pushed, and what was seen is not pushed again', async () => {
    const stream = await follow('/order/BB1/events', 'customer', phones.customer);
    expect(await stream.next()).toMatchObject({ event: 'order', data: { status: 'new' } });
    await servers.append('wallet-1', coinsDebited({ partnerId }));
    last = await servers.append('order-BB1', leadAccepted({ partnerId }));
    expect(await stream.next()).toMatchObject({ event: 'order', id: String(last), data: { status: 'processing' } });
    stream.close();
    const resumed = await follow('/order/BB1/events', 'customer', phones.customer, String(last));
    last = await servers.append('order-BB1', pickupAssigned({ partnerId, pickupPersonId }));
    expect(await resumed.next()).toMatchObject({ id: String(last), data: { subStatus: 'Assigned' } });
    resumed.close();
  });

  it('it is in work for its partner and its pickup person, whole', async () => {
    const mine = await get(`/partner/get-assigned-partner-orders/${phones.partner}?status=Assigned`, 'partner');
    expect(mine.body.orders).toMatchObject([{ orderId: 'BB1', user: { address: '14 Lake Road' } }]);
    const { body } = await get(`/pickup/get-pickup-guy-orders/${phones.pickUp}`, 'pickUp');
    expect(body.orders).toMatchObject([{ orderId: 'BB1', user: { phone: '9876543210' } }]);
    expect((await get(`/partner/get-partner-orders/${phones.partner}`, 'partner')).body.orders).toEqual([]);
    expect((await get(`/partner/notifications/${phones.pickUp}`, 'pickUp')).body).toMatchObject({ unread: 1 });
  });

  it('the passbook, the dashboard and the profile agree', async () => {
    const { body } = await get(`/partner/transactions/${phones.partner}?from=2026-03-02&to=2026-03-02`, 'partner');
    expect(body.transactions).toMatchObject([
      { type: 'debited', balance: 46 },
      { type: 'credited', balance: 100 },
    ]);
    expect((await get(`/partner/dashboard/${phones.partner}`, 'partner')).body).toMatchObject({
      coins: 46,
      orders: { pending: 0, assigned: 1 },
    });
    const profile = await get(`/partner/partners/${phones.partner}`, 'partner');
    expect(profile.body.partner).toMatchObject({ coins: 46, pickUpPersons: [{ name: 'Ravi' }] });
    const license = profile.body.partner.pickUpPersons[0].drivingLicense;
    expect(license).toMatch(/^\/files\/f{64}\?expires=/);
  });

  it('a completed one shows the evidence to its partner', async () => {
    last = await servers.append('order-BB1', orderCompleted({ partnerId }));
    const { body } = await get(`/partner/get-single-orders/${phones.partner}/BB1`, 'partner');
    expect(body.order).toMatchObject({ status: 'completed', evidence: { imeiNumber: '490154203237518' } });
    expect(body.order.evidence.deviceImages[0]).toMatch(/^\/files\//);
    expect((await get(`/pickup/get-pickup-guy-orders/${phones.pickUp}`, 'pickUp')).body.orders).toEqual([]);
    const accepted = await get(`/partner/get-partner-accepted-orders/${phones.partner}?status=completed`, 'partner');
    expect(accepted.body.orders).toHaveLength(1);
  });
});

describe('operators', () => {
  it('see where every read model stands', async () => {
    await until(async () => (await worker.status()).every(({ lag }) => lag === 0), 'no lag');
    const { body } = await get('/ops/projections', 'operator');
    expect(body.projections).toHaveLength(allProjections.length);
    expect((await get('/ops/projections', 'partner')).status).toBe(403);
  });

  it('find that every read model is what the log says', async () => {
    for (const { name } of allProjections) expect((await worker.shadow(name)).differing).toEqual([]);
  });
});

interface Pushed {
  readonly event: string;
  readonly id: string;
  readonly data: unknown;
}

async function follow(path: string, role: Viewer['role'], phone: string, lastEventId?: string) {
  const aborting = new AbortController();
  const response = await fetch(`${address}${path}`, {
    headers: {
      authorization: `Bearer ${await tokenOf(role, phone)}`,
      ...(lastEventId && { 'last-event-id': lastEventId }),
    },
    signal: aborting.signal,
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  return {
    close: () => aborting.abort(),
    next: async (): Promise<Pushed> => {
      for (;;) {
        const [block, ...rest] = waiting.split('\n\n');
        if (rest.length > 0) {
          waiting = rest.join('\n\n');
          if (block?.startsWith('event: ')) return parse(block);
          continue;
        }
        waiting += (await reader?.read())?.value ?? '';
      }
    },
  };
}

function parse(block: string): Pushed {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]),
  );
  return { event: fields.event ?? '', id: fields.id ?? '', data: JSON.parse(fields.data ?? 'null') };
}
