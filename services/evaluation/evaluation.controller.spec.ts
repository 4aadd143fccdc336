import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { quoteStream } from '@phirse/contracts/events/evaluation.events.js';
import { RULES, SECTIONS } from '@phirse/contracts/rules/questionnaire.sample.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import { ListModel } from '../catalog/list-model.handler.js';
import { OpenServiceArea } from '../catalog/open-service-area.handler.js';
import { SAMPLE_MODEL } from '../reference/sample-model.js';
import { startTestApp, systemContext, type TestApp } from '../reference/test-app.js';
import { EvaluationModule } from './evaluation.module.js';
import { PublishQuestionnaire } from './publish-questionnaire.handler.js';

const CUSTOMER: Viewer = { role: 'customer', id: 'c'.repeat(32), phone: '9845000001', name: 'Meera' };
const PARTNER: Viewer = { role: 'partner', id: 'p'.repeat(32), phone: '9845000002', name: 'Ravi' };
const PICKUP: Viewer = { role: 'pickUp', id: 'u'.repeat(32), phone: '9845000003', name: 'Arun' };

const MODEL = SAMPLE_MODEL;

const answer = (heading: string, description: string, value = description) => ({
  heading,
  description,
  type: 'sub',
  value,
});
const BEST = [
  answer('Basics', 'Does it switch on?', 'Yes'),
  answer('Basics', 'Is it locked to an account?', 'No'),
  answer('Screen', 'Flawless'),
  answer('Parts that do not work', 'All of it works'),
  answer('Warranty left', 'Over 6 months'),
];
const LOCKED = [answer('Basics', 'Is it locked to an account?', 'Yes')];

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([CatalogModule, EvaluationModule], '2026-03-10T08:00:00.000Z');
  const context = () => systemContext(randomUUID());
  await test.commands.execute(new ListModel(MODEL, context()));
  await test.commands.execute(
    new OpenServiceArea(
      {
        city: 'hubli',
        cityName: 'Hubli',
        stateName: 'Karnataka',
        image: '/images/cities/hubli.svg',
        priceFactor: 0.97,
        pincodes: ['580020', '580021'],
      },
      context(),
    ),
  );
  const { position } = await test.commands.execute(
    new PublishQuestionnaire(
      { category: 'mobile', categorySlug: MODEL.categorySlug, sections: SECTIONS, rules: RULES },
      context(),
    ),
  );
  expect(await test.reference.waitFor(position)).toBe(true);
});
afterAll(() => test.close());

const calculate = (changes: object = {}, as: Viewer = CUSTOMER, headers = {}) =>
  test.request('POST', '/product/calculate-price', {
    body: { productSlug: MODEL.slug, pincode: '580020', variant: '8gb-128gb', selectedOptions: BEST, ...changes },
    as,
    headers,
  });

describe('GET /api/category/fetch-category-slug', () => {
  it('answers the sections to anybody, and no price rule', async () => {
    const response = await test.request('GET', '/api/category/fetch-category-slug/sell-used-mobile-phone-online');
    expect(response.json()).toEqual({ category: 'mobile', sections: SECTIONS });
    expect(response.body).not.toMatch(/percentage|refusal/);
  });

  it.each(['laptop', 'tablet'])('answers 404 for %s, which has no questions', async (slug) => {
    expect((await test.request('GET', `/api/category/fetch-category-slug/${slug}`)).statusCode).toBe(404);
  });
});

describe('prices before an evaluation', () => {
  it('answer the best variant at a pincode', async () => {
    const response = await test.request('POST', '/product/get-price-by-pincode', {
      body: { pincode: '580020', slug: MODEL.slug },
    });
    expect(response.json()).toEqual({
      available: true,
      estimatedPrice: 23_280,
      data: { pincode: '580020', cityName: 'Hubli', stateName: 'Karnataka' },
    });
  });

  it('answer one variant with its list price, by name or path segment', async () => {
    for (const variant of ['8 GB / 128 GB', '8gb-128gb']) {
      const body = { pincode: '580021', slug: MODEL.slug, variant };
      const response = await test.request('POST', '/product/price-and-availability', { body });
      expect(response.json()).toMatchObject({ available: true, estimatedPrice: 19_400, basePrice: 20_000 });
    }
  });

  it('say that a pincode is not served', async () => {
    const body = { pincode: '110001', slug: MODEL.slug };
    const response = await test.request('POST', '/product/get-price-by-pincode', { body });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ available: false, message: expect.stringContaining('110001') });
  });

  it.each([
    [{ pincode: '580020', slug: 'nobody' }, 404, 'MODEL_NOT_FOUND'],
    [{ pincode: '58002', slug: 'acme-one' }, 400, 'INVALID'],
    [{ pincode: '580020', slug: 'acme-one', variant: '1 TB' }, 400, 'INVALID'],
  ])('refuse %j', async (body, status, code) => {
    const response = await test.request('POST', '/product/get-price-by-pincode', { body });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });
});

