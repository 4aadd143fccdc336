import { it } from '@jest/globals';
import { journey } from '../support/journey.js';

const PAGES = [
  '/about',
  '/contact',
  '/faq',
  '/get-quote',
  '/privacy-policy',
  '/refund-policy',
  '/shipping-policy',
  '/terms-of-service',
  '/sell-used-mobile-phone-bangalore',
  '/sell-used-mobile-phone-online',
  '/sell-used-mobile-phone-online/apple/models',
  '/sell-used-mobile-phone-online/apple/apple-iphone-13/variant',
  '/exchange-used-phone-online',
  '/sell-your-old-tablet',
  '/blogs',
  '/otp',
] as const;

journey('pages', (stage) => {
  it('every page without a journey of its own opens and reads well on a phone', async () => {
    const visitor = await stage.visitor({ width: 360 });
    for (const address of PAGES) {
      await visitor.page.goto(address);
      await visitor.page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      await visitor.look(address);
    }
  }, 120_000);
});
