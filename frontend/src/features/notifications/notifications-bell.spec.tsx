import { describe, expect, it } from '@jest/globals';
import { type Notifications } from '@phirse/contracts/read-models/answers.js';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, PARTNER_PHONE, refusal, renderForPartner } from '../../../testing/partner-portal.js';
import { Toasts } from '../../ui/toasts.js';
import { NotificationsBell } from './notifications-bell.js';

const LIST = `GET /partner/notifications/${PARTNER_PHONE}`;
const READ = `PUT /partner/notificationStatus/${PARTNER_PHONE}/n1`;
const PARTNER = { token: 't', role: 'Partner', name: 'Harish', email: 'h@example.com', Phone: PARTNER_PHONE } as const;
const news = (_id: string, status: boolean): Notifications['data'][number] => ({
  _id,
  title: `News ${_id}`,
  body: 'iQOO 12 in 560034',
  orderID: 'BB1',
  type: 'lead',
  timestamp: '2026-11-12T11:00:00.000Z',
  status,
});

function show(answers: Parameters<typeof fakeApi>[0]) {
  const calls = fakeApi(answers);
  renderForPartner(
    <>
      <NotificationsBell partner={PARTNER} />
      <Toasts />
    </>,
  );
  return calls;
}
const open = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the bell', () => {
  it('counts what is unread and lists only that, in Indian time', async () => {
    show({ [LIST]: { data: [news('n1', false), news('n2', true)], unread: 1 } });
    await open(/Notifications \(1\)/);
    expect(screen.getByRole('heading', { name: 'Unread Notifications' })).toBeVisible();
    expect(screen.getByRole('button', { name: /News n1/ })).toHaveTextContent('12 Nov 2026, 4:30 pm');
    expect(screen.queryByRole('button', { name: /News n2/ })).toBeNull();
  });

  it('says that there is nothing', async () => {
    show({ [LIST]: { data: [], unread: 0 } });
    await open(/^Notifications$/);
    expect(screen.getByText('All caught up!')).toBeVisible();
    expect(screen.getByText('No unread notifications.')).toBeVisible();
  });

  it('marks a line as read when it is opened', async () => {
    const calls = show({ [LIST]: { data: [news('n1', false)], unread: 1 }, [READ]: { message: 'ok', position: '1' } });
    await open(/Notifications \(1\)/);
    await userEvent.click(screen.getByRole('button', { name: /News n1/ }));
    await waitFor(() => expect(calls.some(({ method, path }) => `${method} ${path}` === READ)).toBe(true));
  });

  it('counts it again where the server refuses', async () => {
    show({ [LIST]: { data: [news('n1', false)], unread: 1 }, [READ]: refusal(503, 'UNAVAILABLE', 'Not now.') });
    await open(/Notifications \(1\)/);
    await userEvent.click(screen.getByRole('button', { name: /News n1/ }));
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(await screen.findByRole('button', { name: /Notifications \(1\)/ })).toBeVisible();
  });

  it('says that the news could not be had, and tries again', async () => {
    const calls = show({ [LIST]: () => ({ status: 400, body: {} }) });
    const texts = await screen.findAllByText('Failed to fetch notifications');
    expect(texts.length).toBeGreaterThan(1);
    await open(/^Notifications$/);
    const asked = calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(calls.length).toBeGreaterThan(asked));
  });
});
