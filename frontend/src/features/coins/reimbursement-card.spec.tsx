import { describe, expect, it } from '@jest/globals';
import { type OrderReimbursement } from '@phirse/contracts/read-models/partner.js';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, fakeApi, PARTNER_PHONE, refusal, renderForPartner } from '../../../testing/partner-portal.js';
import { ReimbursementCard } from './reimbursement-card.js';

const ORDER_ID = 'BB1000000001';
const POSSIBLE: OrderReimbursement = { coinsPaid: 54, coinsDue: 45, coins: 9, status: 'possible', reason: '' };
const ASK = `POST /partner/request-reimbursement/${PARTNER_PHONE}/${ORDER_ID}`;
const ANSWER = { message: 'Request received.', reimbursementId: ORDER_ID, coins: 9, position: '7' };

function show(answers: Answers = {}, reimbursement = POSSIBLE) {
  const calls = fakeApi(answers);
  renderForPartner(<ReimbursementCard orderId={ORDER_ID} finalPrice={15_000} reimbursement={reimbursement} />);
  return { sent: () => calls.filter(({ method }) => method === 'POST') };
}
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const card = () => screen.getByRole('region', { name: 'Coins back' });

describe('coins that can be asked back', () => {
  it('shows what was paid, what the final price costs, and the difference', () => {
    show();
    expect(card().textContent).toMatch(
      /Paid for the lead.*54 coins.*At ₹15,000 it costs.*45 coins.*Difference.*9 coins/,
    );
  });

  it('asks once more in place, and sends nothing until then', async () => {
    const { sent } = show();
    await press(/^Request coins back/);
    expect(screen.getByRole('group', { name: 'Request 9 coins back?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Yes, request 9 coins' })).toHaveFocus();
    expect(sent()).toEqual([]);
    await press(/^Not now/);
    expect(screen.getByRole('button', { name: 'Request coins back' })).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('are requested once, and the card keeps the focus', async () => {
    const { sent } = show({ [ASK]: ANSWER });
    await press(/^Request coins back/);
    await press(/^Yes/);
    await waitFor(() => expect(card()).toHaveFocus());
    expect(sent()).toHaveLength(1);
  });

  it('stay with their reason where the request is refused, and keep their key when tried again', async () => {
    const { sent } = show({ [ASK]: refusal(409, 'ALREADY_EXISTS', 'The coins of this order were asked back before.') });
    await press(/^Request coins back/);
    await press(/^Yes/);
    expect(await screen.findByText('The coins of this order were asked back before.')).toBeVisible();
    await press(/^Try again/);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[0]?.key).toBeTruthy();
    expect(sent()[1]?.key).toBe(sent()[0]?.key);
  });
});

describe('coins that were asked back', () => {
  it.each([
    { status: 'pending', badge: 'Pending', says: /You asked for the difference/ },
    { status: 'approved', badge: 'Approved', says: /9 coins came back to your wallet/ },
    { status: 'rejected', badge: 'Rejected', says: /not given back: The price was right/ },
  ] as const)('say how they stand and cannot be asked again: $status', ({ status, badge, says }) => {
    show({}, { ...POSSIBLE, status, reason: status === 'rejected' ? 'The price was right' : '' });
    expect(screen.getByText(badge)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(says);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
