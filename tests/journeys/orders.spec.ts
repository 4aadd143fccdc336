import { beforeAll, expect, it } from '@jest/globals';
import { type Answer } from '../support/api.js';
import { journey } from '../support/journey.js';
import { customerMemory, type SignedIn } from '../support/memories.js';
import { placeOrder } from '../support/selling.js';
import { settled, type Visitor } from '../support/visitor.js';
import { FIRST_PARTNER } from './partner-steps.js';

const PHONE = '9876570001';

journey('orders', (stage) => {
  let seller: SignedIn;
  let partner: string;
  let visitor: Visitor;
  const ids: Record<'waiting' | 'moving', string> = { waiting: '', moving: '' };

  beforeAll(async () => {
    seller = await customerMemory(stage.api, PHONE);
    partner = await stage.api.partner();
    for (const name of ['waiting', 'moving'] as const) {
      const placed = await placeOrder(stage.api, { phone: PHONE, token: seller.token });
      expect(placed.status).toBe(201);
      ids[name] = placed.body.order.orderId;
    }
    visitor = await stage.visitor({ remembers: seller.memory, looks: false });
  });

  const listed = async (tab: string, id: string): Promise<boolean> => {
    const { page } = visitor;
    await page.goto(`/orders?tab=${tab}`);
    await page.getByRole('heading', { level: 1, name: 'My Orders' }).waitFor();
    await settled(page);
    return (await page.getByRole('main').getByRole('link', { name: id }).count()) > 0;
  };
  const byPartner = async (call: Promise<Answer>) => expect((await call).status).toBe(200);

  it('shows each step of an order as it happens, to a page that nobody touches', async () => {
    const { page } = visitor;
    const timeline = page.getByRole('list', { name: 'Order timeline' });
    const { phone } = FIRST_PARTNER;
    await page.goto(`/order/${ids.moving}`);
    await timeline.getByText(/^Order placed/).waitFor();
    await byPartner(stage.api.post(`/partner/accept-order/${phone}/${ids.moving}`, undefined, partner));
    await timeline
      .getByText(/accepted/i)
      .first()
      .waitFor();
    await page.getByText('Harish Gowda').first().waitFor();
    expect(await page.getByRole('button', { name: 'Cancel order' }).count()).toBe(0);
  });

  it('lists orders under Confirmed while under way, under Pending while nobody has accepted', async () => {
    expect(await listed('confirmed', ids.moving)).toBe(true);
    expect(await listed('confirmed', ids.waiting)).toBe(true);
    expect(await listed('pending', ids.waiting)).toBe(true);
    expect(await listed('pending', ids.moving)).toBe(false);
    expect(await listed('past', ids.moving)).toBe(false);
  });

  it('tells why its partner called it off, and lists it under Past', async () => {
    const { page } = visitor;
    await page.goto(`/order/${ids.moving}`);
    await page.getByRole('list', { name: 'Order timeline' }).waitFor();
    const reason = { cancellationReason: 'The device is not as described' };
    await byPartner(stage.api.put(`/partner/cancel-order/${ids.moving}/${FIRST_PARTNER.phone}`, reason, partner));
    await page.getByText('The device is not as described').first().waitFor();
    expect(await listed('past', ids.moving)).toBe(true);
    expect(await listed('confirmed', ids.moving)).toBe(false);
  });

  it('prints its receipt, and nothing else', async () => {
    const { page } = visitor;
    await page.goto(`/order/${ids.waiting}`);
    const button = page.getByRole('button', { name: 'Print receipt' });
    await button.waitFor();
    await page.evaluate('window.print = () => { window.printed = true; }');
    await button.click();
    expect(await page.evaluate('window.printed')).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('heading', { level: 1, name: 'Order', exact: true }).waitFor();
    await page.getByText(ids.waiting).last().waitFor();
    expect(await button.isVisible()).toBe(false);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
  });
});
