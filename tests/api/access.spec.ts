import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Api } from '../support/api.js';
import { expectProblem } from '../support/problem.js';
import { type Product, startProduct } from '../support/product.js';
import { TheLog } from '../support/the-log.js';

/** Open to everybody; every other route in the API's own document must ask who is there. */
const PUBLIC = [
  /^\/health\//,
  /^\/user\/(register|logins|resend-otp|verify-otp|user-exists)/,
  /^\/(partner|ops)\/login$/,
  /^\/auth\//,
  /^\/images\//,
  /^\/dynamic\//,
  /^\/pincode\//,
  /^\/api\/(brand|category|blog)/,
  /^\/product\/(get-|price-and-availability|best-selling|global-search|model\/)/,
  /^\/coins\//,
  /^\/files\/\{name\}$/,
  /^\/(newsletter|contact)\//,
];
const CUSTOMER = '9811100005';

interface Route {
  readonly method: string;
  readonly path: string;
  readonly url: string;
}

describe('who may call what', () => {
  let product: Product;
  let api: Api;
  let log: TheLog;
  let closed: readonly Route[];
  const tokens = new Map<string, string>();

  beforeAll(async () => {
    product = await startProduct();
    api = new Api(product.url);
    log = new TheLog(product.servers.eventStoreUrl);
    const { body } = await api.get('/docs-json');
    closed = routesOf(body.paths).filter(({ path }) => !PUBLIC.some((open) => open.test(path)));
    tokens.set('customer', await api.customer(CUSTOMER));
    tokens.set('partner', await api.partner());
    tokens.set('pickUp', await api.partner('9000000101', 'pickup-one'));
    tokens.set('operator', await api.operator());
  });
  afterAll(async () => {
    await log?.dispose();
    await product?.stop();
  });

  it('no closed route answers without a token, and none appends an event', async () => {
    expect(closed.length).toBeGreaterThan(40);
    const before = await log.position();
    for (const { method, url } of closed) {
      expectProblem(await api.call(method, url, bodyFor(method)), 'UNAUTHENTICATED');
      expectProblem(await api.call(method, url, { ...bodyFor(method), token: 'nonsense' }), 'UNAUTHENTICATED');
    }
    expect(await log.position()).toBe(before);
  });

  it.each([
    ['customer', /^\/(ops|partner|payment|pickup)\//],
    ['pickUp', /^\/(ops|payment|promo)\/|^\/partner\/(?!notif)|^\/order\/(create|cancel|get-user)|^\/user\//],
    ['partner', /^\/(ops|pickup|promo|abundant)\/|^\/order\/(create|cancel|get-user)|^\/user\//],
    [
      'operator',
      /^\/order\/(create|cancel)|^\/partner\/(accept|assign|deassign|requote|complete|cancel|add|block|unblock)|^\/promo\//,
    ],
  ])('a %s gets no further than their own routes', async (role, others) => {
    const theirs = closed.filter(({ path }) => others.test(path));
    expect(theirs.length).toBeGreaterThan(4);
    const before = await log.position();
    for (const { method, url } of theirs)
      expectProblem(await api.call(method, url, { ...bodyFor(method), token: tokens.get(role) }), 'FORBIDDEN');
    expect(await log.position()).toBe(before);
  });

  it("another's phone in a path is not found, whether it exists or not", async () => {
    const own = closed.filter(
      ({ path }) => /\{(phone|partnerPhone|customerPhone|pickupPhone)\}/.test(path) && !path.startsWith('/ops/'),
    );
    expect(own.length).toBeGreaterThan(15);
    const before = await log.position();
    for (const { method, path } of own) {
      const role = /^\/(user|order)\//.test(path) ? 'customer' : path.startsWith('/pickup/') ? 'pickUp' : 'partner';
      for (const phone of ['9000000002', '9999999998', '0', '%00', 'x'.repeat(200)])
        expectProblem(
          await api.call(method, filled(path, phone), { ...bodyFor(method), token: tokens.get(role) }),
          'NOT_FOUND',
        );
    }
    expect(await log.position()).toBe(before);
  });
});

function routesOf(paths: Readonly<Record<string, object>>): readonly Route[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path, url: filled(path, '9000000001') })),
  );
}

const filled = (path: string, phone: string) => path.replace(/\{\w*[pP]hone\}/g, phone).replace(/\{\w+\}/g, 'x');
const bodyFor = (method: string) => (method === 'POST' || method === 'PUT' ? { body: {} } : {});
