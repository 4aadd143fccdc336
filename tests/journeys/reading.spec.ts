import { expect, it } from '@jest/globals';
import { journey } from '../support/journey.js';
import { untilTrue } from '../support/until-true.js';

const LAST = 'No more blogs to show';
/** Articles of the demo, more than a page of the list. */
const ARTICLES = 14;

journey('reading', (stage) => {
  it('reads the list of articles to its end by the wheel', async () => {
    const { page } = await stage.visitor({ who: 'wheel', width: 360, looks: false });
    await page.goto('/blogs');
    const cards = page.getByRole('region', { name: 'Articles' }).getByRole('article');
    await cards.first().waitFor();
    expect(await cards.count()).toBeLessThan(ARTICLES);
    await page.mouse.move(180, 400);
    for (let turns = 0; turns < 40 && (await page.getByText(LAST).count()) === 0; turns++) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(50);
    }
    await page.getByText(LAST).waitFor();
    expect(await cards.count()).toBe(ARTICLES);
  });

  it('reads it by keyboard, the focus going on to what has come, and opens an article', async () => {
    const { page } = await stage.visitor({ who: 'keyboard', looks: false });
    // A window that holds the page whole has nothing to scroll.
    await page.setViewportSize({ width: 1280, height: 8000 });
    await page.goto('/blogs');
    const more = page.getByRole('link', { name: 'Load more' });
    await more.focus();
    await page.keyboard.press('Enter');
    await page.getByText(LAST).waitFor();
    const article = page.getByRole('region', { name: 'Articles' }).getByRole('link').and(page.locator(':focus'));
    await article.waitFor();
    const title = await article.innerText();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: title.split('\n')[0] ?? '' }).waitFor();
  });

  it('subscribes to the newsletter once the address is one', async () => {
    const visitor = await stage.visitor({
      who: 'subscriber',
      looks: false,
      refusals: [{ status: 400, path: /newsletter/ }],
    });
    const { page } = visitor;
    await page.goto('/');
    const email = page.getByLabel('Your email');
    const button = page.getByRole('button', { name: 'Subscribe' });
    expect(await button.isDisabled()).toBe(true);
    await email.fill('asha@example');
    await button.click();
    await page.getByText('Please enter a valid email address').waitFor();
    await email.fill('asha@example.com');
    await button.click();
    await page
      .getByRole('status')
      .filter({ hasText: /subscribed|letter|list/i })
      .waitFor();
    expect(await email.inputValue()).toBe('');
  });

  it('writes to us: nothing empty, nothing lost where it fails, a word when it has gone', async () => {
    const { page } = await stage.visitor({ who: 'writer', looks: false, refusals: [{ status: 500, path: /contact/ }] });
    await page.goto('/contact');
    const send = page.getByRole('button', { name: 'Send message' });
    await send.click();
    await page.getByText('Please fill in all fields.').waitFor();
    await page.getByLabel('Name').fill('Asha Rao');
    await page.getByLabel('Email', { exact: true }).fill('asha@example.com');
    await page.getByLabel('Phone', { exact: true }).fill('9876500001');
    await page.getByLabel('Message').fill('When do you come?');
    await page.route('**/contact/create', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await send.click();
    await page.getByText('Failed to send your message. Please try again later.').waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('When do you come?');
    await send.click();
    await page.getByText('Your message has been sent successfully!').waitFor();
  });

  it('finds a model from a city, and forgets the sale that was under way', async () => {
    const { page } = await stage.visitor({
      who: 'mysorean',
      looks: false,
      remembers: {
        local: { evaluationState: { productSlug: 'apple-iphone-12', variant: '64 GB', pincode: '560038' } },
      },
    });
    await page.goto('/sell-used-mobile-phone-Mysore');
    await page.waitForURL('**/sell-used-mobile-phone-mysore');
    await page.getByRole('heading', { level: 1, name: 'Sell Your Mobile for Cash in Mysore' }).waitFor();
    const search = page.getByRole('main').getByRole('combobox', { name: 'Your model' });
    await search.fill('zzzz');
    await page.getByText('No products matching').waitFor();
    await search.fill('galaxy s21');
    await page
      .getByRole('option', { name: /Galaxy S21/ })
      .first()
      .click();
    await page.waitForURL('**/samsung/**/variant');
    expect(await page.evaluate('localStorage.evaluationState')).not.toContain('560038');
  });

  it('leads from the exchange page to a quote', async () => {
    const { page } = await stage.visitor({ who: 'exchanger', looks: false });
    await page.goto('/exchange-used-phone-online');
    const questions = page.getByRole('region', { name: 'Questions about exchanging' }).getByRole('button');
    const [first, second] = [questions.nth(0), questions.nth(1)];
    await first.click();
    await second.click();
    expect(await first.getAttribute('aria-expanded')).toBe('false');
    expect(await second.getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('link', { name: 'Browse Premium Phones' }).click();
    await page.getByRole('heading', { name: 'What you would add' }).waitFor();
    await page.getByRole('link', { name: 'Get Exchange Quote' }).click();
    await page.waitForURL('**/sell-used-mobile-phone-online');
  });

  it('opens every page of the footer at its top', async () => {
    const { page } = await stage.visitor({ who: 'footer', width: 360, looks: false });
    await page.goto('/about');
    const links = page.getByRole('contentinfo').getByRole('link');
    const own = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? '').filter((to) => to.startsWith('/')),
    );
    expect(own.length).toBeGreaterThan(5);
    for (const to of new Set(own.filter((one) => !/^\/(partner|ops)/.test(one)))) {
      await page.getByRole('contentinfo').locator(`a[href="${to}"]`).first().click();
      await page.waitForURL(
        (url) => url.pathname === to || to.startsWith(`${url.pathname}#`) || url.pathname === '/login',
      );
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      // The link of the page that is open already changes neither: what is waited for is the top itself.
      await untilTrue(page, 'scrollY === 0');
      if (!(await page.getByRole('contentinfo').isVisible())) await page.goto('/about');
    }
  });

  it.each([
    '/',
    '/about',
    '/faq',
    '/contact',
    '/blogs',
    '/exchange-used-phone-online',
    '/sell-used-mobile-phone-hubli',
    '/privacy-policy',
  ])('reads %s without JavaScript', async (address) => {
    const { page } = await stage.visitor({ who: `reader of ${address}`, looks: false, javaScript: false });
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.title()).toMatch(/ · Phirse$/);
    expect((await page.getByRole('main').innerText()).split(/\s+/).length).toBeGreaterThan(60);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).first().click();
    await page.waitForURL('**/faq');
  });
});
