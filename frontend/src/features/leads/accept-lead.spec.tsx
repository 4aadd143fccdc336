import { describe, expect, it, jest } from '@jest/globals';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Answers,
  fakeApi,
  ORDER,
  PARTNER_PHONE,
  refusal,
  renderForPartner,
} from '../../../testing/partner-portal.js';
import { AcceptLead, type AcceptLeadProps } from './accept-lead.js';

const LEAD: DisplayedOrder = { ...ORDER, status: 'new', subStatus: 'pending' };
const ACCEPT = `POST /partner/accept-order/${PARTNER_PHONE}/${LEAD.orderId}`;

function show(answers: Answers, balance = 100) {
  const calls = fakeApi(answers);
  const heard = {
    onAccepted: jest.fn<AcceptLeadProps['onAccepted']>(),
    onTaken: jest.fn<AcceptLeadProps['onTaken']>(),
    onPurchase: jest.fn<AcceptLeadProps['onPurchase']>(),
  };
  renderForPartner(<AcceptLead lead={LEAD} balance={balance} {...heard} />);
  return { calls, ...heard };
}
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('when a lead is accepted', () => {
  it('asks once more with the balance before and after, and sends nothing until then', async () => {
    const { calls } = show({});
    await press(/^Accept for 56 coins/);
    expect(screen.getByRole('group', { name: 'Accept Galaxy S21?' }).textContent).toMatch(/100.*56.*44/);
    expect(screen.getByRole('button', { name: 'Yes, spend 56 coins' })).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('goes back without a call', async () => {
    const { calls } = show({});
    await press(/^Accept for/);
    await press(/Not now/);
    expect(screen.getByRole('button', { name: /^Accept for/ })).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('hands on what was spent and what is left', async () => {
    const answer = { message: 'Order accepted', order: ORDER, coins: { spent: 56, balance: 44 }, position: '7' };
    const { onAccepted } = show({ [ACCEPT]: answer });
    await press(/^Accept for/);
    await press(/^Yes/);
    await waitFor(() => expect(onAccepted.mock.calls[0]?.[0]).toEqual(answer));
  });
});

describe('when it cannot be had', () => {
  it('says that somebody was faster', async () => {
    const { onTaken, onPurchase } = show({
      [ACCEPT]: refusal(409, 'LEAD_ALREADY_ACCEPTED', 'Another partner has accepted this lead.'),
    });
    await press(/^Accept for/);
    await press(/^Yes/);
    await waitFor(() => expect(onTaken).toHaveBeenCalledWith(LEAD));
    expect(onPurchase).not.toHaveBeenCalled();
  });

  it('leads to the purchase where the wallet turns out too small', async () => {
    const { onPurchase, onTaken } = show({
      [ACCEPT]: refusal(409, 'INSUFFICIENT_COINS', 'Please purchase coins first.', { balance: 20, needed: 56 }),
    });
    await press(/^Accept for/);
    await press(/^Yes/);
    await waitFor(() => expect(onPurchase).toHaveBeenCalledWith(36));
    expect(onTaken).not.toHaveBeenCalled();
  });

  it('offers the purchase at once where the wallet is known to be too small', async () => {
    const { onPurchase, calls } = show({}, 50);
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
    await press(/Purchase Coins/);
    expect(onPurchase).toHaveBeenCalledWith(6);
    expect(calls).toEqual([]);
  });

  it('keeps its key when tried again, so that the lead is not paid for twice', async () => {
    const { calls } = show({ [ACCEPT]: refusal(503, 'UNAVAILABLE', 'Please try again later.') });
    await press(/^Accept for/);
    await press(/^Yes/);
    expect(await screen.findByText('No coins were spent')).toBeVisible();
    await press(/Try again/);
    await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2));
    const [first, second] = calls.filter(({ method }) => method === 'POST');
    expect(first?.key).toBeTruthy();
    expect(second?.key).toBe(first?.key);
  });
});
