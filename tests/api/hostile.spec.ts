import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Api } from '../support/api.js';
import { type Product, startProduct } from '../support/product.js';
import { orderBody } from '../support/selling.js';

const CUSTOMER = '9811100050';
/** Streams never end by themselves. */
const STREAMS = /\/events$/;
const ODD_BODIES: readonly unknown[] = [
  {},
  [],
  null,
  'text',
  7,
  { user: null, productDetails: null, deviceInfo: null, pickUpDetails: [], promo: 'x' },
  { user: {}, productDetails: {}, deviceInfo: {}, payment: {}, pickUpDetails: {}, options: {}, selectedOptions: {} },
  { options: [null], selectedOptions: [null], pinCodes: [null], deviceInfo: { deviceImages: [null] } },
  { phone: { toString: 'x' }, mobileNumber: [], password: {}, otp: {}, refreshToken: {}, image: {}, reason: {} },
  { user: { hasOwnProperty: 1, toString: 1, constructor: 1 }, address: '\ud800', name: '\u0000', code: '\u0000' },
];
const ODD_QUERIES = [
  'page=1&limit=1&search=%5C&sort=__proto__&order=up&status=%00&type=$where',
  'search=(((&sort=constructor&from=never&to=x',
  'search[$regex]=.*&status[$ne]=x&sort[]=a&after=-1&after=2',
  `search=${'%F0%9F%99%88'.repeat(100)}&after=99999999999999999999`,
];
const ODD_PARTS = [
  'x',
  '0',
  '-1',
  '%00',
  '__proto__',
  'constructor',
  '%2e%2e%2f',
  '%F0%9F%99%88',
  '$where',
  'x'.repeat(299),
  'x'.repeat(400),
];

/** Whatever is sent to whichever route: an answer with a shape and a reason, never a failure of ours. */
describe('hostile callers', () => {
  let product: Product;
  let api: Api;
  let routes: readonly (readonly [method: string, path: string])[];
  let tokens: readonly string[];

  beforeAll(async () => {
    product = await startProduct();
    api = new Api(product.url);
    const { body } = await api.get('/docs-json');
    routes = Object.entries<object>(body.paths)
      .filter(([path]) => !STREAMS.test(path))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => [method.toUpperCase(), path] as const));
    tokens = await Promise.all([
      api.customer(CUSTOMER),
      api.partner(),
      api.partner('9000000101', 'pickup-one'),
      api.operator(),
    ]);
  });
  afterAll(() => product?.stop());

  /** Calls as every role; answers what was a failure of ours. */
  async function failures(method: string, url: string, body?: unknown): Promise<readonly string[]> {
    const answers = await Promise.all(tokens.map((token) => api.call(method, url, { token, body })));
    return answers.flatMap(({ status, body: sent }) => {
      if (status < 400) return [];
      const isProblem = typeof sent?.code === 'string' && typeof sent?.message === 'string' && sent?.status === status;
      return status >= 500 || !isProblem ? [`${method} ${url} ${JSON.stringify(body)?.slice(0, 80)}: ${status}`] : [];
    });
  }
  /** A path with the callers' own numbers where it asks for a phone, so that the guard lets it through. */
  const urls = (path: string, part: string) =>
    [CUSTOMER, '9000000001', '9000000101'].map((phone) =>
      path.replace(/\{\w*[pP]hone\}/g, phone).replace(/\{\w+\}/g, part),
    );

  it('odd bodies', async () => {
    const found: string[] = [];
    for (const [method, path] of routes.filter(([name]) => name === 'POST' || name === 'PUT'))
      for (const body of ODD_BODIES)
        for (const url of new Set(urls(path, 'x'))) found.push(...(await failures(method, url, body)));
    expect(found).toEqual([]);
  }, 60_000);

  it('an order with each field taken out or replaced', async () => {
    const found: string[] = [];
    const whole: Record<string, unknown> = { ...orderBody({ phone: CUSTOMER }) };
    for (const [name, value] of Object.entries(whole)) {
      for (const odd of [undefined, null, [], 'x', 7])
        found.push(...(await failures('POST', '/order/create-order', { ...whole, [name]: odd })));
      if (typeof value !== 'object' || value === null) continue;
      for (const inner of Object.keys(value))
        for (const odd of [undefined, null, [], {}, 7, 'x'.repeat(500), '\u0000', '\ud800'])
          found.push(
            ...(await failures('POST', '/order/create-order', { ...whole, [name]: { ...value, [inner]: odd } })),
          );
    }
    expect(found).toEqual([]);
  }, 60_000);

  it('odd queries and odd parts of paths', async () => {
    const found: string[] = [];
    for (const [method, path] of routes.filter(([name]) => name === 'GET')) {
      for (const query of ODD_QUERIES)
        for (const url of new Set(urls(path, 'x'))) found.push(...(await failures(method, `${url}?${query}`)));
    }
    for (const [method, path] of routes.filter(([, name]) => name.includes('{')))
      for (const part of ODD_PARTS) {
        const [url = path] = urls(path, part);
        found.push(...(await failures(method, url)), ...(await failures(method, path.replace(/\{\w+\}/g, part))));
      }
    expect(found).toEqual([]);
  }, 60_000);

  it('an empty body that is said to be JSON is none', async () => {
    const headers = { 'content-type': 'application/json' };
    const accepted = await api.call('POST', '/partner/accept-order/9000000001/BB1', { token: tokens[1], headers });
    expect(accepted.body.code).toBe('ORDER_NOT_FOUND');
    const placed = await api.call('POST', '/order/create-order', { token: tokens[0], headers });
    expect(placed.body).toMatchObject({ code: 'INVALID', errors: expect.any(Array) });
  });

  it('leaves a product that works', async () => {
    expect((await api.get('/health/ready')).status).toBe(200);
    expect((await api.post('/order/create-order', orderBody({ phone: CUSTOMER }), tokens[0])).status).toBe(201);
  });
});
