import { describe, expect, it, jest } from '@jest/globals';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ORDER } from '../../../testing/partner-portal.js';
import { PrintReceipt } from './print-receipt.js';
import { slipLines } from './slip-lines.js';

const scratches = {
  heading: 'The screen glass',
  description: 'Light scratches',
  type: 'image',
  value: 'Light scratches',
  percentage: 4,
  amount: 400,
};
const noCalls = {
  heading: 'First, the basics',
  description: 'Can you make and receive calls?',
  type: 'yes/no',
  value: 'No',
  percentage: 30,
  amount: 3000,
};
const priced = (evaluatedPrice: number, options: DisplayedOrder['productDetails']['options']) => ({
  ...ORDER.productDetails,
  pincodeBaseprice: 10_000,
  evaluatedPrice,
  price: evaluatedPrice - 200,
  options,
});
const PARTNER = {
  partnerName: 'Harish Gowda',
  partnerPhone: '9000000001',
  pickUpPersonName: 'Lakshmi',
  pickUpPersonPhone: '9000000102',
  pickUpPersonId: 'p1',
};
const log = (type: 'completed' | 'cancelled'): DisplayedOrder['logs'][number] => ({
  id: type,
  message: type,
  timestamp: '2026-03-05T06:30:00.000Z',
  type,
  by: 'Lakshmi',
  changes: [],
});
const order: DisplayedOrder = {
  ...ORDER,
  status: 'completed',
  subStatus: 'completed',
  partner: PARTNER,
  promo: { code: 'PHIRSE200', price: 200 },
  productDetails: priced(6600, [noCalls, scratches]),
  firstQuote: { price: 9400, evaluatedPrice: 9600, options: [scratches] },
  logs: [log('completed')],
};

describe('the lines of a slip', () => {
  const sum = (lines: ReturnType<typeof slipLines>) => lines.reduce((total, { rupees }) => total + rupees, 0);

  it('add up to the price: quote, requote, least price and a promo larger than what is left', () => {
    const quote = { price: 9400, evaluatedPrice: 9600, options: [scratches] };
    expect(slipLines(order, quote).map(({ rupees }) => rupees)).toEqual([10_000, -400, -200]);
    expect(sum(slipLines(order, order.productDetails))).toBe(6400);
    const least = { price: 0, evaluatedPrice: 150, options: [{ ...noCalls, amount: 9900 }] };
    expect(sum(slipLines(order, least))).toBe(0);
    expect(slipLines(order, least).map(({ label }) => label)).toContain('Our least price for a device we buy');
  });
});

describe('the receipt', () => {
  const sheet = () => document.querySelector('.print-sheet');

  it('says whose device, who bought it, what made both prices, and that it was paid in cash', () => {
    render(<PrintReceipt order={order} />);
    const text = sheet()?.textContent ?? '';
    for (const words of [
      order.orderId,
      order.user.name,
      'Harish Gowda',
      'Picked up by Lakshmi',
      'Paid in cash: ₹6,400, on 5 Mar 2026, 12:00 pm',
      'Quoted online',
      '₹9,400',
      'Requoted at the door',
      'Can you make and receive calls?No, 30%− ₹3,000',
    ])
      expect(text).toContain(words);
  });

  it.each<[DisplayedOrder['status'], string, string]>([
    ['new', 'Not paid yet: ₹6,400 in cash', 'Receipt'],
    ['processing', 'Not paid yet: ₹6,400 in cash', 'Receipt'],
    ['cancelled', 'Cancelled: nothing was paid.', 'Paid'],
  ])('claims no payment while the order is %s', (status, words, never) => {
    render(<PrintReceipt order={{ ...order, status, logs: status === 'cancelled' ? [log(status)] : [] }} />);
    expect(sheet()).toHaveTextContent(words);
    expect(sheet()?.textContent).not.toContain(never);
  });

  it('is printed by the browser, alone on the paper, and goes with the page', async () => {
    const print = jest.fn();
    window.print = print;
    const { unmount } = render(<PrintReceipt order={order} />);
    expect(sheet()?.parentElement).toBe(document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Print receipt' }));
    expect(print).toHaveBeenCalledTimes(1);
    unmount();
    expect(sheet()).toBeNull();
  });
});
