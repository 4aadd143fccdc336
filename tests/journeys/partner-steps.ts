import { drawnPaper } from '@phirse/services/apps/seed/drawn-papers.js';
import { type Locator, type Page } from 'playwright-core';
import { type Visitor } from '../support/visitor.js';
import { type Answers, LIGHTLY_USED } from './selling-steps.js';

export const FIRST_PARTNER = { phone: '9000000001', password: 'partner-one' };
export const SECOND_PARTNER = { phone: '9000000002', password: 'partner-two' };
export const PICKUP_PERSON = { phone: '9000000101', password: 'pickup-one', name: 'Manjunath S' };

/** What is found at the door: the questions begin with what the customer said, and one answer changes. */
export const CRACKED: Answers = LIGHTLY_USED.map(([heading]) =>
  heading === 'The screen glass' ? [heading, 'Hairline crack'] : [heading],
);

interface Login {
  readonly phone: string;
  readonly password: string;
}

export async function logIn(visitor: Visitor, { phone, password }: Login): Promise<void> {
  const { page } = visitor;
  await page.goto('/partner');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await visitor.look('partner login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { level: 1, name: /Dashboard/ }).waitFor();
}

const OPERATOR = { phone: '9000000900', password: 'operator-one' };

/** Opens the operator's pages: the purchases of coins that wait. */
export async function logInAsOperator({ page }: Visitor): Promise<void> {
  await page.goto('/ops/login');
  await page.getByLabel('Mobile number').fill(OPERATOR.phone);
  await page.getByLabel('Password', { exact: true }).fill(OPERATOR.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Coin purchases' }).waitFor();
}

/** Approves what waits in the row with this text, asked once more; answers the row, which is gone by then. */
export async function approve(operator: Visitor, text: string): Promise<Locator> {
  const { page } = operator;
  const row = page.getByRole('row').filter({ hasText: text });
  await row.getByRole('button', { name: /^Approve/ }).click();
  await operator.look('approval asked once more');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await row.waitFor({ state: 'detached' });
  return row;
}

/** One tab of the dashboard, by its address. */
export async function openTab(page: Page, tab: string): Promise<void> {
  await page.goto(`/partner/dashboard?tab=${tab}`);
  await page.getByRole('heading', { level: 1, name: /Dashboard/ }).waitFor();
}

/** Coins in the wallet as the dashboard tells them. */
export async function balanceOf(page: Page): Promise<number> {
  const summary = page.getByRole('region', { name: 'Summary' });
  const coins = await summary
    .getByText(/^[\d,]+ coins?$/)
    .first()
    .innerText();
  return Number(coins.replaceAll(/\D/g, ''));
}

/** The card of one lead among all that are open. */
export async function findLead(page: Page, orderId: string) {
  await openTab(page, 'orders');
  await page
    .getByRole('searchbox')
    .or(page.getByPlaceholder(/Search device/))
    .first()
    .fill(orderId);
  const lead = page.getByRole('article').filter({ hasText: orderId });
  await lead.waitFor();
  return lead;
}

/** Accepts a lead, asked twice in place, and opens the order. */
export async function acceptLead(visitor: Visitor, orderId: string): Promise<void> {
  const { page } = visitor;
  const lead = await findLead(page, orderId);
  await visitor.look('lead');
  await lead.getByRole('button', { name: /^Accept for/ }).click();
  await visitor.look('accept');
  await lead.getByRole('button', { name: /^Yes, spend/ }).click();
  await page.getByText('is yours').waitFor();
  await visitor.look('accepted');
  await page.getByRole('link', { name: 'Open order' }).click();
  await page.getByRole('link', { name: 'Re-evaluate' }).waitFor();
}

export async function assignPickup(visitor: Visitor, orderId: string, name: string): Promise<void> {
  const { page } = visitor;
  await page.getByLabel(`Pickup person for ${orderId}`).selectOption({ label: name });
  await visitor.look('accepted order');
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await page.getByRole('button', { name: 'De-assign' }).waitFor();
  await visitor.look('assigned order');
}

const PICTURES = ['IMEI photo', 'Device, front', 'Device bill', 'ID card', 'Customer photo'] as const;

/** Chooses a drawn picture in the field of this label. */
export async function upload(page: Page, label: string): Promise<void> {
  const buffer = await drawnPaper(label, 'of a journey');
  await page
    .locator(`input[type=file][aria-label="${label}"]`)
    .setInputFiles({ name: 'drawn.png', mimeType: 'image/png', buffer });
}

/** IMEI, the pictures of the handover, and the one question whether it is paid. */
export async function handOver(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.getByRole('heading', { level: 1, name: /^Complete: / }).waitFor();
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await page.getByText('Please fill all device information fields').waitFor();
  await visitor.look('handover refused');
  await page.getByLabel('IMEI number').fill('490154203237518');
  for (const label of PICTURES) await upload(page, label);
  await page
    .getByText('Received')
    .nth(PICTURES.length - 1)
    .waitFor();
  await visitor.look('handover');
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await visitor.look('paid');
  await page.getByRole('button', { name: 'Yes, complete the order' }).click();
  await page.getByRole('heading', { name: 'Vendor Dashboard' }).waitFor();
}
