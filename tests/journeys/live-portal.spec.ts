import { beforeAll, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { journey } from '../support/journey.js';
import { picture } from '../support/pictures.js';
import { buyCoins, partnerBody, placeOrder } from '../support/selling.js';
import { untilTrue } from '../support/until-true.js';
import { type Visitor } from '../support/visitor.js';
import { FIRST_PARTNER, logIn, openTab, PICKUP_PERSON, upload } from './partner-steps.js';

const RIVAL = { phone: '9000000081', password: 'partner-rival-3' };
const SELLER = '9876530011';
/** A token that has run out, and a refresh token that is spent: the browser reports what they are answered. */
const EXPIRED = { status: 401, path: /./ };

journey('live-portal', (stage) => {
  let partner: Visitor;
  let rival: string;
  let seller: string;
  const lead = async (): Promise<string> => {
    const placed = await placeOrder(stage.api, { phone: SELLER, token: seller });
    expect(placed.status).toBe(201);
    return placed.body.order.orderId;
  };
  const rivalTakes = async (orderId: string) => {
    const taken = await stage.api.post(`/partner/accept-order/${RIVAL.phone}/${orderId}`, undefined, rival);
    expect(taken.status).toBe(200);
  };
  const unreadOf = async (phone: string, token: string): Promise<number> =>
    (await stage.api.get(`/partner/notifications/${phone}`, token)).body.unread;
  const untilUnread = (page: Page, count: number) =>
    page.getByRole('button', { name: count > 0 ? `Notifications (${count})` : 'Notifications', exact: true }).waitFor();
  const card = (page: Page, orderId: string) => page.getByRole('article').filter({ hasText: orderId });

  beforeAll(async () => {
    const operator = await stage.api.operator();
    seller = await stage.api.customer(SELLER);
    const registered = await stage.api.post('/ops/partners', partnerBody(RIVAL), operator);
    expect(registered.status).toBe(201);
    rival = await stage.api.partner(RIVAL.phone, RIVAL.password);
    await buyCoins(stage.api, { phone: RIVAL.phone, token: rival }, operator, 500, await picture('Payment'));
  }, 30_000);

  it('tells two windows of a new lead without moving what they show, and that it is gone', async () => {
    partner = await stage.visitor({ who: 'partner', refusals: [EXPIRED, { status: 404, path: /get-single-orders/ }] });
    const { page } = partner;
    await logIn(partner, FIRST_PARTNER);
    await openTab(page, 'orders');
    const other = await partner.newWindow('/partner/dashboard?tab=orders');
    for (const window of [page, other]) await window.getByRole('list', { name: 'Open leads' }).waitFor();
    const before = await unreadOf(FIRST_PARTNER.phone, await stage.api.partner());
    for (const window of [page, other]) await untilUnread(window, before);
    const orderId = await lead();
    for (const window of [page, other]) {
      await untilUnread(window, before + 1);
      await window.getByRole('button', { name: '1 new lead' }).waitFor();
      expect(await card(window, orderId).count()).toBe(0);
    }
    await partner.look('new lead');
    await page.getByRole('button', { name: '1 new lead' }).click();
    await card(page, orderId).waitFor();
    await page.getByRole('button', { name: '1 new lead' }).waitFor({ state: 'detached' });
    await partner.look('new lead shown');
    await rivalTakes(orderId);
    await card(page, orderId).getByText('Gone.').waitFor();
    expect(await card(page, orderId).getByRole('button').count()).toBe(0);
    await partner.look('lead gone');
    await other.getByRole('button', { name: '1 new lead' }).waitFor({ state: 'detached' });
    await other.getByRole('button', { name: `Notifications (${before + 1})` }).click();
    await partner.look('bell', other);
    await other
      .getByRole('region', { name: 'Unread Notifications' })
      .getByRole('button', { name: /^Lead taken/ })
      .first()
      .click();
    await other.getByText('This lead is not to be had').waitFor();
    for (const window of [page, other]) await untilUnread(window, before);
    await other.close();
  }, 120_000);

  it('says so on the page of a lead that somebody takes', async () => {
    const { page } = partner;
    const orderId = await lead();
    await page.goto(`/partner/not-assigned-orders/${orderId}`);
    await page.getByRole('button', { name: /^Accept for/ }).waitFor();
    await rivalTakes(orderId);
    await page.getByText('is gone').first().waitFor();
    await partner.look('lead page gone');
  }, 60_000);

  it('keeps what was typed while a session ends, and goes on once its owner has signed in again', async () => {
    const { page } = partner;
    await openTab(page, 'pickupBoys');
    await page.getByRole('button', { name: 'Add pickup person' }).click();
    const form = page.getByRole('region', { name: 'New pickup person' });
    await form.getByLabel('Name').fill('Mahesh Gowda');
    await form.getByLabel('Phone').fill('9000000191');
    await upload(page, 'Aadhaar card');
    await page.evaluate(expireAccess);
    await form.getByRole('button', { name: 'Add pickup person' }).click();
    // The access token alone had run out: nobody is asked.
    await page.getByText('Mahesh Gowda is added').waitFor();
    expect(await page.evaluate(tokenNow)).not.toBe('run-out');

    await page.getByRole('button', { name: 'Add pickup person' }).click();
    await form.getByLabel('Name').fill('Naveen Kumar');
    await form.getByLabel('Phone').fill('9000000192');
    await upload(page, 'Aadhaar card');
    await page.evaluate(expireBoth);
    await form.getByRole('button', { name: 'Add pickup person' }).click();
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await dialog.waitFor();
    await partner.look('sign in again');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await form.getByText('Nobody was added').waitFor();
    expect(await form.getByLabel('Name').inputValue()).toBe('Naveen Kumar');
    await form.getByRole('button', { name: 'Add pickup person' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(FIRST_PARTNER.password);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Naveen Kumar is added').waitFor();
    await partner.look('added after all');
  }, 90_000);

  it('asks over a dialog as well, and sends what it was to send', async () => {
    const { page } = partner;
    await page.getByRole('button', { name: 'Purchase Coins' }).first().click();
    const purchase = page.getByRole('dialog', { name: 'Purchase Coins' });
    await purchase.getByLabel('Number of coins').fill('70');
    await upload(page, 'Payment screenshot');
    await page.evaluate(expireBoth);
    await purchase.getByRole('button', { name: 'Send payment for checking' }).click();
    const again = page.getByRole('dialog', { name: 'Please sign in again' });
    await again.getByLabel('Password', { exact: true }).fill(FIRST_PARTNER.password);
    await again.getByLabel('Password', { exact: true }).press('Enter');
    await purchase.waitFor({ state: 'detached' });
    const operator = await stage.api.operator();
    const { body } = await stage.api.get('/ops/coin-purchases?status=pending&limit=100', operator);
    const coins = body.purchases.map((one: { coins: number }) => one.coins);
    expect(coins.filter((count: number) => count === 70)).toHaveLength(1);
  }, 60_000);

  it('has a way back from where nothing is', async () => {
    const { page } = partner;
    await page.goto('/partner/nowhere/at-all');
    await page.getByRole('heading', { name: 'Oops! Page Not Found' }).waitFor();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await page.getByRole('heading', { name: 'Vendor Dashboard' }).waitFor();
  }, 30_000);

  it('shows a pickup person their last list without a network, also after a reload, and nobody else', async () => {
    const orderId = await lead();
    const token = await stage.api.partner();
    const { phone } = FIRST_PARTNER;
    await stage.api.post(`/partner/accept-order/${phone}/${orderId}`, undefined, token);
    const { body } = await stage.api.get(`/partner/get-pickup-persons/${phone}`, token);
    const person = body.pickUpPersons.find((one: { phone: string }) => one.phone === PICKUP_PERSON.phone);

    const road = await stage.visitor({ who: 'pickup person', width: 360, cutOff: true });
    const { page } = road;
    await logIn(road, PICKUP_PERSON);
    const own = await stage.api.partner(PICKUP_PERSON.phone, PICKUP_PERSON.password);
    const before = await unreadOf(PICKUP_PERSON.phone, own);
    await untilUnread(page, before);
    const assigned = await stage.api.post(`/partner/assign-order/${phone}/${person._id}/${orderId}`, undefined, token);
    expect(assigned.status).toBe(200);
    await untilUnread(page, before + 1);
    await page
      .getByRole('searchbox')
      .or(page.getByPlaceholder(/^Search orders/))
      .first()
      .fill(orderId);
    await card(page, orderId).waitFor();
    await untilTrue(page, isKept(orderId));
    await road.look('pickups');

    await road.context.setOffline(true);
    await page.reload();
    await page.getByText(/^You are offline. This list is from /).waitFor();
    await card(page, orderId).waitFor();
    await road.look('pickups offline');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await page.getByText(/^Still no connection/).waitFor();
    await card(page, orderId).getByRole('link', { name: 'Open order' }).click();
    await page.getByText(/^You are offline. This order is from /).waitFor();
    await page
      .getByRole('link', { name: /^Call / })
      .first()
      .waitFor();
    await road.look('order offline');
    await road.context.setOffline(false);
    await page.getByText(/^You are offline/).waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('heading', { name: 'Partner login' }).waitFor();
    await untilTrue(page, isNothingKept);
  }, 120_000);

  it('leaves customers alone, and is looked for anew with every build', async () => {
    const worker = await stage.api.get('/partner-worker.js');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-type')).toMatch(/javascript/);
    const customer = await stage.visitor({ who: 'customer' });
    await customer.page.goto('/');
    await customer.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await customer.page.evaluate(workers)).toBe(0);
  }, 30_000);
});

// What follows are texts of programs that run in the page and know nothing of this file.

const expireAccess = `localStorage.setItem('partnerState',
  JSON.stringify({ ...JSON.parse(localStorage.getItem('partnerState')), token: 'run-out' }))`;
const expireBoth = `${expireAccess}; localStorage.setItem('partnerRefreshToken', '"spent"')`;
const isKept = (orderId: string) => `caches.open('phirse-pickups').then(async (cache) => {
  const texts = await Promise.all((await cache.keys()).map(async (key) => (await cache.match(key)).text()));
  return texts.some((text) => text.includes('${orderId}'));
})`;
const isNothingKept = `caches.has('phirse-pickups').then((has) => !has)`;
const workers = `navigator.serviceWorker.getRegistrations().then(({ length }) => length)`;
const tokenNow = `JSON.parse(localStorage.getItem('partnerState')).token`;
