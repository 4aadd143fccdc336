import { beforeAll, expect, it } from '@jest/globals';
import { journey } from '../support/journey.js';
import { picture } from '../support/pictures.js';
import { buyCoins, partnerBody, placeOrder } from '../support/selling.js';
import { type Visitor } from '../support/visitor.js';
import {
  acceptLead,
  approve,
  balanceOf,
  FIRST_PARTNER,
  findLead,
  logIn,
  logInAsOperator,
  openTab,
  upload,
} from './partner-steps.js';

const RIVAL = { phone: '9000000071', password: 'partner-rival-1' };
const POOR = { phone: '9000000072', password: 'partner-poor-1' };
const SELLER = '9876530001';

journey('partner-outcomes', (stage) => {
  let partner: Visitor;
  let operator: string;
  let seller: string;
  const lead = async (): Promise<string> => {
    const placed = await placeOrder(stage.api, { phone: SELLER, token: seller });
    expect(placed.status).toBe(201);
    return placed.body.order.orderId;
  };

  beforeAll(async () => {
    operator = await stage.api.operator();
    seller = await stage.api.customer(SELLER);
    for (const somebody of [RIVAL, POOR]) {
      const registered = await stage.api.post('/ops/partners', partnerBody(somebody), operator);
      expect(registered.status).toBe(201);
    }
    const rival = { phone: RIVAL.phone, token: await stage.api.partner(RIVAL.phone, RIVAL.password) };
    await buyCoins(stage.api, rival, operator, 500, await picture('Payment'));
  }, 30_000);

  it('says that a lead is gone, and spends nothing, when a rival was faster', async () => {
    partner = await stage.visitor({ who: 'partner', refusals: [{ status: 409, path: /\/partner\/accept-order\// }] });
    const { page } = partner;
    await logIn(partner, FIRST_PARTNER);
    const before = await balanceOf(page);
    const orderId = await lead();
    const card = await findLead(page, orderId);
    await card.getByRole('button', { name: /^Accept for/ }).click();
    const rival = await stage.api.partner(RIVAL.phone, RIVAL.password);
    // The rival's acceptance arrives while this one is under way.
    await page.route('**/partner/accept-order/**', async (route) => {
      const faster = await stage.api.post(`/partner/accept-order/${RIVAL.phone}/${orderId}`, undefined, rival);
      expect(faster.status).toBe(200);
      await route.continue();
    });
    await card.getByRole('button', { name: /^Yes, spend/ }).click();
    await page.getByText('Somebody was faster, no coins were spent.').waitFor();
    await partner.look('lost race');
    await page.unroute('**/partner/accept-order/**');
    await page.reload();
    expect(await balanceOf(page)).toBe(before);
  }, 120_000);

  it('cancels an accepted order with a reason', async () => {
    const { page } = partner;
    const orderId = await lead();
    await acceptLead(partner, orderId);
    await page.getByRole('button', { name: 'Cancel Order' }).click();
    await page.getByRole('button', { name: 'Yes, cancel the order' }).click();
    await page.getByText('Please provide a cancellation reason').waitFor();
    await partner.look('cancel refused');
    await page.getByLabel('Reason').fill('The customer is not reachable');
    await page.getByRole('button', { name: 'Yes, cancel the order' }).click();
    await page.getByRole('heading', { name: 'Vendor Dashboard' }).waitFor();
    await page.goto(`/partner/orders/${orderId}`);
    await page.getByText('This order was cancelled').waitFor();
    await partner.look('cancelled order');
  }, 120_000);

  it('buys the coins that a lead needs, and accepts it once an operator has seen the payment', async () => {
    const poor = await stage.visitor({ who: 'poor partner', width: 360 });
    const { page } = poor;
    await logIn(poor, POOR);
    const orderId = await lead();
    const card = await findLead(page, orderId);
    await card.getByText(/^You are \d+ coins short/).waitFor();
    await card.getByRole('button', { name: 'Purchase Coins' }).click();
    const dialog = page.getByRole('dialog', { name: 'Purchase Coins' });
    await dialog.getByRole('button', { name: 'Send payment for checking' }).click();
    await dialog.getByText('Please upload a payment screenshot').waitFor();
    await poor.look('purchase');
    await dialog.getByLabel('Number of coins').fill('100');
    await upload(page, 'Payment screenshot');
    await dialog.getByRole('button', { name: 'Send payment for checking' }).click();
    await dialog.waitFor({ state: 'detached' });
    const approver = await stage.visitor({ who: 'operator' });
    await logInAsOperator(approver);
    await approve(approver, '90000 00072');
    // The coins arrive without a reload.
    await page.getByText('100 coins', { exact: true }).first().waitFor({ state: 'attached' });
    await acceptLead(poor, orderId);
    await openTab(page, 'transactions');
    await page.getByText(`Lead ${orderId} accepted`).waitFor();
    await poor.look('passbook');
  }, 120_000);

  it('adds a pickup person, blocks and unblocks them', async () => {
    const { page } = partner;
    await openTab(page, 'pickupBoys');
    await page.getByRole('button', { name: 'Add pickup person' }).click();
    const form = page.getByRole('region', { name: 'New pickup person' });
    await form.getByRole('button', { name: 'Add pickup person' }).click();
    await form.getByText('Please enter a name').waitFor();
    await partner.look('add person refused');
    await form.getByLabel('Name').fill('Suresh Babu');
    await form.getByLabel('Phone').fill('9000000171');
    await upload(page, 'Aadhaar card');
    await form.getByRole('button', { name: 'Add pickup person' }).click();
    await page.getByText('Suresh Babu is added').waitFor();
    const password = await page.getByRole('code').innerText();
    await partner.look('person added');

    const person = await stage.visitor({
      who: 'pickup person',
      width: 360,
      // Being blocked ends their stream at once, and what their window asks for then is refused.
      refusals: [{ status: 403, path: /\/partner\/(login|notifications\/)|\/pickup\// }],
    });
    await logIn(person, { phone: '9000000171', password });
    await person.page.getByText('No pickups for you right now').waitFor();
    await person.look('no pickups');

    const toggle = async (verb: 'Block' | 'Unblock') => {
      await page.getByRole('button', { name: `${verb} Suresh Babu` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: verb }).click();
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    };
    await toggle('Block');
    await page.getByRole('button', { name: 'Unblock Suresh Babu' }).waitFor();
    await partner.look('person blocked');
    await person.page.getByRole('button', { name: 'Account' }).click();
    await person.page.getByRole('button', { name: 'Logout' }).click();
    await person.page.getByRole('heading', { name: 'Partner login' }).waitFor();
    await person.page.getByLabel('Mobile number').fill('9000000171');
    await person.page.getByLabel('Password', { exact: true }).fill(password);
    await person.page.getByRole('button', { name: 'Log in' }).click();
    await person.page.locator('form').getByText('This account is blocked').waitFor();
    await person.look('blocked login');
    await toggle('Unblock');
    await page.getByRole('button', { name: 'Block Suresh Babu', exact: true }).waitFor();
    await person.page.getByRole('button', { name: 'Log in' }).click();
    await person.page.getByRole('heading', { name: 'Pickup Person Dashboard' }).waitFor();
  }, 120_000);
});
