import { expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { journey } from '../support/journey.js';
import { settled } from '../support/visitor.js';
import { answerWizard, bookPickup, checkPincode, LIGHTLY_USED, searchOnHome, signInWithCode } from './selling-steps.js';

/** A window of 1,280 × 1,024 pixels at 400 %. */
const ZOOMED = { width: 320, height: 256, zoom: 4 };
/** Further than any page of the sell flow is long. */
const MOST_STOPS = 40;
/** A page, wherever on it the last click was, has at least a few. */
const FEWEST_STOPS = 3;

/** What hides the control that has the focus: empty where it is seen, in the window and under nothing else. */
const OBSCURED = `{
  const focused = document.activeElement;
  const shown = focused.matches('input[type=radio], input[type=file]') && focused.labels?.[0] || focused;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
  const above = document.elementFromPoint(x, y);
  const words = (element) => (element?.outerHTML ?? 'nothing').slice(0, 120);
  if (focused === document.body) '';
  else if (left < -1 || right > innerWidth + 1) 'cut at the side: ' + words(shown);
  else if (bottom <= 0 || top >= innerHeight) 'out of the window: ' + words(shown);
  else if (!above || !(shown.contains(above) || above.contains(shown))) words(shown) + ' is under ' + words(above);
  else '';
}`;

/** Goes through the page by Tab; answers what a visitor could not see when it had the focus. */
async function obscured(page: Page): Promise<readonly string[]> {
  await settled(page);
  const found: string[] = [];
  let stops = 0;
  while (stops < MOST_STOPS && (await page.locator('footer :focus').count()) === 0) {
    await page.keyboard.press('Tab');
    await page.evaluate('new Promise(requestAnimationFrame)');
    stops += 1;
    const what = String(await page.evaluate(OBSCURED));
    if (what) found.push(what);
  }
  expect(stops).toBeGreaterThanOrEqual(FEWEST_STOPS);
  return found;
}

journey('zoom', (stage) => {
  it('sells a phone at 400 %, and nothing hides what has the focus', async () => {
    const visitor = await stage.visitor({ ...ZOOMED, looks: false });
    const { page } = visitor;
    const seen: Record<string, readonly string[]> = {};
    const walk = async (name: string) => {
      seen[name] = await obscured(page);
      await visitor.measure(name);
    };
    await page.goto('/');
    await page.getByText('For example, up to').first().waitFor({ state: 'attached' });
    await walk('home');
    await searchOnHome(visitor);
    await page.getByLabel('Your pincode').waitFor();
    await walk('price');
    await checkPincode(visitor);
    await page.getByRole('heading', { level: 1, name: 'First, the basics' }).waitFor();
    await walk('questions');
    await answerWizard(visitor, LIGHTLY_USED);
    await page.getByLabel('Mobile number').waitFor();
    await walk('sign-in');
    await signInWithCode(visitor, { phone: '9876550001', name: 'Meera Pillai', email: 'meera@example.com' });
    await page.getByRole('heading', { level: 1, name: 'Your final price' }).waitFor();
    await walk('final price');
    await page.getByRole('link', { name: 'Place order' }).click();
    await page.getByRole('heading', { name: 'Schedule Your Pickup' }).waitFor();
    await walk('pickup');
    await bookPickup(visitor, 'PHIRSE200');
    await walk('confirmation');
    expect(seen).toEqual(Object.fromEntries(Object.keys(seen).map((name) => [name, []])));
  }, 90_000);
});
