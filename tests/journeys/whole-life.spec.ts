import { expect, it } from '@jest/globals';
import { journey } from '../support/journey.js';
import { answerWizard, bookPickup, checkPincode, LIGHTLY_USED, searchOnHome, signInWithCode } from './selling-steps.js';

journey('whole-life', (stage) => {
  it.each([1280, 360])(
    'a new customer sells a phone at %d px',
    async (width) => {
      const customer = await stage.visitor({ width });
      const { page } = customer;
      await searchOnHome(customer);
      await checkPincode(customer);
      await answerWizard(customer, LIGHTLY_USED);
      const phone = `987650${String(width).padStart(4, '0')}`;
      await signInWithCode(customer, { phone, name: 'Asha Menon', email: 'asha@example.com' });
      await page.getByRole('heading', { level: 1, name: 'Your final price' }).waitFor();
      await customer.look('final price');
      await page.getByRole('link', { name: 'Place order' }).click();
      const orderId = await bookPickup(customer, 'PHIRSE200');
      expect(orderId).toMatch(/^BB\d{10}$/);
      const window = await customer.newWindow(`/order/${orderId}`);
      await window.getByRole('list', { name: 'Order timeline' }).waitFor();
      await customer.look('order', window);
    },
    60_000,
  );
});
