import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, fakeApi, PARTNER_PHONE, refusal, renderForPartner } from '../../../testing/partner-portal.js';
import { PurchaseCoinsForm } from './purchase-coins-form.js';

const PNG = new File(['png'], 'payment.png', { type: 'image/png' });
const PDF = new File(['pdf'], 'payment.pdf', { type: 'application/pdf' });
const VALUE = { 'GET /coins/get-coin-value': { coinValue: 12 } };
const SEND = 'POST /payment/create-payments';

function show(answers: Answers = VALUE) {
  const calls = fakeApi(answers);
  const onDone = jest.fn();
  renderForPartner(<PurchaseCoinsForm onDone={onDone} />);
  return { onDone, sent: () => calls.filter(({ method }) => method === 'POST') };
}
const type = (text: string) => userEvent.type(screen.getByLabelText('Number of coins'), text);
const choose = (file: File) =>
  userEvent
    .setup({ applyAccept: false })
    .upload(screen.getByLabelText('Payment screenshot', { selector: 'input' }), file);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send payment for checking' }));

describe('the number of coins', () => {
  it.each(['', '0', '-5', '1.5', '10 coins', '1e3'])('refuses "%s"', async (text) => {
    const { sent } = show();
    if (text) await type(text);
    await choose(PNG);
    await send();
    expect(screen.getByText('Please enter a valid number of coins (minimum 1)')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('is multiplied by the value of a coin', async () => {
    show();
    await type('1500');
    expect(await screen.findByText('₹18,000')).toBeVisible();
  });

  it('costs 10 rupees each where the value cannot be had', async () => {
    show({ 'GET /coins/get-coin-value': refusal(503, 'UNAVAILABLE', 'We cannot do this right now.') });
    await type('7');
    expect(await screen.findByText(/Failed to fetch coin value/)).toBeVisible();
    expect(screen.getByText('₹70')).toBeVisible();
  });
});

describe('the screenshot', () => {
  it('is needed', async () => {
    const { sent } = show();
    await type('5');
    await send();
    expect(screen.getByText('Please upload a payment screenshot')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('is a JPEG or PNG', async () => {
    show();
    await choose(PDF);
    expect(screen.getByText('Please upload a JPEG or PNG image')).toBeVisible();
  });
});

describe('a complete request', () => {
  it('is sent with the screenshot as a data URL and the price', async () => {
    const { sent, onDone } = show({
      ...VALUE,
      [SEND]: { message: 'Payment received.', paymentId: 'p', position: '1' },
    });
    await screen.findByText('₹12');
    await type('5');
    await choose(PNG);
    await send();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(sent()[0]?.body).toEqual({
      image: 'data:image/png;base64,cG5n',
      partnerPhone: PARTNER_PHONE,
      coins: 5,
      price: 60,
    });
  });

  it('stays on screen with the reason where it is refused', async () => {
    const { onDone } = show({ ...VALUE, [SEND]: refusal(400, 'INVALID', '5 coins cost ₹60.') });
    await type('5');
    await choose(PNG);
    await send();
    expect(await screen.findByText('5 coins cost ₹60.')).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
  });
});
