import { expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { journey } from '../support/journey.js';
import { customerMemory, saleMemory } from '../support/memories.js';

const PHONES = '/sell-used-mobile-phone-online';
const MODEL = `${PHONES}/apple/apple-iphone-13`;

/** A page whose call fails until Retry is pressed, as the spec's catalogue of errors words it. */
interface Failing {
  readonly address: string;
  /** The link that makes the call, where opening the page does not. */
  readonly ask?: string;
  readonly call: string | RegExp;
  readonly words: string | RegExp;
  /** Stands there once the call has come through. */
  readonly shows: string | RegExp;
}

const FAILING: readonly Failing[] = [
  {
    address: `${PHONES}/apple/models`,
    call: '**/product/get-products-slug/**',
    words: 'Failed to fetch data. Please try again later.',
    shows: /iPhone 13/,
  },
  {
    address: `${MODEL}/variant`,
    call: '**/api/brand/product-variations/**',
    words: 'Failed to fetch variants. Please try again.',
    shows: '128 GB',
  },
  {
    address: '/',
    call: '**/product/best-selling-products/mobile',
    words: 'Failed to fetch popular phones. Please try again later.',
    shows: /iPhone/,
  },
  {
    address: '/sell-used-mobile-phone-bangalore',
    call: '**/api/brand/brands-category-slug/**',
    words: 'Failed to fetch brands. Please try again later.',
    shows: 'Samsung',
  },
  {
    address: `${MODEL}/128gb/device-evaluation`,
    call: '**/api/category/fetch-category-slug/**',
    words: 'Failed to load questions. Please try again.',
    shows: 'First, the basics',
  },
  {
    address: `${MODEL}/128gb/pickup-details`,
    call: '**/dynamic/calendar/next-10-days-web',
    words: 'Failed to load pickup options. Please try again.',
    shows: '1 pm to 4 pm',
  },
  {
    address: '/profile',
    call: '**/user/get-user-info/**',
    words: 'Failed to fetch profile details',
    shows: 'Add New Address',
  },
  {
    address: '/blogs',
    ask: 'Load more',
    call: /\/api\/blog\?/,
    words: /^Error: /,
    shows: 'No more blogs to show',
  },
];

async function failsThenRecovers(page: Page, { address, ask, call, words, shows }: Failing): Promise<void> {
  await page.route(call, (route) => route.abort('connectionfailed'));
  // Before the app has taken over the page that was sent, a link is the browser's.
  await page.goto(address, { waitUntil: ask ? 'networkidle' : 'load' });
  if (ask) await page.getByRole('link', { name: ask }).click();
  const alert = page.getByRole('alert').filter({ hasText: words });
  await alert.waitFor();
  await page.unroute(call);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await alert.waitFor({ state: 'detached' });
  await page.getByRole('main').getByText(shows).first().waitFor();
}

journey('troubles', (stage) => {
  it('says what did not arrive, in the words of the catalogue, and Retry brings it', async () => {
    const seller = await customerMemory(stage.api, '9876580001');
    const remembers = { local: { ...seller.memory.local, evaluationState: await saleMemory(stage.api, seller.token) } };
    // All at once: each waits through the app's own two retries.
    await Promise.all(
      FAILING.map(async (failing, index) => {
        const visitor = await stage.visitor({ who: `cut off ${index}`, remembers, looks: false, cutOff: true });
        await failsThenRecovers(visitor.page, failing).catch((error: unknown) => {
          throw new Error(`${failing.address}: ${String(error)}`);
        });
      }),
    );
  }, 60_000);

  it('renews a session once at a 401, and asks again with the new token', async () => {
    const seller = await customerMemory(stage.api, '9876580002');
    const visitor = await stage.visitor({
      who: 'renewed',
      remembers: seller.memory,
      looks: false,
      refusals: [{ status: 401, path: /\/order\/get-user-order/ }],
    });
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(auth\/refresh|order\/get-user-order)/.test(pathname))
        asked.push(request.headers().authorization ?? pathname);
    });
    await page.route('**/order/get-user-order/**', (route) => route.fulfill({ status: 401, body: '{}' }), { times: 1 });
    await page.goto('/orders');
    await page.getByText('No order is under way.').waitFor();
    const [first, renewal, second, ...more] = asked;
    expect(first).toBe(`Bearer ${seller.token}`);
    expect(renewal).toBe('/auth/refresh');
    expect(second).toMatch(/^Bearer /);
    expect(second).not.toBe(first);
    expect(more).toEqual([]);
  });

  it('draws a phone where a picture does not arrive', async () => {
    const { page } = await stage.visitor({ who: 'without pictures', looks: false, cutOff: true });
    await page.route('**/images/devices/**', (route) => route.abort());
    await page.goto(`${MODEL}/variant`);
    await page.getByText('128 GB', { exact: true }).waitFor();
    await page.getByRole('main').locator('svg[viewBox]').first().waitFor();
    await page.locator('img[src*="/images/devices/"]').first().waitFor({ state: 'detached' });
  });

  it('keeps what was typed when the network is gone, and goes on when it is back', async () => {
    const { page, context } = await stage.visitor({ who: 'offline', looks: false, cutOff: true });
    await page.goto('/otp');
    await page.getByLabel('Mobile number').fill('9876580003');
    await page.getByLabel('Name').fill('Omkar Joshi');
    await page.getByLabel('Email').fill('omkar@example.com');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByText('We could not reach Phirse. Check your connection and try again.').first().waitFor();
    await context.setOffline(false);
    expect(await page.getByLabel('Name').inputValue()).toBe('Omkar Joshi');
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByLabel('One-time code').waitFor();
  });
});
