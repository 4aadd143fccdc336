import { type Page } from 'playwright-core';
import { type Visitor } from '../support/visitor.js';

export interface Person {
  readonly phone: string;
  readonly name: string;
  readonly email: string;
}

export const PINCODE = '560038';

/** Section of the wizard, and what is picked in it; a section of yes/no questions is answered Yes throughout. */
export type Answers = readonly (readonly [heading: string, ...picks: string[]])[];

/** How its owner sees an iPhone 13. */
export const LIGHTLY_USED: Answers = [
  ['First, the basics'],
  ['Is it yours to sell?'],
  ['The screen glass', 'Light scratches, seen only in light'],
  ['What the screen shows', 'A clean picture'],
  ['The body', 'Like new'],
  ['Does anything not work?', 'No problems'],
  ['What comes with it'],
  ['Age and warranty', 'Under 3 months'],
  ['Where was it bought?'],
];

/** From home to the price of an iPhone 13 with 128 GB, by the search of the hero. */
export async function searchOnHome(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.goto('/');
  await page.getByText('For example, up to').waitFor();
  await visitor.look('home');
  const hero = page.getByRole('main');
  await hero.getByRole('combobox', { name: 'Your model' }).fill('iphone 13');
  const found = page.getByRole('option', { name: /^iPhone 13 Apple/ });
  await found.waitFor();
  await visitor.look('search results');
  await found.click();
  await hero.getByRole('combobox', { name: 'Storage' }).selectOption('128 GB');
  await visitor.look('model and storage');
  await page.getByRole('button', { name: 'Sell Now' }).click();
}

export async function checkPincode(visitor: Visitor, pincode = PINCODE): Promise<void> {
  const { page } = visitor;
  await page.getByLabel('Your pincode').fill(pincode);
  await page.getByText('Free pickup in Bangalore').waitFor();
  await visitor.look('estimated price');
  await page.getByRole('button', { name: 'Check exact value' }).click();
}

/** One section of each kind: the others look alike. */
const LOOKED_AT = ['First, the basics', 'The screen glass', 'Does anything not work?'];

/** Answers every section and submits. */
export async function answerWizard(visitor: Visitor, answers: Answers): Promise<void> {
  const { page } = visitor;
  for (const [index, [heading, ...picks]] of answers.entries()) {
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    const open = page.getByRole('button', { name: 'Yes', exact: true, pressed: false });
    if (picks.length === 0) while ((await open.count()) > 0) await open.first().click();
    for (const pick of picks) await page.getByRole('button', { name: pick }).click();
    if (LOOKED_AT.includes(heading)) await visitor.look(heading);
    await page.getByRole('button', { name: index === answers.length - 1 ? 'Submit' : 'Next' }).click();
  }
}

/** Signs somebody new in with the code that the demo shows instead of sending it. */
export async function signInWithCode(visitor: Visitor, { phone, name, email }: Person): Promise<void> {
  const { page } = visitor;
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await visitor.look('sign in');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await visitor.look('one-time code');
  await enterCode(page);
}

/** Types the code that the page shows; the fourth digit sends it. */
export async function enterCode(page: Page): Promise<void> {
  const text = await page.getByText('Your code is').textContent();
  await page.getByLabel('One-time code').fill(/\d{4}/.exec(text ?? '')?.[0] ?? '');
}

/** Day, slot, address and promo code; answers the id of the order. */
export async function bookPickup(visitor: Visitor, promo: string): Promise<string> {
  const { page } = visitor;
  await page.getByRole('heading', { name: 'Schedule Your Pickup' }).waitFor();
  await page.getByRole('button', { name: 'Confirm pickup' }).click();
  await page.getByText('Please fill in all required fields').waitFor();
  await visitor.look('pickup refused');
  await page.getByRole('group', { name: 'Day' }).locator('label').nth(2).click();
  await page.getByText('1 pm to 4 pm').click();
  await page.getByLabel('New address').fill('12, Lake View Road, Indiranagar');
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.getByRole('radio', { name: '12, Lake View Road' }).waitFor({ state: 'attached' });
  await page.getByLabel('Promo code').fill(promo);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText(`${promo} applied`).waitFor();
  await visitor.look('pickup');
  await page.getByRole('button', { name: 'Confirm pickup' }).click();
  await page.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor();
  await visitor.look('confirmation');
  const text = await page
    .getByText(/^BB\d{10}$/)
    .first()
    .textContent();
  return text ?? '';
}
