import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { SAMPLE_MODEL } from '../reference/sample-model.js';
import { startTestApp, systemContext, type TestApp } from '../reference/test-app.js';
import { CatalogModule } from './catalog.module.js';
import { CloseServiceArea } from './close-service-area.handler.js';
import { ListBrand } from './list-brand.handler.js';
import { ListModel } from './list-model.handler.js';
import { OpenServiceArea } from './open-service-area.handler.js';
import { WithdrawModel } from './withdraw-model.handler.js';

const OPERATOR: Viewer = { role: 'operator', id: 'o'.repeat(32), phone: '9845000000', name: 'Asha' };
const PARTNER: Viewer = { role: 'partner', id: 'p'.repeat(32), phone: '9845000002', name: 'Ravi' };
const area = (city: string, cityName: string, pincodes: readonly string[]) => ({
  city,
  cityName,
  stateName: 'Karnataka',
  image: `/images/cities/${city}.svg`,
  priceFactor: 1,
  pincodes,
});

let test: TestApp;
const context = () => systemContext(randomUUID());
beforeAll(async () => {
  test = await startTestApp([CatalogModule], '2026-03-10T08:00:00.000Z');
  await test.commands.execute(new ListModel(SAMPLE_MODEL, context()));
  const brand = {
    slug: 'acme',
    brandName: 'Acme',
    brandImage: '/images/brands/acme.svg',
    categories: ['mobile'] as const,
  };
  await test.commands.execute(new ListBrand(brand, context()));
  await test.commands.execute(new OpenServiceArea(area('hubli', 'Hubli', ['580020']), context()));
  const { position } = await test.commands.execute(
    new OpenServiceArea(area('mysore', 'Mysore', ['570001', '580020']), context()),
  );
  await test.reference.waitFor(position);
});
afterAll(() => test.close());

describe('PUT /ops/models/{slug}/price', () => {
  const reprice = (slug: string, body: object, as = OPERATOR) =>
    test.request('PUT', `/ops/models/${slug}/price`, { body, as });

  it('changes the price that everybody is told', async () => {
    const response = await reprice(SAMPLE_MODEL.slug, { variant: '8gb-128gb', price: 18_000 });
    expect(response.statusCode).toBe(200);
    await test.reference.waitFor(Number(response.json().position));
    expect(test.reference.estimate(SAMPLE_MODEL.slug, '8 GB / 128 GB', '580020').estimatedPrice).toBe(18_000);
  });

  it.each([
    ['nobody', { variant: '8gb-128gb', price: 1 }, OPERATOR, 404],
    [SAMPLE_MODEL.slug, { variant: '1 TB', price: 1 }, OPERATOR, 400],
    [SAMPLE_MODEL.slug, { variant: '8gb-128gb', price: 0 }, OPERATOR, 400],
    [SAMPLE_MODEL.slug, { variant: '8gb-128gb', price: 1 }, PARTNER, 403],
  ])('refuses %s %j', async (slug, body, as, status) => {
    expect((await reprice(slug, body, as)).statusCode).toBe(status);
  });
});

describe('GET /images', () => {
  it.each([
    '/images/devices/acme-one.svg',
    '/images/devices/acme-one/back.svg?colour=Sand',
    '/images/brands/acme.svg',
    '/images/cities/hubli.svg',
    '/images/placeholder.svg',
  ])('draws %s, to be kept for a year', async (url) => {
    const response = await test.request('GET', url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch('image/svg+xml');
    expect(response.headers['cache-control']).toMatch('immutable');
    expect(response.body).toMatch(/^<svg .*<\/svg>$/s);
  });

  it('answers 304 to who has the picture', async () => {
    const url = '/images/devices/acme-one/front.svg';
    const { headers } = await test.request('GET', url);
    const again = await test.request('GET', url, { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('paints the colour that is asked for', async () => {
    const back = (colour: string) => test.request('GET', `/images/devices/acme-one/back.svg?colour=${colour}`);
    expect((await back('Sand')).body).not.toBe((await back('Ink')).body);
  });

  it.each([
    ['/images/devices/nobody.svg', 404],
    ['/images/devices/..%2f..%2fpackage.json', 404],
    ['/images/devices/acme-one.svg?colour=%3Cscript%3E', 400],
    ['/images/devices/acme-one.svg?colour=a&colour=b', 400],
  ])('answers %s with %d and a problem', async (url, status) => {
    const response = await test.request('GET', url);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toMatch('application/problem+json');
    expect(response.headers['cache-control'] ?? '').not.toMatch('immutable');
  });
});

describe('what the pickup page asks', () => {
  it('answers ten days from today and the slots', async () => {
    const { dates, time_slot } = (await test.request('GET', '/dynamic/calendar/next-10-days-web')).json();
    expect(dates).toHaveLength(10);
    expect(dates.slice(0, 3)).toEqual([
      { value: '2026-03-10', label: 'Today' },
      { value: '2026-03-11', label: 'Tomorrow' },
      { value: '2026-03-12', label: expect.stringMatching(/^Thu, 12 Mar/) },
    ]);
    expect(time_slot).toContainEqual({ value: '1PM-4PM', label: '1 pm to 4 pm' });
  });

  it('leaves today out once its last slot has begun', async () => {
    test.now = '2026-03-10T10:30:00.000Z';
    const { dates } = (await test.request('GET', '/dynamic/calendar/next-10-days-web')).json();
    expect(dates[0]).toEqual({ value: '2026-03-11', label: 'Tomorrow' });
  });

  it('answers the cities and their pincodes', async () => {
    const { cities } = (await test.request('GET', '/pincode/drop-down/cityNames')).json();
    expect(cities).toEqual([
      { name: 'Hubli', image: '/images/cities/hubli.svg', pincodes: 1 },
      { name: 'Mysore', image: '/images/cities/mysore.svg', pincodes: 2 },
    ]);
    const response = await test.request('GET', '/pincode/drop-down/city/Mysore/pincodes');
    expect(response.json()).toEqual({ city: 'Mysore', pincodes: ['570001', '580020'] });
    expect((await test.request('GET', '/pincode/drop-down/city/atlantis/pincodes')).statusCode).toBe(404);
  });
});

describe('the look-ups', () => {
  it('give a shared pincode to the first city, and to the next when that one closes', async () => {
    expect(test.reference.areaOf('580020')?.city).toBe('hubli');
    const { position } = await test.commands.execute(new CloseServiceArea('hubli', context()));
    await test.reference.waitFor(position);
    expect(test.reference.areaOf('580020')?.city).toBe('mysore');
  });

  it('know a withdrawn model, and price it no more', async () => {
    const { position } = await test.commands.execute(new WithdrawModel(SAMPLE_MODEL.slug, context()));
    await test.reference.waitFor(position);
    expect(test.reference.model(SAMPLE_MODEL.slug)?.isWithdrawn).toBe(true);
    expect(test.reference.models()).toEqual([]);
    expect(() => test.reference.estimate(SAMPLE_MODEL.slug, '8gb-128gb', '570001')).toThrow(
      expect.objectContaining({ code: 'MODEL_NOT_FOUND' }),
    );
  });
});
