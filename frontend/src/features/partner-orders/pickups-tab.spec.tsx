import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { indianDay } from '@phirse/contracts/kernel/clock.js';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, fakeApi, ORDER, PARTNER_PHONE, renderForPartner } from '../../../testing/partner-portal.js';
import { Toasts } from '../../ui/toasts.js';
import { PickupsTab } from './pickups-tab.js';

const LIST = `GET /pickup/get-pickup-guy-orders/${PARTNER_PHONE}`;
const KEPT_AT = '2026-11-12T11:00:00.000Z';
const dayFromNow = (days: number) => indianDay(new Date(Date.now() + days * 86_400_000).toISOString());
const order = (orderId: string, days: number, name: string) => ({
  ...ORDER,
  _id: orderId,
  orderId,
  user: { ...ORDER.user, name },
  pickUpDetails: { date: dayFromNow(days), time: '1PM-4PM' },
});
const answer = (orders: readonly object[], more: object = {}) => ({
  orders,
  pagination: { page: 1, limit: 100, total: orders.length, totalPages: 1, hasNext: false },
  ...more,
});

function show(answers: Answers) {
  const calls = fakeApi(answers);
  renderForPartner(
    <>
      <PickupsTab />
      <Toasts />
    </>,
  );
  return calls;
}

describe('the pickups of a pickup person', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('stand under the days on which they are fetched, each with a map, a call and its slot', async () => {
    show({ [LIST]: answer([order('BB1', 0, 'Asha'), order('BB2', 1, 'Kiran'), order('BB3', 3, 'Zoya')]) });
    const today = await screen.findByRole('region', { name: 'Today' });
    expect(within(today).getByRole('article', { name: /Asha/ })).toHaveTextContent(/1 pm/i);
    expect(within(today).getByRole('link', { name: /open in maps/ })).toHaveAttribute(
      'href',
      expect.stringContaining('Lotus%20Residency'),
    );
    expect(within(today).getByRole('link', { name: /^Call / })).toHaveAttribute('href', 'tel:+919000001001');
    expect(
      within(screen.getByRole('region', { name: 'Tomorrow' })).getByRole('article', { name: /Kiran/ }),
    ).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Later' })).getByRole('article', { name: /Zoya/ })).toBeVisible();
    expect(screen.queryByText(/offline/)).toBeNull();
  });

  it('say from when they are where there is no network, and are read again when it is back', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let body = answer([order('BB1', 0, 'Asha')], { keptAt: KEPT_AT });
    const calls = show({ [LIST]: () => ({ status: 200, body }) });
    await screen.findByRole('article', { name: /Asha/ });
    const notice = screen.getAllByRole('status').find(({ textContent }) => textContent?.startsWith('You are offline'));
    expect(notice).toHaveTextContent(/^You are offline\. This list is from 12 Nov, 4:30 pm\./);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Still no connection/)).toBeVisible();
    const asked = calls.length;
    body = answer([order('BB1', 0, 'Asha'), order('BB2', 0, 'Kiran')]);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('article', { name: /Kiran/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull());
    expect(calls).toHaveLength(asked + 1);
  });

  it('are searched without asking the server', async () => {
    const calls = show({ [LIST]: answer([order('BB1', 0, 'Asha'), order('BB2', 0, 'Kiran')]) });
    await screen.findByRole('article', { name: /Kiran/ });
    await userEvent.type(screen.getByPlaceholderText(/^Search orders/), 'asha');
    await waitFor(() => expect(screen.queryByRole('article', { name: /Kiran/ })).toBeNull());
    expect(screen.getByRole('article', { name: /Asha/ })).toBeVisible();
    expect(calls).toHaveLength(1);
  });
});
