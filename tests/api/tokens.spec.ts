import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { again } from '../support/again.js';
import { Api } from '../support/api.js';
import { EventStream } from '../support/event-stream.js';
import { type Caller, type Callers, GuardedWorld, ok, PRIVATE_BYTES } from '../support/guarded-world.js';
import { People } from '../support/people.js';
import { expectProblem } from '../support/problem.js';
import { type Product, startProduct } from '../support/product.js';
import { orderBody } from '../support/selling.js';
import { TheLog } from '../support/the-log.js';

const SOON = Math.floor(Date.now() / 1000) + 600;
const HMACS: Readonly<Record<string, string>> = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' };

describe('a token', () => {
  let product: Product;
  let api: Api;
  let log: TheLog;
  let world: GuardedWorld;
  let callers: Callers;
  let secret: string;

  beforeAll(async () => {
    product = await startProduct();
    api = new Api(product.url);
    log = new TheLog(product.servers.eventStoreUrl);
    secret = String(product.env.TOKEN_SECRET);
    world = await GuardedWorld.begin(api, log, product.env);
    callers = world.callers;
  }, 60_000);
  afterAll(async () => {
    await log?.dispose();
    await product?.stop();
  });

  const claims = ({ id, role, phone }: Caller, change: object = {}) => ({
    sub: id,
    role,
    phone,
    name: 'Somebody',
    iss: 'phirse',
    exp: SOON,
    ...change,
  });
  const signed = (payload: object, alg = 'HS256', key = secret) => {
    const text = `${encoded({ alg, typ: 'JWT' })}.${encoded(payload)}`;
    return `${text}.${createHmac(HMACS[alg] ?? 'sha256', key)
      .update(text)
      .digest('base64url')}`;
  };
  /** One read, one write and one stream of each role. */
  const doors = (): readonly (readonly [Caller, string, string])[] => {
    const { customer, partner, pickUp, operator } = callers;
    const { orderId } = world.names(customer);
    return [
      [customer, 'GET', `/order/get-user-order/${customer.phone}`],
      [customer, 'POST', '/order/create-order'],
      [customer, 'GET', `/order/${orderId}/events`],
      [partner, 'GET', `/partner/get-partner-accepted-orders/${partner.phone}`],
      [partner, 'POST', `/partner/deassign-order/${partner.phone}/${orderId}`],
      [partner, 'GET', `/partner/notifications/${partner.phone}/events`],
      [pickUp, 'GET', `/pickup/get-pickup-guy-orders/${pickUp.phone}`],
      [operator, 'GET', '/ops/partners'],
      [operator, 'POST', `/ops/partners/${partner.phone}/suspend`],
    ];
  };

  it('opens what it should when it is made by hand as the product makes it', async () => {
    const { partner } = callers;
    const { status } = await api.get(`/partner/partners/${partner.phone}`, signed(claims(partner)));
    expect(status).toBe(200);
  });

  const FORGED: readonly (readonly [string, (caller: Caller) => string])[] = [
    ['of another key', (caller) => signed(claims(caller), 'HS256', 'a secret of somebody else, and long')],
    ['of an empty key', (caller) => signed(claims(caller), 'HS256', '')],
    ['without a signature', (caller) => `${encoded({ alg: 'none' })}.${encoded(claims(caller))}.`],
    ['that says none but is signed', (caller) => signed(claims(caller), 'none')],
    ['of a longer hash', (caller) => signed(claims(caller), 'HS512')],
    ['of a key pair', (caller) => ofKeyPair(claims(caller))],
    ['for another role', ({ token, role }) => altered(token, { role: role === 'operator' ? 'partner' : 'operator' })],
    ['for another number', ({ token }) => altered(token, { phone: '9000000002' })],
    ['for another account', ({ token }) => altered(token, { sub: '0'.repeat(32) })],
    ['for longer', ({ token }) => altered(token, { exp: SOON + 9_000_000 })],
    ['cut short', ({ token }) => token.slice(0, -1)],
    ['made longer', ({ token }) => `${token}x`],
    ['of another issuer', (caller) => signed(claims(caller, { iss: 'elsewhere' }))],
    ['without an end', (caller) => signed(claims(caller, { exp: undefined }))],
    ['not yet begun', (caller) => signed(claims(caller, { nbf: SOON }))],
    ['of no known role', (caller) => signed(claims(caller, { role: 'admin' }))],
    ['of a role of the prototype', (caller) => signed(claims(caller, { role: 'constructor' }))],
    ['without an account', (caller) => signed(claims(caller, { sub: '' }))],
    ['of a phone that is no text', (caller) => signed(claims(caller, { phone: [caller.phone] }))],
  ];
  it.each(FORGED)('%s opens nothing', async (_, forge) => {
    const before = await log.position();
    for (const [caller, method, path] of doors())
      expectProblem(await api.call(method, path, { token: forge(caller) }), 'UNAUTHENTICATED');
    expect(await log.position()).toBe(before);
  });

  it('past its time opens nothing, and says so', async () => {
    for (const [caller, method, path] of doors()) {
      const token = signed(claims(caller, { exp: SOON - 1200 }));
      expectProblem(await api.call(method, path, { token }), 'TOKEN_EXPIRED');
    }
  });

  it('is read from its header only, and is no refresh token, nor the other way round', async () => {
    const { token, phone } = callers.customer;
    const path = `/user/get-user-info/${phone}`;
    for (const [header, value] of [
      ['authorization', `Basic ${token}`],
      ['authorization', token],
      ['cookie', `token=${token}`],
    ] as const)
      expectProblem(await api.call('GET', path, { headers: { [header]: value } }), 'UNAUTHENTICATED');
    expectProblem(await api.get(`${path}?token=${token}&access_token=${token}`), 'UNAUTHENTICATED');
    expectProblem(await api.post('/auth/refresh', { refreshToken: token }), 'UNAUTHENTICATED');
    const login = { mobileNumber: '9000000001', password: 'partner-one' };
    const { refreshToken } = ok(await api.post('/partner/login', login)).body;
    expectProblem(await api.get('/partner/partners/9000000001', refreshToken), 'UNAUTHENTICATED');
  });

  it('of one kind is none of another, under the same number', async () => {
    const { partner, customer, pickUp } = callers;
    const people = new People(api, product.env);
    const before = await log.position();
    const { orderId } = world.names(customer);
    for (const [owner, path, order] of [
      [customer, `/user/get-user-info/${customer.phone}`, `/order/get-order/${orderId}`],
      [partner, `/partner/partners/${partner.phone}`, `/order/get-order/${orderId}`],
      [pickUp, `/pickup/get-pickup-guy-orders/${pickUp.phone}`, `/order/get-order/${orderId}`],
    ] as const)
      for (const role of ['customer', 'partner', 'pickUp'] as const) {
        const { token } = await people.signedIn(role, owner.phone);
        if (role === owner.role) {
          expect((await api.get(path, token)).status).toBe(200);
          expect((await api.get(order, token)).status).toBe(200);
        } else {
          expectProblem(await api.get(path, token), 'FORBIDDEN');
          expectProblem(await api.get(order, token), 'ORDER_NOT_FOUND');
        }
      }
    // One bell has two kinds of owners: a namesake of the partner's number hears nothing of the partner's.
    const namesake = await people.signedIn('pickUp', partner.phone);
    const bell = await api.get(`/partner/notifications/${partner.phone}`, namesake.token);
    expect(bell.body).toEqual({ data: [], unread: 0 });
    expect(await log.position()).toBe(before);
  });

  it('does not turn a stranger’s picture into one’s own', async () => {
    const { partner, otherPartner } = callers;
    const { image } = world.names(partner);
    const { name } = ok(await api.post('/files', { image }, otherPartner.token)).body;
    const hash = name.slice(0, 64);
    const before = await log.position();
    const buying = (picture: string, { phone, token } = partner) =>
      api.post('/payment/create-payments', { image: picture, partnerPhone: phone, coins: 1, price: 10 }, token);
    for (const picture of [hash, name, `${hash}.${'A'.repeat(43)}`, `/files/${hash}`])
      expect((await buying(picture)).status).toBeGreaterThanOrEqual(400);
    for (const path of [`/files/${hash}`, `/files/${name}`, `/files/${hash}?expires=99999999999&signature=x`])
      for (const { token } of Object.values(callers)) expectProblem(await api.get(path, token), 'NOT_FOUND');
    expect(await log.position()).toBe(before);
    expect((await buying(name, otherPartner)).status).toBe(201);
  });

  it('of whoever was suspended, blocked or deleted neither reads nor writes, and what it opened ends', async () => {
    const { partner, pickUp, otherCustomer, operator } = callers;
    const { pickupPersonId, orderId } = world.names(partner);
    const placed = ok(
      await api.post('/order/create-order', orderBody({ phone: otherCustomer.phone }), otherCustomer.token),
    );
    const theirs = placed.body.order.orderId;
    const block = `/partner/block-pickup-person/${partner.phone}/${pickupPersonId}`;
    const suspend = `/ops/partners/${partner.phone}/suspend`;
    const ends = [
      {
        who: pickUp,
        code: 'FORBIDDEN',
        status: 403,
        stream: `/order/${orderId}/events`,
        reads: [`/order/get-order/${orderId}`, `/pickup/get-pickup-guy-orders/${pickUp.phone}`],
        end: () => api.put(block, undefined, partner.token),
      },
      {
        who: partner,
        code: 'PARTNER_SUSPENDED',
        status: 403,
        stream: `/partner/notifications/${partner.phone}/events`,
        reads: [`/partner/get-partner-accepted-orders/${partner.phone}`, `/order/get-order/${orderId}`],
        end: () => api.post(suspend, { reason: 'Complaints' }, operator.token),
      },
      {
        who: otherCustomer,
        code: 'UNAUTHENTICATED',
        status: 401,
        stream: `/order/${theirs}/events`,
        reads: [`/order/get-order/${theirs}`, `/user/get-user-info/${otherCustomer.phone}`],
        end: async () => {
          ok(await api.post(`/order/cancel-order/${theirs}`, { cancellationReason: 'Kept it' }, otherCustomer.token));
          return api.post('/user/account-deletion', { phone: otherCustomer.phone }, otherCustomer.token);
        },
      },
    ] as const;
    for (const { who, code, status, stream: path, reads, end } of ends) {
      const stream = await EventStream.open(`${product.url}${path}`, who.token);
      await stream.until(() => true);
      ok(await end());
      for (const read of reads) {
        const refused = await again(() => api.get(read, who.token), status);
        expectProblem(refused, code);
        expect(JSON.stringify(refused.body)).not.toMatch(PRIVATE_BYTES);
      }
      expectProblem(await api.post('/files', { image: world.names(who).image }, who.token), code);
      // What is open to everybody stays so.
      expect((await api.get('/coins/get-coin-value', who.token)).status).toBe(200);
      expect((await EventStream.open(`${product.url}${path}`, who.token)).status).toBe(status);
      await stream.over();
    }
  });
});

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function altered(token: string, change: object): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const known: object = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return `${header}.${encoded({ ...known, ...change })}.${signature}`;
}

function ofKeyPair(payload: object): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const text = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(payload)}`;
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}
