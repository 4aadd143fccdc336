import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Api } from '../support/api.js';
import { expectProblem } from '../support/problem.js';
import { type Product, startProduct } from '../support/product.js';
import { TheLog } from '../support/the-log.js';

const NAMES = [
  ...['about', 'category', 'cities', 'claims', 'exchange', 'faq', 'how-it-works', 'stores', 'testimonials'],
  ...['privacy-policy', 'refund-policy', 'shipping-policy', 'terms-of-service'],
];
const message = { name: ' Asha Rao ', email: 'asha@example.com', phone: '98765 43210', message: 'When do you open?\n' };

let product: Product;
let api: Api;
let log: TheLog;
let operator: string;
let visitors = 0;

beforeAll(async () => {
  product = await startProduct();
  api = new Api(product.url);
  log = new TheLog(product.servers.eventStoreUrl);
  operator = await api.operator();
});
afterAll(async () => {
  await log?.dispose();
  await product?.stop();
});

/** Every sending from an address of its own, so that no limit comes in between. */
const send = (path: string, body: unknown, key: string = randomUUID(), address = `10.0.0.${++visitors}`) =>
  api.call('POST', path, { body, key, headers: { 'x-forwarded-for': address } });
const subscribe = (email: unknown, key?: string) => send('/newsletter/newsletter-subscribe', { email }, key);
const contact = (body: unknown, key?: string) => send('/contact/create', body, key);

async function nothingWritten(call: () => Promise<unknown>): Promise<void> {
  const before = await log.position();
  await call();
  expect(await log.position()).toBe(before);
}

