import { beforeAll, it } from '@jest/globals';
import { journey } from '../support/journey.js';
import { People } from '../support/people.js';
import { overpaidSale, type RequotedSale } from '../support/requoted-sale.js';
import { type Visitor } from '../support/visitor.js';
import { approve, FIRST_PARTNER, logIn, logInAsOperator, openTab } from './partner-steps.js';

const SELLER = '9876530011';

journey('coins-back', (stage) => {
  let partner: Visitor;
  let sale: RequotedSale;

  beforeAll(async () => {
    const people = new People(stage.api, stage.product.env);
    const customer = { ...(await people.signedIn('customer', SELLER)), token: await stage.api.customer(SELLER) };
    const buyer = { ...(await people.signedIn('partner', FIRST_PARTNER.phone)), token: await stage.api.partner() };
    sale = await overpaidSale(stage.api, { customer, partner: buyer, image: await people.screenshot() });
  }, 60_000);

  it('asks back on the order’s page what the lead cost too much', async () => {
    partner = await stage.visitor({ who: 'partner', width: 360 });
    const { page } = partner;
    await logIn(partner, FIRST_PARTNER);
    await page.goto(`/partner/orders/${sale.orderId}`);
    const card = page.getByRole('region', { name: 'Coins back' });
    await card.getByText(`${sale.coinsPaid} coins`).waitFor({ state: 'attached' });
    await partner.look('coins to ask back');
    await card.getByRole('button', { name: 'Request coins back' }).click();
    await partner.look('asked once more');
    await page.keyboard.press('Enter');
    await card.getByText('You asked for the difference.').waitFor();
    await partner.look('asked for');
    await openTab(page, 'transactions');
    await page.getByText(new RegExp(`asked back for lead ${sale.orderId}`)).waitFor();
    await partner.look('passbook with the request');
  }, 120_000);

  it('is given back by an operator, and says so to the partner', async () => {
    const operator = await stage.visitor({ who: 'operator' });
    const { page } = operator;
    await logInAsOperator(operator);
    await operator.look('coin purchases');
    await page.getByRole('link', { name: 'Reimbursements' }).click();
    await page.getByRole('heading', { level: 1, name: 'Reimbursements' }).waitFor();
    await operator.look('reimbursements');
    const row = await approve(operator, sale.orderId);
    await page.getByRole('link', { name: 'Approved' }).click();
    await row.waitFor();
    await operator.look('approved reimbursements');

    await partner.page.goto(`/partner/orders/${sale.orderId}`);
    await partner.page.getByText(/came back to your wallet/).waitFor();
    await partner.look('coins are back');
    await openTab(partner.page, 'transactions');
    await partner.page.getByText(`Refund for lead ${sale.orderId}: the final price was lower`).waitFor();
    await partner.look('passbook with the coins');
  }, 120_000);
});