describe('POST /product/calculate-price', () => {
  it('prices the answers and keeps the quote for seven days', async () => {
    const selectedOptions = [...BEST.filter(({ heading }) => heading !== 'Screen'), answer('Screen', 'Deep')];
    const response = await calculate({ selectedOptions, colour: 'ink', name: ' Meera K ', email: 'm@example.in' });
    expect(response.statusCode).toBe(200);
    const quote = response.json();
    expect(quote).toMatchObject({ basePrice: 19_400 - 2910, expiresAt: '2026-03-17T08:00:00.000Z' });
    expect(quote.appliedOptions).toContainEqual(
      expect.objectContaining({ description: 'Deep', type: 'sub', percentage: 15, amount: 2910 }),
    );
    expect(response.headers['x-position']).toBe(quote.position);
    const [event] = await test.eventStore.events(quoteStream(quote.quoteId));
    expect(event).toMatchObject({
      type: 'DeviceEvaluated',
      data: {
        askedBy: { role: 'customer', id: CUSTOMER.id },
        customer: { name: 'Meera K', email: 'm@example.in' },
        city: 'hubli',
        device: { variant: '8 GB / 128 GB', colour: 'Ink' },
      },
    });
  });

  it('answers a request sent again under its key with the same quote, and refuses the key for another', async () => {
    const headers = { 'idempotency-key': 'quote-1' };
    const first = (await calculate({}, CUSTOMER, headers)).json();
    expect((await calculate({}, CUSTOMER, headers)).json()).toEqual(first);
    const other = await calculate({ pincode: '580021' }, CUSTOMER, headers);
    expect([other.statusCode, other.json().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await test.eventStore.events(quoteStream(first.quoteId))).toHaveLength(1);
  });

  it('serves partners, and nobody without an account or with only pickups', async () => {
    expect((await calculate({}, PARTNER)).statusCode).toBe(200);
    expect((await calculate({}, PICKUP)).statusCode).toBe(403);
    const anonymous = await test.request('POST', '/product/calculate-price', { body: {} });
    expect(anonymous.statusCode).toBe(401);
  });

  it.each([
    ['an unknown model', { productSlug: 'nobody' }, 404, 'MODEL_NOT_FOUND', []],
    ['an unknown variant', { variant: '1 TB' }, 400, 'INVALID', ['variant']],
    ['a pincode not served', { pincode: '110001' }, 409, 'AREA_NOT_SERVED', []],
    ['another category', { categoryType: 'tablet' }, 400, 'INVALID', ['categoryType']],
    [
      'an unknown answer',
      { selectedOptions: [answer('Screen', 'Blue'), ...BEST] },
      400,
      'INVALID',
      ['selectedOptions.0.description'],
    ],
    ['an answer given twice', { selectedOptions: [...BEST, BEST[0]] }, 400, 'INVALID', ['selectedOptions.5']],
    ['missing answers', { selectedOptions: BEST.slice(1) }, 400, 'INVALID', ['selectedOptions', 'selectedOptions']],
    ['a device that is not bought', { selectedOptions: LOCKED }, 409, 'DEVICE_REFUSED', []],
  ])('refuses %s and keeps no quote', async (_, changes, status, code, fields) => {
    const key = randomUUID();
    const response = await calculate(changes, CUSTOMER, { 'idempotency-key': key });
    const problem = response.json();
    expect([response.statusCode, problem.code]).toEqual([status, code]);
    expect((problem.errors ?? []).map(({ field }: { field: string }) => field)).toEqual(fields);
    expect(problem).not.toHaveProperty('quoteId');
  });

  it('says why a device is not bought', async () => {
    expect((await calculate({ selectedOptions: LOCKED })).json().message).toBe('Please sign out first.');
  });
});

describe('POST /abundant/create-order', () => {
  const abandon = (phone = CUSTOMER.phone, as: Viewer = CUSTOMER) =>
    test.request('POST', '/abundant/create-order', {
      body: {
        platform: 'web',
        user: { phone, city: 'Bangalore', pincode: '580020', name: 'Meera', email: 'm@example.in' },
        productDetails: {
          name: 'One',
          slug: MODEL.slug,
          variant: '8 GB / 128 GB',
          colour: null,
          productImage: '',
          categorySlug: MODEL.categorySlug,
          options: BEST,
          price: 99_999,
        },
      },
      as,
    });

  it('keeps the seen price once a day, as the server works it out', async () => {
    const first = await abandon();
    expect(first.statusCode).toBe(200);
    const again = await abandon();
    expect(again.json().position).toBe(first.json().position);
    test.now = '2026-03-11T08:00:00.000Z';
    expect(Number((await abandon()).json().position)).toBeGreaterThan(Number(first.json().position));
  });

  it("answers 404 under another's phone and 403 to partners", async () => {
    expect((await abandon('9845000009')).statusCode).toBe(404);
    expect((await abandon(PARTNER.phone, PARTNER)).statusCode).toBe(403);
  });
});
