import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { again } from '../support/again.js';
import { type Answer, Api } from '../support/api.js';
import { expectProblem } from '../support/problem.js';
import { type Product, startProduct } from '../support/product.js';

const CUSTOMER = '9811100070';
const PARTNER = '9000000001';

/** What an outside tester of the API found, and what keeps it from coming back. */
describe('the API to a stranger', () => {
  let product: Product;
  let api: Api;
  let customer: string;
  let partner: string;

  beforeAll(async () => {
    product = await startProduct();
    api = new Api(product.url);
    [customer, partner] = await Promise.all([api.customer(CUSTOMER), api.partner()]);
  });
  afterAll(() => product?.stop());

  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(`${api.url}${path}`, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : '' };
  };

  describe('a form', () => {
    it.each([
      ['without a boundary', 'multipart/form-data', 'abc'],
      [
        'that ends in the middle',
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nab',
      ],
    ])('%s is the sender’s mistake', async (_, contentType, body) => {
      const headers = { authorization: `Bearer ${partner}`, 'content-type': contentType };
      for (const path of [`/partner/add-pickup-person/${PARTNER}`, '/files'])
        expectProblem(await send(path, { method: 'POST', headers, body }), 'INVALID');
    });
  });

  describe('a passbook', () => {
    it('has pages of five lines, as every table of a partner', async () => {
      const { body } = await api.get(`/partner/transactions/${PARTNER}`, partner);
      expect(body.transactions).toHaveLength(5);
      expect(body.pagination).toMatchObject({ page: 1, limit: 5, hasNext: true });
    });

    it.each(['2026-W45', '2026-300', '2026-02-30', '2026', 'x'])('cannot begin on %s', async (day) => {
      const answer = await api.get(`/partner/transactions/${PARTNER}?from=${day}`, partner);
      expectProblem(answer, 'INVALID');
      expect(answer.body.errors).toEqual([expect.objectContaining({ field: 'from' })]);
    });

    it.each(['2026-11-01', '2026-11-01T10:00Z', '2026-11-01T10:00:00.000%2B05:30'])('may begin on %s', async (day) => {
      expect((await api.get(`/partner/transactions/${PARTNER}?from=${day}`, partner)).status).toBe(200);
    });
  });

  describe('a phone number in a body', () => {
    it('that is missing is told as missing, with what else is wrong', async () => {
      const answer = await api.post('/user/users/add-address', { address: ' ' }, customer);
      expectProblem(answer, 'INVALID');
      expect(answer.body.errors.map(({ field }: { field: string }) => field).sort()).toEqual(['address', 'phone']);
      expectProblem(await api.post('/promo/check/promocode', { enteredCode: 'X' }, customer), 'INVALID');
    });

    it('that is another’s is not to be found, whoever’s it is', async () => {
      for (const phone of ['9000001001', '9811199999'])
        expectProblem(await api.post('/user/account-deletion', { phone }, customer), 'NOT_FOUND');
    });
  });

  it('tells first what is no number of coins, then what are too many', async () => {
    const buy = (coins: unknown) =>
      api.post('/payment/create-payments', { image: 'x', partnerPhone: PARTNER, coins, price: 10 }, partner);
    for (const coins of ['10', null, 1.5, 0])
      expect((await buy(coins)).body.message).toBe('Please enter a valid number of coins (minimum 1)');
    expect((await buy(1_000_001)).body.message).toBe('At most 10,00,000 coins can be bought at once');
  });

  it('a price that was seen names who saw it, and of what', async () => {
    const user = { phone: CUSTOMER, city: 'Bangalore', pincode: '560038', name: 'Asha', email: 'asha@example.com' };
    for (const body of [{}, { user }, { user: null, productDetails: null }, { productDetails: {} }])
      expectProblem(await api.post('/abundant/create-order', { platform: 'web', ...body }, customer), 'INVALID');
  });

  it('asks for JSON where something else is sent, and for a token where none is', async () => {
    const headers = { authorization: `Bearer ${customer}`, 'content-type': 'application/xml' };
    const path = '/user/users/add-address';
    expectProblem(await send(path, { method: 'POST', headers, body: '<a/>' }), 'UNSUPPORTED_MEDIA_TYPE');
    const anonymous = await api.get(`/user/get-user-info/${CUSTOMER}`);
    expectProblem(anonymous, 'UNAUTHENTICATED');
    expect(anonymous.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('shows a blocked pickup person nothing more, until they are unblocked', async () => {
    const login = await api.post('/partner/login', { mobileNumber: '9000000102', password: 'pickup-two' });
    const pickups = () => api.get('/pickup/get-pickup-guy-orders/9000000102', login.body.token);
    const { body } = await api.get(`/partner/get-pickup-persons/${PARTNER}?search=9000000102`, partner);
    const standing = (verb: string) =>
      api.put(`/partner/${verb}-pickup-person/${PARTNER}/${body.pickUpPersons[0].id}`, undefined, partner);
    expect((await pickups()).status).toBe(200);
    await standing('block');
    expectProblem(await again(pickups, 403), 'FORBIDDEN');
    await standing('unblock');
    await again(pickups, 200);
  });

  it('tells a method that a call does not take from a call that is none', async () => {
    for (const [method, path, allow] of [
      ['DELETE', '/order/create-order', 'POST'],
      ['POST', '/coins/get-coin-value', 'GET, HEAD'],
      ['GET', `/partner/block-pickup-person/${PARTNER}/x`, 'PUT'],
    ] as const) {
      const answer = await api.call(method, path, { token: customer });
      expectProblem(answer, 'METHOD_NOT_ALLOWED');
      expect(answer.headers.get('allow')).toBe(allow);
    }
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS'])
      expectProblem(await api.call(method, '/nowhere'), 'NOT_FOUND');
    const page = await api.call('GET', '/partner/login', { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    const anything = await api.call('HEAD', '/', { headers: { accept: '*/*' } });
    expect([anything.status, anything.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('has nobody keep what is somebody’s own', async () => {
    const own = await api.get(`/user/get-user-info/${CUSTOMER}`, customer);
    const refused = await api.get('/nowhere');
    const picture = await api.get('/images/brands/apple.svg');
    expect([own, refused, picture].map(({ headers }) => headers.get('cache-control'))).toEqual([
      'no-store',
      'no-store',
      'public, max-age=31536000, immutable',
    ]);
  });

  it.each([
    ['what is no HTTP', 'GET / HTTP/9\r\n\r\n', 'INVALID'],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 'PAYLOAD_TOO_LARGE'],
  ] as const)('answers %s with problem details', async (_, text, code) => {
    const socket = connect(Number(new URL(product.url).port), '127.0.0.1');
    socket.end(text);
    const [head = '', body = ''] = (await readText(socket)).split('\r\n\r\n');
    expect(head).toContain('application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ code, status: Number(head.split(' ')[1]) });
  });

  it('gives the head of a stream without the stream', async () => {
    const init = { method: 'HEAD', headers: { authorization: `Bearer ${partner}` } };
    const head = await send(`/partner/notifications/${PARTNER}/events`, init);
    expect(head.status).toBe(200);
    expect(head.headers.get('content-type')).toMatch(/^text\/event-stream/);
  });

  describe('the OpenAPI document', () => {
    // biome-ignore lint/suspicious/noExplicitAny: the document is looked into everywhere
    let operations: readonly { readonly id: string; readonly path: string; readonly operation: any }[];
    let document: Answer['body'];
    beforeAll(async () => {
      document = (await api.get('/docs-json')).body;
      operations = Object.entries<Record<string, object>>(document.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({ id: `${method} ${path}`, path, operation })),
      );
    });
    const namesIn = (place: string, parameters: readonly { readonly in: string; readonly name: string }[]) =>
      parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);

    it('is of version 3.0, declares each part of a path, and points at what there is', () => {
      expect(document.openapi).toMatch(/^3\.0\./);
      for (const { id, path, operation } of operations) {
        const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        expect([id, ...namesIn('path', operation.parameters).sort()]).toEqual([id, ...parts.sort()]);
      }
      const text = JSON.stringify(document);
      for (const [, name = ''] of text.matchAll(/#\/components\/schemas\/(\w+)/g))
        expect(document.components.schemas).toHaveProperty(name);
      expect(text).not.toContain('"type":"null"');
    });

    it('says what a list may be asked for, and what it takes where it is not', () => {
      const { parameters } = document.paths['/partner/get-partner-orders/{phone}'].get;
      const names = ['after', 'category', 'limit', 'order', 'page', 'pincode', 'search', 'sort'];
      expect(namesIn('query', parameters).sort()).toEqual(names);
      expect(parameters.find(({ name }: { name: string }) => name === 'limit').schema.default).toBe(5);
    });

    it('tells open routes from closed ones, and what each refuses with', async () => {
      for (const { operation } of operations)
        expect(operation.responses.default.content).toHaveProperty(['application/problem+json']);
      for (const { id, path, operation } of operations.filter(({ path: one }) => !/\{/.test(one))) {
        if (!id.startsWith('get ')) continue;
        expect([id, (await api.get(path)).status === 401]).toEqual([id, operation.security !== undefined]);
      }
    });

    it('describes the forms', () => {
      for (const path of ['/partner/add-pickup-person/{phone}', '/files'])
        expect(document.paths[path].post.requestBody.content).toHaveProperty(['multipart/form-data', 'schema']);
    });
  });
});
