import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answer, Api } from '../support/api.js';
import { EventStream } from '../support/event-stream.js';
import { type Caller, type Callers, GuardedWorld, PRIVATE_BYTES } from '../support/guarded-world.js';
import { expectProblem } from '../support/problem.js';
import { type Product, startProduct } from '../support/product.js';
import { type Names, ROUTE_ACCESS, type Role, type RouteAccess } from '../support/route-access.js';
import { TheLog } from '../support/the-log.js';

type Name = keyof Callers;
const OWNERS: readonly Name[] = ['customer', 'partner', 'pickUp'];
const STRANGERS: readonly Name[] = ['otherCustomer', 'otherPartner', 'awayPartner', 'otherPickUp'];
const NOBODYS = '9811100099';
/** Names somebody's object, not somebody. */
const OBJECT = /\{(orderId|pickupPersonId|paymentId|notificationId)\}/;
const routes = Object.entries(ROUTE_ACCESS).map(([route, access]) => ({ route, access }));
const closed = routes.flatMap(({ route, access }) =>
  typeof access.may === 'string' ? [] : [{ route, access, may: access.may }],
);

describe('who may call what', () => {
  let product: Product;
  let api: Api;
  let log: TheLog;
  let world: GuardedWorld;

  beforeAll(async () => {
    product = await startProduct();
    api = new Api(product.url);
    log = new TheLog(product.servers.eventStoreUrl);
    world = await GuardedWorld.begin(api, log, product.env);
  }, 60_000);
  afterAll(async () => {
    await log?.dispose();
    await product?.stop();
  });

  async function call(route: string, access: RouteAccess, names: Names, token?: string): Promise<Answer> {
    const [method = '', pattern = ''] = route.split(' ');
    const path = filled(pattern, access, names);
    const body = access.body && { body: access.body(names) };
    if (!pattern.endsWith('/events')) return api.call(method, path, { token, ...body });
    const stream = await EventStream.open(`${product.url}${path}`, token ?? '');
    const isOpen = stream.status === 200;
    const sent = isOpen ? (await stream.until(() => true)).data : await stream.problem();
    if (isOpen) stream.close();
    return { status: stream.status, headers: stream.headers, body: sent };
  }
  /** Whose number a route that is open to these roles is called under by somebody else. */
  const ownerOf = (roles: readonly Role[]): Caller =>
    world.callers[OWNERS.find((name) => roles.some((role) => role === name)) ?? 'partner'];

  /** Calls that are refused: none may append an event. */
  async function refused(calls: () => Promise<void>): Promise<void> {
    const before = await log.position();
    await calls();
    expect(await log.position()).toBe(before);
  }

  it('is written down for every route that there is, and for no other', async () => {
    const { body } = await api.get('/docs-json');
    const paths: Readonly<Record<string, object>> = body.paths;
    const served = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(Object.keys(ROUTE_ACCESS).toSorted()).toEqual(served.toSorted());
    expect(closed.length).toBeGreaterThan(50);
  });

  it('what is open is open to everybody, with any token and none', async () => {
    const tokens = [undefined, 'nonsense', ...Object.values(world.callers).map(({ token }) => token)];
    for (const { route, access } of routes.filter(({ access }) => access.may === 'everybody'))
      for (const token of tokens) {
        const { status } = await call(route, access, world.names(world.callers.partner), token);
        expect([route, status]).toEqual([route, access.status ?? 200]);
      }
  });

  it.each(closed)('$route: nobody without a token', ({ route, access, may }) =>
    refused(async () => {
      const names = world.names(ownerOf(may), access.about);
      expectProblem(await call(route, access, names), 'UNAUTHENTICATED');
      expectProblem(await call(route, access, names, 'nonsense'), 'UNAUTHENTICATED');
    }),
  );

  it.each(closed)('$route: nobody of another role', ({ route, access, may }) =>
    refused(async () => {
      const names = world.names(ownerOf(may), access.about);
      const others = Object.values(world.callers).filter(({ role }) => !may.includes(role));
      for (const { token } of others) expectProblem(await call(route, access, names, token), 'FORBIDDEN');
    }),
  );

  it.each(closed)('$route: nobody under a number that is another’s', ({ route, access, may }) =>
    refused(async () => {
      const strangers = STRANGERS.map((name) => world.callers[name]).filter(({ role }) => may.includes(role));
      for (const stranger of strangers) {
        if (!namesPhone(route, access, world.names(stranger))) continue;
        const names = world.names(ownerOf([stranger.role]), access.about);
        const answer = await call(route, access, names, stranger.token);
        expectProblem(answer, 'NOT_FOUND');
        // Nor is it to be told whether the number is anybody's.
        const unknown = await call(route, access, { ...names, phone: NOBODYS }, stranger.token);
        expect(told(unknown)).toEqual(told(answer));
      }
    }),
  );

  it.each(closed.filter(({ route }) => OBJECT.test(route)))(
    '$route: nobody under their own number about another’s',
    ({ route, access, may }) =>
      refused(async () => {
        const strangers = STRANGERS.map((name) => world.callers[name]).filter(({ role }) => may.includes(role));
        for (const stranger of strangers.filter(({ phone }) => !isOffered(route, phone))) {
          const owned = world.names(ownerOf([stranger.role]), access.about);
          const answer = await call(route, access, { ...owned, phone: stranger.phone }, stranger.token);
          expect([route, answer.status]).toEqual([route, 404]);
          expect(JSON.stringify(answer.body)).not.toMatch(PRIVATE_BYTES);
        }
      }),
  );
  /** The lead is to be had by whoever buys in its pincode. */
  const isOffered = (route: string, phone: string) =>
    route.startsWith('POST /partner/accept-order/') && phone === world.callers.otherPartner.phone;

  it.each(closed.filter(({ route }) => route.startsWith('GET ') && !OBJECT.test(route)))(
    '$route: shows others nothing of the customer’s, nor of their orders',
    async ({ route, access, may }) => {
      const strangers = STRANGERS.map((name) => world.callers[name]).filter(({ role }) => may.includes(role));
      for (const stranger of strangers) {
        const { status, body } = await call(route, access, world.names(stranger), stranger.token);
        expect([route, status]).toEqual([route, 200]);
        expect(JSON.stringify(body)).not.toMatch(PRIVATE_BYTES);
        const { partner, pickUp } = world.callers;
        expect(JSON.stringify(body)).not.toMatch(new RegExp(`${partner.phone}|${pickUp.phone}|${partner.id}`));
      }
    },
  );

  it.each(closed)('$route: whom it is for', async ({ route, access, may }) => {
    for (const name of [...OWNERS, 'operator'] as const) {
      const caller = world.callers[name];
      if (!may.includes(caller.role)) continue;
      const owner = name === 'operator' ? ownerOf(may) : caller;
      const isRead = route.startsWith('GET ');
      const names = isRead ? world.names(owner, access.about) : await world.fresh(owner, access.about);
      const before = await log.position();
      const { status, body } = await call(route, access, names, caller.token);
      expect([route, name, status, body]).toEqual([route, name, access.status ?? 200, body]);
      if (isRead) expect(await log.position()).toBe(before);
    }
  });
});

function filled(pattern: string, { path = {}, query }: RouteAccess, names: Names): string {
  const { phone, orderId, pickupPersonId, paymentId, notificationId } = names;
  const parts: Readonly<Record<string, string>> = { orderId, pickupPersonId, paymentId, notificationId, ...path };
  const url = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = /phone$/i.test(name) ? phone : parts[name];
    if (!part) throw new Error(`${pattern}: what is ${name}?`);
    return part;
  });
  return query ? `${url}?${query}` : url;
}

function namesPhone(route: string, access: RouteAccess, names: Names): boolean {
  return /phone\}/i.test(route) || JSON.stringify(access.body?.(names) ?? '').includes(names.phone);
}

/** What a refusal says, without what differs from call to call. */
const told = ({ status, body: { requestId: _id, instance: _path, ...body } }: Answer) => ({ status, body });
