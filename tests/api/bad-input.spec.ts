import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ErrorCode } from '@phirse/contracts/kernel/errors.js';
import { type Answer, Api } from '../support/api.js';
import { picture } from '../support/pictures.js';
import { expectProblem } from '../support/problem.js';
import { type Product, startProduct } from '../support/product.js';
import { answers, DEVICE, orderBody } from '../support/selling.js';
import { TheLog } from '../support/the-log.js';

const CUSTOMER = '9811100002';
const PARTNER = '9000000001';

describe('requests that cannot be: a status, a code, a clear message, and no event', () => {
  let product: Product;
  let api: Api;
  let log: TheLog;
  let customer: string;
  let partner: string;
  let image: string;

  beforeAll(async () => {
    product = await startProduct();
    api = new Api(product.url);
    log = new TheLog(product.servers.eventStoreUrl);
    image = await picture();
    [customer, partner] = await Promise.all([api.customer(CUSTOMER), api.partner()]);
  });
  afterAll(async () => {
    await log?.dispose();
    await product?.stop();
  });

  async function refused(code: ErrorCode, call: () => Promise<Answer>): Promise<Answer> {
    const before = await log.position();
    const answer = await call();
    expectProblem(answer, code);
    expect(await log.position()).toBe(before);
    return answer;
  }
  const create = (body: unknown, key?: string) => api.post('/order/create-order', body, customer, key);
  const placing = () => orderBody({ phone: CUSTOMER });
  const raw = (body: string | undefined, headers: Record<string, string>, path = '/order/create-order') =>
    send(`${api.url}${path}`, { method: 'POST', body, headers: { authorization: `Bearer ${customer}`, ...headers } });

  describe('a body', () => {
    it('with a wrong type, a missing field, a text too long, a number that cannot be', async () => {
      const wrong: readonly unknown[] = ['x'.repeat(400), 7, null, [], {}, true, ['a'], { $gt: '' }];
      for (const value of wrong) {
        await refused('INVALID', () => create({ ...placing(), user: { ...placing().user, name: value } }));
        await refused('INVALID', () => create({ ...placing(), user: value }));
        await refused('INVALID', () => create({ ...placing(), pickUpDetails: value }));
        await refused('INVALID', () =>
          create({ ...placing(), productDetails: { ...placing().productDetails, slug: value } }),
        );
        await refused('INVALID', () =>
          api.post('/user/users/add-address', { phone: CUSTOMER, address: value }, customer),
        );
        await refused('INVALID', () => api.post('/partner/login', { mobileNumber: PARTNER, password: value }));
        await refused('INVALID', () => api.post('/user/logins', { phone: value }));
      }
      for (const coins of [-1, 0, 1.5, '5', null, 1e15, [], {}])
        await refused('INVALID', () =>
          api.post('/payment/create-payments', { image, partnerPhone: PARTNER, coins, price: 10 }, partner),
        );
      for (const price of [-1, 1.5, '100', Number.MAX_SAFE_INTEGER + 1, {}])
        await refused(price === Number.MAX_SAFE_INTEGER + 1 ? 'PRICE_MISMATCH' : 'INVALID', () =>
          create({ ...placing(), productDetails: { ...placing().productDetails, price } }),
        );
      for (const options of [
        'x',
        [7],
        [null],
        Array(101).fill(answers()[0]),
        [{ heading: {}, description: '', value: '' }],
      ])
        await refused('INVALID', () =>
          create({ ...placing(), productDetails: { ...placing().productDetails, options } }),
        );
      for (const pincode of ['1', '56003', '5600381', 560038, 'abcdef', '٥٦٠٠٣٨'])
        await refused('INVALID', () => api.post('/product/get-price-by-pincode', { pincode, slug: DEVICE.slug }));
      const { body } = await refused('INVALID', () =>
        api.post('/user/register', { name: '', email: 'nope', phone: '12' }),
      );
      expect(body.errors.map(({ field }: { field: string }) => field).sort()).toEqual(['email', 'name', 'phone']);
    });

    it('that is no JSON, of another kind, empty, or too large', async () => {
      const json = { 'content-type': 'application/json' };
      for (const text of ['{', '{"a":', 'null', '[]', '"text"', '7', '', '\u0000'])
        await refused('INVALID', () => raw(text, json));
      await refused('INVALID', () => raw('platform=web', { 'content-type': 'application/x-www-form-urlencoded' }));
      await refused('UNSUPPORTED_MEDIA_TYPE', () => raw('<a/>', { 'content-type': 'application/xml' }));
      await refused('INVALID', () => raw('--x', { 'content-type': 'multipart/form-data; boundary=x' }));
      await refused('PAYLOAD_TOO_LARGE', () => raw(JSON.stringify({ a: 'x'.repeat(2 * 1024 * 1024) }), json));
      await refused('INVALID', () => raw(`${'['.repeat(100_000)}${']'.repeat(100_000)}`, json));
    });

    it('that reaches for prototypes', async () => {
      const text = JSON.stringify(placing());
      for (const key of ['__proto__', 'constructor'])
        await refused('INVALID', () =>
          raw(`{"${key}":{"prototype":{"polluted":1},"polluted":1},${text.slice(1)}`, {
            'content-type': 'application/json',
          }),
        );
      expect(Object.keys(await api.get('/coins/get-coin-value').then(({ body }) => body))).toEqual(['coinValue']);
    });
  });

  describe('a query, a path, a header', () => {
    it('pages that cannot be', async () => {
      for (const query of [
        'page=0',
        'page=-1',
        'limit=0',
        'limit=101',
        'limit=abc',
        'page=1.5',
        'page=1e9',
        'status=x',
        'page[]=1',
        'page[$gt]=1',
      ])
        if (!query.includes('['))
          await refused('INVALID', () => api.get(`/order/get-user-order/${CUSTOMER}?${query}`, customer));
        else expect((await api.get(`/order/get-user-order/${CUSTOMER}?${query}`, customer)).status).toBeLessThan(500);
      for (const query of ['page=1&page=2', 'status=new&status=new'])
        expect((await api.get(`/order/get-user-order/${CUSTOMER}?${query}`, customer)).status).toBe(400);
    });

    it('a search for what is no text', () => refused('INVALID', () => api.get('/product/global-search?search=%00')));

    it('routes that are not there', async () => {
      await refused('NOT_FOUND', () => api.get('/nothing/here'));
      await refused('METHOD_NOT_ALLOWED', () => api.call('PATCH', '/order/create-order', { token: customer }));
      await refused('NOT_FOUND', () => api.post('/nothing', { a: 1 }));
      for (const path of [
        '/%',
        '/order/get-order/%E0%A4%A',
        '/images/..%2f..%2fpackage.json',
        '/files/..%2f..%2fsecrets.json',
      ]) {
        const answer = await api.get(path, customer);
        expect([400, 404]).toContain(answer.status);
        expect(answer.body).toMatchObject({
          code: expect.stringMatching(/^(INVALID|NOT_FOUND)$/),
          message: expect.any(String),
        });
      }
    });

    it('an Idempotency-Key too long, empty, or used for another body', async () => {
      await refused('INVALID', () => create(placing(), 'k'.repeat(201)));
      await refused('INVALID', () => create(placing(), 'with a space'));
      expect((await create(placing(), 'once')).status).toBe(201);
      await refused('IDEMPOTENCY_KEY_REUSED', () =>
        create({ ...placing(), user: { ...placing().user, name: 'Other' } }, 'once'),
      );
    });
  });

  it('keeps odd text as it is, and what is only spaces is nothing', async () => {
    const odd = '12, ಬೆಂಗಳೂರು "Road" <b>\\ 🏠 é​';
    const added = await api.post('/user/users/add-address', { phone: CUSTOMER, address: odd }, customer);
    expect(added.status).toBe(200);
    const { body } = await api.get(`/user/get-user-info/${CUSTOMER}?after=${added.body.position}`, customer);
    expect(body.user.address).toContain(odd);
    await refused('INVALID', () =>
      api.post('/user/users/add-address', { phone: CUSTOMER, address: ' \u00a0\n' }, customer),
    );
    for (const address of ['a\u0000b', 'half of \ud83c'])
      await refused('INVALID', () => api.post('/user/users/add-address', { phone: CUSTOMER, address }, customer));
  });
});

async function send(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
}