describe('the newsletter', () => {
  it('takes an address once, however it is spelt', async () => {
    const first = await subscribe(' Meera@Example.com ');
    const said = { success: true, message: 'Subscribed successfully!' };
    expect(first).toMatchObject({ status: 200, body: { ...said, data: said } });
    expect(first.headers.get('x-position')).toBe(first.body.position);
    await nothingWritten(async () => {
      const again = await subscribe('meera@example.com');
      expect(again).toMatchObject({ status: 200, body: { success: true, position: first.body.position } });
      expect(again.body.message).toMatch(/already/);
    });
    const listed = await api.get(`/ops/subscribers?search=meera&after=${first.body.position}`, operator);
    expect(listed.body).toMatchObject({ subscribers: [{ email: 'Meera@Example.com' }], pagination: { total: 1 } });
    expect(listed.headers.get('x-stale')).toBeNull();
  });

  it('answers a retry as the first time', async () => {
    const key = randomUUID();
    const [first, again] = [await subscribe('retry@example.com', key), await subscribe('retry@example.com', key)];
    expect(again.body).toEqual(first.body);
  });

  it('is subscribed once by many at once', async () => {
    const before = await api.get('/ops/subscribers', operator);
    const answers = await Promise.all(Array.from({ length: 12 }, () => subscribe('crowd@example.com')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const position = answers[0]?.body.position;
    const after = await api.get(`/ops/subscribers?after=${position}`, operator);
    expect(after.body.pagination.total).toBe(before.body.pagination.total + 1);
    expect(answers.filter(({ body }) => body.message === 'Subscribed successfully!')).toHaveLength(1);
  });

  it.each([undefined, null, '', '   ', 7, [], {}, 'no-address', 'a@b', `${'a'.repeat(120)}@example.com`])(
    'refuses %j',
    async (email) => {
      await nothingWritten(async () => expectProblem(await subscribe(email), 'INVALID'));
    },
  );
});

describe('the contact form', () => {
  it('takes a message, and operators read it', async () => {
    const sent = await contact(message);
    expect(sent).toMatchObject({ status: 201, body: { message: 'Your message has been sent successfully!' } });
    expect(sent.headers.get('x-position')).toBe(sent.body.position);
    const { body } = await api.get(`/ops/contact-messages?after=${sent.body.position}`, operator);
    expect(body).toMatchObject({
      messages: [{ name: 'Asha Rao', email: message.email, phone: '98765 43210', message: 'When do you open?' }],
      pagination: { page: 1, limit: 10, total: 1, totalPages: 1, hasNext: false },
    });
    expect(Object.keys(body.messages[0]).sort()).toEqual(
      ['email', 'message', 'messageId', 'name', 'phone', 'receivedAt'].sort(),
    );
  });

  it('takes it once under one key, and refuses the key for another', async () => {
    const key = randomUUID();
    const first = await contact({ ...message, name: 'Twice' }, key);
    await nothingWritten(async () => {
      expect((await contact({ ...message, name: 'Twice' }, key)).body).toEqual(first.body);
      expectProblem(await contact({ ...message, name: 'Another' }, key), 'IDEMPOTENCY_KEY_REUSED');
    });
  });

  it.each(['name', 'email', 'phone', 'message'])('asks for the %s', async (field) => {
    for (const value of [undefined, null, '', ' \n ', 5, {}])
      await nothingWritten(async () => {
        const refused = await contact({ ...message, [field]: value });
        expectProblem(refused, 'INVALID');
        expect(refused.body).toMatchObject({
          message: 'Please fill in all fields.',
          errors: [{ field, message: 'Please fill in all fields.' }],
        });
      });
  });

  it('refuses what is too long or no address', async () => {
    for (const wrong of [{ message: 'x'.repeat(2001) }, { name: 'x'.repeat(81) }, { email: 'nobody' }])
      await nothingWritten(async () => expectProblem(await contact({ ...message, ...wrong }), 'INVALID'));
  });

  it('keeps markup as the text that it is', async () => {
    const hostile = '<img src=x onerror=alert(1)> {"$ne": 1} \u202e';
    const sent = await contact({ ...message, message: hostile });
    const { body } = await api.get(`/ops/contact-messages?after=${sent.body.position}`, operator);
    expect(body.messages[0].message).toBe(hostile.trim());
  });
});

describe('both forms', () => {
  it.each([
    ['/newsletter/newsletter-subscribe', { email: 'often@example.com' }],
    ['/contact/create', { ...message, name: 'Often' }],
  ])('%s is limited per address, and says when to try again', async (path, body) => {
    const address = `10.9.0.${++visitors}`;
    const answers = [];
    for (let sent = 0; sent < 21; sent++) answers.push(await send(path, body, 'one-key-for-all-of-them', address));
    expect(answers.slice(0, 20).every(({ status }) => status < 300)).toBe(true);
    const [last] = answers.slice(-1);
    if (!last) throw new Error('no answer');
    expectProblem(last, 'TOO_MANY_REQUESTS');
    expect(last.body.retryAfterSeconds).toBeGreaterThan(0);
    expect((await send(path, body, 'one-key-for-all-of-them')).status).toBeLessThan(300);
  });

  it('put no personal data into a stream’s name', async () => {
    await subscribe('stream@example.com');
    const names = (await log.events()).map(({ streamName }) => streamName);
    expect(names.filter((name) => name.startsWith('subscriber-'))).not.toEqual([]);
    for (const name of names) expect(name).toMatch(/^[\w-]+$/);
  });
});

describe('the inbox', () => {
  it.each(['/ops/contact-messages', '/ops/subscribers'])('%s is the operators’ alone', async (path) => {
    expectProblem(await api.get(path), 'UNAUTHENTICATED');
    expectProblem(await api.get(path, await api.partner()), 'FORBIDDEN');
    expectProblem(await api.get(`${path}?limit=101`, operator), 'INVALID');
    expectProblem(await api.get(`${path}?sort=__proto__`, operator), 'INVALID');
    expect((await api.get(`${path}?limit=1&page=99`, operator)).status).toBe(200);
  });
});

describe('the blog', () => {
  it('lists ten posts a page, the newest first, without a gap or a repetition', async () => {
    const first = await api.get('/api/blog');
    const { blogs, pagination } = first.body.data;
    expect(blogs).toHaveLength(10);
    expect(pagination).toEqual({ page: 1, limit: 10, total: 14, totalPages: 2, hasNext: true });
    const second = await api.get('/api/blog?page=2&limit=10');
    expect(second.body.data.pagination).toMatchObject({ page: 2, hasNext: false });
    const slugs = [...blogs, ...second.body.data.blogs].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(14);
    expect((await api.get('/api/blog?page=3')).body.data.blogs).toEqual([]);
    for (const query of ['page=0', 'limit=0', 'limit=101', 'page=x', 'page=1.5'])
      expectProblem(await api.get(`/api/blog?${query}`), 'INVALID');
  });

  it('opens each post with its cover', async () => {
    const { blogs } = (await api.get('/api/blog?limit=100')).body.data;
    for (const item of blogs) {
      const { status, body } = await api.get(`/api/blog/${item.slug}`);
      expect({ status, body }).toMatchObject({ status: 200, body: { data: item } });
      expect(body.data.content).toMatch(/<p>/);
      const cover = await api.get(item.featuredImage);
      expect(cover.headers.get('content-type')).toMatch(/^image\/svg/);
      expect(cover.body).toMatch(/^<svg /);
    }
  });

  it('shows five recent ones', async () => {
    const { body } = await api.get('/api/blog/recent-blog');
    expect(body.data).toEqual((await api.get('/api/blog?limit=5')).body.data.blogs);
  });

  it.each(['nope', '__proto__', 'constructor', '..%2f..%2fpackage.json', '%00', 'é'])('has no %s', async (slug) => {
    const unknown = await api.get(`/api/blog/${slug}`);
    expectProblem(unknown, 'NOT_FOUND');
    expect(unknown.body.message).toBe('Blog not found');
  });
});

describe('the home page', () => {
  it('has three banners whose pictures are there', async () => {
    const { sectionOne } = (await api.get('/dynamic/getHomePage')).body.dynamic;
    expect(sectionOne).toHaveLength(3);
    for (const banner of sectionOne) {
      expect(banner).toEqual({
        heading: expect.any(String),
        subheading: expect.any(String),
        image: expect.stringMatching(/^\/images\//),
        webLink: expect.stringMatching(/^\//),
        buttonText: expect.any(String),
      });
      expect((await api.get(banner.image)).status).toBe(200);
    }
    expectProblem(await api.get('/images/banners/nobody.svg'), 'NOT_FOUND');
  });
});

describe('the site content', () => {
  it.each(NAMES)('%s is there, and is sent once', async (name) => {
    const path = `/dynamic/site-content/${name}`;
    const { status, headers, body } = await api.get(path);
    expect({ status, body }).toMatchObject({ status: 200, body: { version: expect.any(Number), data: {} } });
    expect(headers.get('cache-control')).toMatch(/public/);
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const again = await api.call('GET', path, { headers: { 'if-none-match': etag } });
    expect({ status: again.status, body: again.body }).toEqual({ status: 304, body: '' });
    expect((await api.call('GET', path, { headers: { 'if-none-match': '"old"' } })).status).toBe(200);
  });

  it('names only pictures that are there', async () => {
    const all = await Promise.all(NAMES.map((name) => api.get(`/dynamic/site-content/${name}`)));
    const pictures = JSON.stringify(all.map(({ body }) => body)).match(/\/images\/[\w/-]+\.svg/g) ?? [];
    const brands = (await api.get('/dynamic/site-content/testimonials')).body.data.testimonials.map(
      ({ brandSlug }: { brandSlug: string }) => `/images/brands/${brandSlug}.svg`,
    );
    expect(pictures.length).toBeGreaterThan(10);
    for (const picture of [...pictures, ...brands])
      expect([picture, (await api.get(picture)).status]).toEqual([picture, 200]);
  });

  it.each(['nope', '__proto__', 'toString', '..%2fclaims'])('has no %s', async (name) => {
    expectProblem(await api.get(`/dynamic/site-content/${name}`), 'NOT_FOUND');
  });
});
