import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RedeemPromo, ReleasePromo } from '@phirse/contracts/commands/process.commands.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { RateLimits } from '@phirse/infra/auth/rate-limits.js';
import { Db } from 'mongodb';
import { startTestApp, systemContext, type TestApp } from '../reference/test-app.js';
import { PromotionsModule } from './promotions.module.js';

const OPERATOR: Viewer = { role: 'operator', id: 'o'.repeat(32), phone: '9845000000', name: 'Asha' };
const CUSTOMER: Viewer = { role: 'customer', id: 'c'.repeat(32), phone: '9845000001', name: 'Meera' };
const PROMO = { code: 'first-two', value: 250, validUntil: '2026-06-30', minimumPrice: 3000, maxRedemptions: 2 };

let test: TestApp;
beforeAll(async () => {
  const collection = () => ({ createIndex: async () => '' });
  test = await startTestApp([PromotionsModule], '2026-03-10T08:00:00.000Z', [
    { provide: Db, useValue: { collection } },
  ]);
  const limits = test.app.get(RateLimits, { strict: false });
  limits.consume = async () => {};
});
afterAll(() => test.close());

const check = (enteredCode: string, changes: object = {}) =>
  test.request('POST', '/promo/check/promocode', {
    body: { enteredCode, phone: CUSTOMER.phone, ...changes },
    as: CUSTOMER,
  });
const redeem = (orderId: string, customerId: string) =>
  test.commands.execute<RedeemPromo, number>(
    new RedeemPromo('FIRST-TWO', orderId, customerId, 10_000, systemContext(randomUUID())),
  );

describe('promo codes', () => {
  it('are issued by operators only, once', async () => {
    const issue = (as: Viewer) => test.request('POST', '/ops/promos', { body: PROMO, as });
    expect((await issue(CUSTOMER)).statusCode).toBe(403);
    const first = await issue(OPERATOR);
    expect(first.statusCode).toBe(201);
    expect((await issue(OPERATOR)).json().position).toBe(first.json().position);
  });

  it('answer their value, whatever their case', async () => {
    expect((await check(' First-Two ')).json()).toMatchObject({ value: 250 });
  });

  it.each([
    ['NOBODY', {}, 422, 'PROMO_UNKNOWN'],
    ['../x', {}, 422, 'PROMO_UNKNOWN'],
    ['FIRST-TWO', { price: 2999 }, 422, 'PROMO_NOT_APPLICABLE'],
    ['FIRST-TWO', { phone: '9845000009' }, 404, 'NOT_FOUND'],
    ['', {}, 400, 'INVALID'],
  ])('refuse %j with %j', async (code, changes, status, expected) => {
    const response = await check(code, changes);
    expect([response.statusCode, response.json().code]).toEqual([status, expected]);
  });

  it('are taken by as many as they allow, however many ask at once', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => redeem(`o${n}`, `customer${n}`)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(PROMO.maxRedemptions);
    const { statusCode } = await check('FIRST-TWO');
    expect(statusCode).toBe(422);
  });

  it('come back when released, and a retry of the released command is told so', async () => {
    const code = 'COMES-BACK';
    await test.request('POST', '/ops/promos', { body: { ...PROMO, code, maxRedemptions: 1 }, as: OPERATOR });
    const first = new RedeemPromo(code, 'o1', 'c1', 10_000, systemContext(randomUUID()));
    expect(await test.commands.execute<RedeemPromo, number>(first)).toBe(250);
    expect(await test.commands.execute<RedeemPromo, number>(first)).toBe(250);
    await test.commands.execute(new ReleasePromo(code, 'o1', 'c1', systemContext(randomUUID())));
    expect((await check(code)).json().value).toBe(250);
    await expect(test.commands.execute(first)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('expire', async () => {
    test.now = '2026-07-02T00:00:00.000Z';
    expect((await check('COMES-BACK')).json().code).toBe('PROMO_EXPIRED');
  });
});
