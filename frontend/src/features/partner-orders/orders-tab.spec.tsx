import { describe, expect, it } from '@jest/globals';
import { pagination } from '@phirse/contracts/kernel/page.js';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations } from '../../../testing/axe.js';
import { fakeApi, ORDER, PARTNER_PHONE, renderForPartner } from '../../../testing/partner-portal.js';
import { OrdersTab } from './orders-tab.js';

const ACCEPTED = `GET /partner/get-partner-accepted-orders/${PARTNER_PHONE}`;
const ASSIGNED = `GET /partner/get-assigned-partner-orders/${PARTNER_PHONE}`;
const TOTAL = 60;
const sizes = () => [...screen.getByLabelText('Per page').querySelectorAll('option')].map(({ value }) => Number(value));

async function show(which: 'accepted' | 'assigned', at = '/') {
  const asked: URLSearchParams[] = [];
  const page = () => {
    const [number, limit] = [Number(asked.at(-1)?.get('page')), Number(asked.at(-1)?.get('limit'))];
    return { status: 200, body: { orders: [ORDER], pagination: pagination(number, limit, TOTAL) } };
  };
  fakeApi({
    [ACCEPTED]: page,
    [ASSIGNED]: page,
    [`GET /partner/get-pickup-persons/${PARTNER_PHONE}`]: { pickUpPersons: [], pagination: pagination(1, 5, 0) },
  });
  const answer = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = new URL(String(input), 'http://phirse.test');
    if (url.pathname.includes('orders')) asked.push(url.searchParams);
    return answer(input, init);
  };
  const { container } = renderForPartner(<OrdersTab list={which} />, at);
  await screen.findByText('Ananya Rao');
  return { container, last: (name: string) => asked.at(-1)?.get(name) };
}

describe('a partner’s orders', () => {
  it.each([
    ['accepted', [5, 10, 25]],
    ['assigned', [5, 10, 20]],
  ] as const)('%s come in pages of %j', async (which, offered) => {
    const { last } = await show(which);
    expect(sizes()).toEqual(offered);
    expect(last('limit')).toBe('5');
  });

  it('begin at page 1 again when the size of pages changes, when they are searched or filtered', async () => {
    const { last } = await show('accepted');
    const next = () => userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await next();
    await waitFor(() => expect(last('page')).toBe('2'));
    await userEvent.selectOptions(screen.getByLabelText('Per page'), '25');
    await waitFor(() => expect([last('page'), last('limit')]).toEqual(['1', '25']));
    await screen.findByText('Page 1 of 3');
    await next();
    await waitFor(() => expect(last('page')).toBe('2'));
    await userEvent.type(screen.getByRole('searchbox'), 'galaxy');
    await waitFor(() => expect([last('page'), last('limit'), last('search')]).toEqual(['1', '25', 'galaxy']));
    await screen.findByText('Page 1 of 3');
    await next();
    await waitFor(() => expect(last('page')).toBe('2'));
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Completed');
    await waitFor(() => expect([last('page'), last('status')]).toEqual(['1', 'completed']));
  });

  it('are sorted by what is chosen', async () => {
    const { last } = await show('accepted');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Highest price');
    await waitFor(() => expect([last('sort'), last('order')]).toEqual(['price', 'desc']));
  });

  it('take what the URL cannot mean as not said', async () => {
    const { last } = await show('accepted', `/?page=1e21&limit=7&sort=__proto__&status=lost&search=${'x'.repeat(200)}`);
    const asked = ['page', 'limit', 'sort', 'status', 'search'].map(last);
    await screen.findByText('Page 12 of 12');
    expect(asked).toEqual(['100000', '5', null, null, 'x'.repeat(100)]);
  });

  it('show the last page where the one of the URL is no longer there', async () => {
    const { last } = await show('accepted', '/?page=13');
    await screen.findByText('Page 12 of 12');
    expect(last('page')).toBe('12');
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  it('show an email whole, broken after its @ at most', async () => {
    const { container } = await show('accepted');
    expect(container).toHaveTextContent('ananya.rao@example.com');
    const after = container.querySelector('wbr')?.nextSibling?.textContent;
    expect(after).toBe('example.com');
  });

  it.each(['accepted', 'assigned'] as const)('keep no screen reader out (%s)', async (which) => {
    const { container } = await show(which);
    await expectNoViolations(container);
  });
});
