import { expect } from '@jest/globals';
import { type Stage } from '../support/journey.js';
import {
  acceptLead,
  assignPickup,
  balanceOf,
  CRACKED,
  FIRST_PARTNER,
  findLead,
  handOver,
  logIn,
  openTab,
  PICKUP_PERSON,
} from './partner-steps.js';
import {
  answerWizard,
  bookPickup,
  checkPincode,
  LIGHTLY_USED,
  type Person,
  searchOnHome,
  signInWithCode,
} from './selling-steps.js';

export const CUSTOMER: Person = { phone: '9876503601', name: 'Asha Menon', email: 'asha.menon@example.com' };

/** One phone's way from search to cash: customer, partner and pickup person, each with a browser of their own. */
export async function wholeLife(stage: Stage, width: number): Promise<void> {
  const customer = await stage.visitor({ who: 'customer', width });
  await searchOnHome(customer);
  await checkPincode(customer);
  await answerWizard(customer, LIGHTLY_USED);
  await signInWithCode(customer, CUSTOMER);
  await customer.page.getByRole('heading', { level: 1, name: 'Your final price' }).waitFor();
  await customer.look('final price');
  await customer.page.getByRole('link', { name: 'Place order' }).click();
  const orderId = await bookPickup(customer, 'PHIRSE200');

  // From here on nobody touches this window: what it shows arrives by itself.
  const watching = await customer.newWindow(`/order/${orderId}`);
  const station = (title: string | RegExp) =>
    watching.getByRole('list', { name: 'Order timeline' }).getByText(title).waitFor();
  await station(/^Order placed/);
  await customer.look('order', watching);

  const partner = await stage.visitor({ who: 'partner', width });
  await logIn(partner, FIRST_PARTNER);
  const before = await balanceOf(partner.page);
  const lead = await findLead(partner.page, orderId);
  const shown = await lead.innerText();
  expect(shown).not.toMatch(new RegExp(`${CUSTOMER.name}|${CUSTOMER.phone}|Lake View`));
  await acceptLead(partner, orderId);
  await partner.page.getByText(CUSTOMER.name).first().waitFor();
  await station(/accepted/i);
  await assignPickup(partner, orderId, PICKUP_PERSON.name);
  await station(`${PICKUP_PERSON.name} will pick up your device`);

  const pickup = await stage.visitor({ who: 'pickup person', width });
  await logIn(pickup, PICKUP_PERSON);
  const job = pickup.page.getByRole('article').filter({ hasText: orderId });
  await job.waitFor();
  await pickup.look('pickups');
  await job.getByRole('link', { name: 'Open order' }).click();
  await pickup.page.getByRole('heading', { name: 'What the customer said' }).waitFor();
  await pickup.look('pickup order');

  await partner.page.getByRole('link', { name: 'Re-evaluate' }).click();
  await answerWizard(partner, CRACKED);
  await partner.page.getByRole('heading', { level: 1, name: 'Evaluation: iPhone 13' }).waitFor();
  await partner.look('requote');
  await partner.page.getByRole('button', { name: 'Confirm Evaluation' }).click();
  await station('Checked at your door: the new price is ₹20,464');
  await handOver(partner);
  await station('₹20,464 paid in cash, device handed over');
  await customer.look('completed order', watching);

  const spent = 72;
  expect(before - (await balanceOf(partner.page))).toBe(spent);
  await partner.look('dashboard');
  await openTab(partner.page, 'transactions');
  const line = partner.page.getByRole('row').or(partner.page.getByRole('listitem')).filter({ hasText: orderId });
  expect(await line.innerText()).toMatch(new RegExp(`−${spent}[^]*${(before - spent).toLocaleString('en-IN')}`));
  await partner.look('passbook');
  await openTab(partner.page, 'acceptedOrders');
  await partner.page.getByRole('main').getByText(orderId).first().waitFor();
  await partner.look('accepted orders');
}
