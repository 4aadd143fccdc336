import { createHmac } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { journey } from '../support/journey.js';
import { placeOrder } from '../support/selling.js';
import { type Visitor } from '../support/visitor.js';
import {
  answerWizard,
  bookPickup,
  checkPincode,
  enterCode,
  LIGHTLY_USED,
  searchOnHome,
  signInWithCode,
} from './selling-steps.js';

const PHONE = '9876520001';
const NAME = 'Leela Thomas';

const stored = async (page: Page, key: string): Promise<string> =>
  String(await page.evaluate(`JSON.parse(localStorage.getItem('${key}'))`));

/** The same token, its time over. */
function expired(token: string, secret: string): string {
  const [head = '', body = ''] = token.split('.');
  const claims: object = JSON.parse(Buffer.from(body, 'base64url').toString());
  const past = Buffer.from(JSON.stringify({ ...claims, exp: 1_700_000_000 })).toString('base64url');
  return `${head}.${past}.${createHmac('sha256', secret).update(`${head}.${past}`).digest('base64url')}`;
}

/** What a tab finds that slept longer than its access token lives. */
async function sleepLong(page: Page, secret: string): Promise<void> {
  const token = expired(await stored(page, 'accessToken'), secret);
  await page.evaluate(`{
    const state = JSON.parse(localStorage.getItem('userState'));
    localStorage.setItem('userState', JSON.stringify({ ...state, token: '${token}' }));
  }`);
}

journey('account', (stage) => {
  let visitor: Visitor;
  let page: Page;
  let orderId: string;

  it('signs up', async () => {
    // A token past its time is answered 401 before it is renewed; a withdrawn family likewise; an unknown order 404.
    const refusals = [
      { status: 401, path: /\/(user|order|auth)\// },
      { status: 404, path: /\/order\/.*BB0000000000/ },
    ];
    visitor = await stage.visitor({ width: 360, refusals });
    page = visitor.page;
    await page.goto('/signup');
    await page.getByLabel('Name').fill(NAME);
    await page.getByLabel('Email').fill('leela@example.com');
    await page.getByLabel('Phone').fill(PHONE);
    await visitor.look('sign up');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await enterCode(page);
    await page.getByRole('heading', { name: 'Sell your Smartphone, iPad or Tablet' }).waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: `Hello, ${NAME}` }).waitFor();
    await visitor.look('menu');
    await page.getByRole('link', { name: 'My Profile' }).click();
  });

  it('keeps addresses', async () => {
    await page.getByRole('heading', { name: NAME }).waitFor();
    await page.getByRole('button', { name: 'Add New Address' }).click();
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByText('Address cannot be empty').waitFor();
    await page.getByLabel('New address').fill('9, Rest House Road');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByRole('listitem').filter({ hasText: '9, Rest House Road' }).waitFor();
    await visitor.look('profile');
    await page.getByRole('button', { name: 'Delete address 1' }).click();
    await visitor.look('delete address');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('No address yet').waitFor();
  });

  it('finds an order under its tabs and cancels it', async () => {
    const placed = await placeOrder(stage.api, { phone: PHONE, token: await stored(page, 'accessToken'), name: NAME });
    expect(placed.status).toBe(201);
    orderId = placed.body.order.orderId;
    await page.getByRole('link', { name: 'My Orders' }).click();
    const order = page.getByRole('link', { name: orderId });
    for (const tab of ['Pending', 'Confirmed']) {
      await page.getByRole('link', { name: tab, exact: true }).click();
      await order.waitFor();
    }
    await visitor.look('orders');
    await order.click();
    await page.getByRole('heading', { level: 1, name: orderId }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await page.getByText('Please provide a cancellation reason').waitFor();
    await page.getByText('I sold it elsewhere').click();
    await visitor.look('cancel order');
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Cancel order' }).waitFor({ state: 'detached' });
    await page.getByText('I sold it elsewhere').first().waitFor();
    await visitor.look('cancelled order');
    await page.goto('/orders?tab=past');
    await order.waitFor();
    await page.getByRole('link', { name: 'Pending', exact: true }).click();
    await page.getByText('No order is waiting for a partner.').waitFor();
    await visitor.look('no orders');
  });

  it('renews a session whose token is past its time', async () => {
    await sleepLong(page, stage.product.env.TOKEN_SECRET ?? '');
    await page.goto('/profile');
    await page.getByRole('heading', { name: NAME }).waitFor();
    const renewed = await stage.api.get(`/user/get-user-info/${PHONE}`, await stored(page, 'accessToken'));
    expect(renewed.status).toBe(200);
  });

  it('asks to sign in again where the session was ended elsewhere, and comes back', async () => {
    const refreshToken = await stored(page, 'refreshToken');
    const next = await stage.api.post('/auth/refresh', { refreshToken });
    await stage.api.post('/auth/refresh', { refreshToken: next.body.data.refreshToken });
    const replayed = await stage.api.post('/auth/refresh', { refreshToken });
    expect(replayed.status).toBe(401);
    await sleepLong(page, stage.product.env.TOKEN_SECRET ?? '');
    await page.goto(`/order/${orderId}`);
    await page.getByLabel('Mobile number').fill(PHONE);
    await page.getByText('Welcome back.').waitFor();
    await visitor.look('sign in again');
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await enterCode(page);
    await page.getByRole('heading', { level: 1, name: orderId }).waitFor();
  });

  it('goes home, not into the placed order, by the back button after a confirmation', async () => {
    const other = await stage.visitor({ looks: false });
    await searchOnHome(other);
    await checkPincode(other);
    await answerWizard(other, LIGHTLY_USED);
    await signInWithCode(other, { phone: '9876520002', name: 'Ravi Das', email: 'ravi@example.com' });
    await other.page.getByRole('link', { name: 'Place order' }).click();
    await bookPickup(other, 'PHIRSE200');
    await other.page.reload();
    await other.page.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor();
    await other.page.goBack();
    await other.page.getByRole('heading', { name: 'Sell your Smartphone, iPad or Tablet' }).waitFor();
    expect(new URL(other.page.url()).pathname).toBe('/');
  });

  it.each(['/nothing-lives-here', '/sell-used-mobile-phone-online/apple/nothing', '/partner-of-nobody'])(
    'says that nothing is at %s',
    async (address) => {
      await page.goto(address);
      await page.getByRole('heading', { name: 'Oops! Page Not Found' }).waitFor();
      await visitor.look(`not found ${address}`);
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await page.getByText('You get up to').or(page.getByText('For example, up to')).waitFor();
    },
  );

  it("says that an order is not there, and leads back to one's own", async () => {
    await page.goto('/order/BB0000000000');
    await page.getByRole('alert').first().waitFor();
    await visitor.look('unknown order');
    await page.getByRole('main').getByRole('link', { name: 'Orders' }).first().click();
    await page.getByRole('heading', { name: 'My Orders' }).waitFor();
  });

  it('signs out, and its pages ask to sign in', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('heading', { name: 'Sell your Smartphone, iPad or Tablet' }).waitFor();
    await page.goto('/orders');
    await page.getByRole('heading', { name: 'Sign In - To See Evaluated Price' }).waitFor();
    await visitor.look('login');
    await page.getByLabel('Mobile number').fill(PHONE);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await enterCode(page);
    await page.getByRole('heading', { name: 'My Orders' }).waitFor();
  });

  it('deletes its account', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await visitor.look('delete account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('heading', { name: 'Sell your Smartphone, iPad or Tablet' }).waitFor();
    await page.goto('/profile');
    await page.getByLabel('Mobile number').fill(PHONE);
    await page.getByText('You are new here').waitFor();
  });
});
