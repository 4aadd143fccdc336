import { it } from '@jest/globals';
import { type Locator, type Page } from 'playwright-core';
import { journey } from '../support/journey.js';
import { PINCODE } from './selling-steps.js';

/** Further than any page of the sell flow is long. */
const MOST_TABS = 60;

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let presses = 0; presses < MOST_TABS; presses++) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target}`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByLabel(label));
  await page.keyboard.type(text);
}

journey('keyboard', (stage) => {
  it('sells a phone without a pointer', async () => {
    const { page } = await stage.visitor();
    const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
    const asked = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goto('/');
    await page.getByText('For example, up to').waitFor();
    await press(page, page.getByRole('link', { name: 'Skip to content' }));
    await tabTo(page, page.getByRole('main').getByRole('combobox', { name: 'Your model' }));
    await page.keyboard.type('iphone 13');
    await page.getByRole('option', { name: /^iPhone 13 Apple/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('combobox', { name: 'Storage' }));
    await page.keyboard.type('128');
    await press(page, button('Sell Now'));
    await type(page, 'Your pincode', PINCODE);
    await page.getByText('Free pickup in Bangalore').waitFor();
    await press(page, button('Check exact value'));

    await asked('First, the basics');
    for (const keys of ['1111', '11', '2', '1', '1', '1', '1111', '1', '']) {
      const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      for (const key of keys) await page.keyboard.press(key);
      const last = (await button('Submit').count()) > 0;
      await press(page, button(last ? 'Submit' : 'Next'));
      if (!last)
        await page
          .getByRole('heading', { level: 1 })
          .and(page.locator(`:not(:text-is("${heading}"))`))
          .waitFor();
    }

    await asked('Sign in with OTP');
    await type(page, 'Mobile number', '9876511111');
    await page.getByLabel('Name').waitFor();
    await type(page, 'Name', 'Kavya Iyer');
    await type(page, 'Email', 'kavya@example.com');
    await page.keyboard.press('Enter');
    const code = await page.getByText('Your code is').textContent();
    await page.keyboard.type(/\d{4}/.exec(code ?? '')?.[0] ?? '');
    await asked('Your final price');
    await press(page, page.getByRole('link', { name: 'Place order' }));

    await asked('Schedule Your Pickup');
    await press(page, page.getByRole('group', { name: 'Day' }).getByRole('radio').first(), 'ArrowRight');
    await press(page, page.getByRole('group', { name: 'Time' }).getByRole('radio').first(), 'ArrowRight');
    await type(page, 'New address', '4, Church Street');
    await press(page, button('Save address'));
    await page.getByRole('radio', { name: '4, Church Street' }).waitFor({ state: 'attached' });
    await press(page, button('Confirm pickup'));
    await asked('Order Placed Successfully!');
  }, 120_000);
});
