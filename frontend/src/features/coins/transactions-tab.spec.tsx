import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations } from '../../../testing/axe.js';
import { type Answers, fakeApi, PARTNER_PHONE, refusal, renderForPartner } from '../../../testing/partner-portal.js';
import { TransactionsTab } from './transactions-tab.js';

const LIST = `GET /partner/transactions/${PARTNER_PHONE}`;
const EXPORT = `${LIST}/export`;
const PURCHASES = `GET /payment/purchases/${PARTNER_PHONE}`;
const none = { page: 1, limit: 5, total: 0, totalPages: 0, hasNext: false };
const spent = {
  _id: 'line',
  type: 'debited',
  coins: 54,
  price: 0,
  paymentId: null,
  orderID: 'BB1',
  message: 'Lead BB1 accepted',
  timestamp: '2026-03-02T06:30:00.000Z',
  balance: 46,
};
const rejected = {
  paymentId: 'p1',
  coins: 100,
  price: 1000,
  status: 'rejected',
  reason: 'The screenshot is not readable',
  requestedAt: '2026-03-02T06:30:00.000Z',
};
const FILLED: Answers = {
  [LIST]: { transactions: [spent], pagination: { ...none, total: 1, totalPages: 1 } },
  [PURCHASES]: {
    purchases: [rejected, { ...rejected, paymentId: 'p2', status: 'pending', reason: '' }],
    pagination: none,
  },
};
const EMPTY: Answers = {
  [LIST]: { transactions: [], pagination: none },
  [PURCHASES]: { purchases: [], pagination: none },
};

function show(answers: Answers) {
  fakeApi(answers);
  const asked: string[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    asked.push(String(input));
    return answer(input, init);
  };
  const { container } = renderForPartner(<TransactionsTab onPurchase={jest.fn()} />);
  return { container, asked };
}

describe('the passbook', () => {
  it('leads from a line to its order, and says what became of each purchase', async () => {
    const { container } = show(FILLED);
    expect(await screen.findByRole('link', { name: 'Lead BB1 accepted' })).toHaveAttribute(
      'href',
      '/partner/orders/BB1',
    );
    expect(await screen.findByText('The screenshot is not readable')).toBeVisible();
    expect(screen.getByText('Rejected')).toBeVisible();
    expect(screen.getByText('Being checked')).toBeVisible();
    await expectNoViolations(container);
  });

  it('that is new offers the first coins', async () => {
    show(EMPTY);
    expect(await screen.findByText(/Your first coins start the book/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Purchase Coins' })).toBeVisible();
  });

  it('asks for what is filtered, and leads on to the statement of the same days', async () => {
    const { asked } = show(EMPTY);
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Asked back');
    await userEvent.type(screen.getByLabelText('From'), '2026-03-01');
    expect(await screen.findByText('No line of the passbook fits.')).toBeVisible();
    expect(asked.at(-1)).toContain('type=requested&from=2026-03-01');
    const statement = screen.getByRole('link', { name: 'Statement' });
    expect(statement).toHaveAttribute('href', '/partner/statement?from=2026-03-01');
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText(/Your first coins/)).toBeVisible();
  });

  it('does not ask for days that end before they begin', async () => {
    const { asked } = show(EMPTY);
    await userEvent.type(screen.getByLabelText('From'), '2026-03-02');
    await userEvent.type(screen.getByLabelText('To'), '2026-03-01');
    expect(screen.getByText('This day is before the first.')).toBeVisible();
    expect(asked.filter((url) => url.includes('to='))).toEqual([]);
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  });

  it('says that it cannot be read, with the reason', async () => {
    show({ ...EMPTY, [LIST]: refusal(503, 'UNAVAILABLE', 'We cannot do this right now.') });
    expect(await screen.findByText('Failed to load transactions')).toBeVisible();
  });
});

describe('the download', () => {
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  /** Files that the browser is told to save; jsdom has no addresses for them. */
  function saved() {
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    return names;
  }

  it('is saved under the name that the server gives, with the session’s token', async () => {
    const names = saved();
    show(FILLED);
    const headers = { 'Content-Disposition': 'attachment; filename="phirse-coins-first-2026-11-21.csv"' };
    const fetched = jest.fn<typeof fetch>(async () => new Response('Date', { headers }));
    globalThis.fetch = fetched;
    await press();
    await waitFor(() => expect(names).toEqual(['phirse-coins-first-2026-11-21.csv']));
    expect(fetched).toHaveBeenCalledWith(expect.stringContaining('/export'), {
      headers: { Authorization: 'Bearer token' },
    });
  });

  it('that fails says so, and saves nothing', async () => {
    const names = saved();
    show({ ...FILLED, [EXPORT]: refusal(503, 'UNAVAILABLE', 'We cannot do this right now.') });
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('We cannot do this right now. Nothing was saved.');
    expect(names).toEqual([]);
  });

  it('cannot be asked for twice while it is made', async () => {
    saved();
    show(FILLED);
    const pending = jest.fn<typeof fetch>(() => new Promise(() => {}));
    globalThis.fetch = pending;
    await press();
    const button = screen.getByRole('button', { name: 'Preparing...' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(pending.mock.calls.filter(([url]) => String(url).includes('/export'))).toHaveLength(1);
  });
});
