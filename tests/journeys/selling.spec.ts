import { beforeAll, expect, it } from '@jest/globals';
import { journey } from '../support/journey.js';
import { customerMemory, type SignedIn, saleMemory } from '../support/memories.js';
import { placeOrder } from '../support/selling.js';
import { type Visitor } from '../support/visitor.js';
import { answerWizard, checkPincode, enterCode, LIGHTLY_USED } from './selling-steps.js';

const RETURNING = '9876560001';
const SALE = '/sell-used-mobile-phone-online/apple/apple-iphone-13/128gb';

journey('selling', (stage) => {
  let seller: SignedIn;
  let visitor: Visitor;

  beforeAll(async () => {
    seller = await customerMemory(stage.api, RETURNING, 'Nikhil Rao');
  });

  it('finds a model by brand and series, and asks for its storage', async () => {
    // Each code that does not hold is answered 422.
    visitor = await stage.visitor({ looks: false, refusals: [{ status: 422, path: /\/promo\/check\/promocode$/ }] });
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('link', { name: 'Sell Phone' }).first().click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Apple/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Which Apple phone is it?' }).waitFor();
    await page.getByLabel('Search your model').fill('zzz');
    await page.getByText('No models found.').waitFor();
    await page.getByLabel('Search your model').fill('iphone 13');
    await page
      .getByRole('link', { name: /^iPhone 13 / })
      .or(page.getByRole('link', { name: 'iPhone 13', exact: true }))
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'iPhone 13' }).waitFor();
    expect(await page.getByRole('button', { name: 'Proceed' }).isDisabled()).toBe(true);
    await page.getByText('Please select both variant and color to proceed.').waitFor();
    await page.getByText('128 GB', { exact: true }).click();
    await page.getByRole('button', { name: 'Proceed' }).click();
    await page.getByRole('heading', { level: 1, name: 'iPhone 13, 128 GB' }).waitFor();
  });

  it('takes a pincode that is served, and no other', async () => {
    const { page } = visitor;
    const check = page.getByRole('button', { name: 'Check exact value' });
    await page.getByLabel('Your pincode').fill('11000');
    expect(await check.isDisabled()).toBe(true);
    await page.getByLabel('Your pincode').fill('110001');
    await page
      .getByRole('alert')
      .or(page.getByText(/not.*(yet|pick up)/i))
      .first()
      .waitFor();
    expect(await check.isDisabled()).toBe(true);
    await checkPincode(visitor);
    await page.getByRole('heading', { level: 1, name: 'First, the basics' }).waitFor();
  });

  it('keeps answers over a reload, signs somebody known in with a number alone, and submits by itself', async () => {
    const { page } = visitor;
    const yes = page.getByRole('button', { name: 'Yes', exact: true });
    await yes.first().click();
    await page.reload();
    await page.getByRole('button', { name: 'Yes', exact: true, pressed: true }).waitFor();
    await answerWizard(visitor, LIGHTLY_USED);
    await page.getByLabel('Mobile number').fill(RETURNING);
    await page.getByText('Welcome back.').waitFor();
    expect(await page.getByLabel('Name').count()).toBe(0);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await enterCode(page);
    await page.getByRole('heading', { level: 1, name: 'Your final price' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${SALE}/final-evaluation`);
  });

  it('lets its answers be changed, and prices them anew', async () => {
    const { page } = visitor;
    const slip = page.getByRole('main');
    const before = await slip.innerText();
    await page.getByRole('link', { name: 'Change my answers' }).click();
    await answerWizard(
      visitor,
      LIGHTLY_USED.map(([heading]) => (heading === 'The body' ? [heading, 'Dent'] : [heading])),
    );
    await page.getByRole('heading', { level: 1, name: 'Your final price' }).waitFor();
    expect(await slip.innerText()).not.toBe(before);
  });

  it('refuses promo codes with the reason, and takes a good one off', async () => {
    const placed = await placeOrder(stage.api, {
      phone: RETURNING,
      token: seller.token,
      promo: { code: 'WELCOME300', price: 300 },
    });
    expect(placed.status).toBe(201);
    const { page } = visitor;
    await page.getByRole('link', { name: 'Place order' }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('Please enter a promo code').waitFor();
    for (const [code, words] of [
      ['NOSUCHCODE', /do not know this promo code/],
      ['MONSOON400', /has expired/],
      ['WELCOME300', /used this promo code before/],
    ] as const) {
      await page.getByLabel('Promo code').fill(code);
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByText(words).waitFor();
    }
    await page.getByLabel('Promo code').fill('phirse200');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('PHIRSE200 applied: ₹200').waitFor();
  });

  it('asks for an address, keeps it, and offers it the next time', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByText('Please enter an address').waitFor();
    await page.getByLabel('New address').fill('7, Temple Road');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByRole('radio', { name: '7, Temple Road' }).waitFor({ state: 'attached' });
    await page.getByRole('group', { name: 'Day' }).locator('label').nth(1).click();
    await page.getByText('4 pm to 7 pm').click();
    await page.getByRole('button', { name: 'Confirm pickup' }).click();
    await page.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor();
    await page.getByText('7, Temple Road').first().waitFor();

    const evaluationState = await saleMemory(stage.api, seller.token);
    const again = await stage.visitor({
      who: 'returning',
      remembers: { local: { ...seller.memory.local, evaluationState } },
      looks: false,
    });
    await again.page.goto(`${SALE}/pickup-details`);
    await again.page.getByText('7, Temple Road').waitFor();
  });
});
