import { describe, expect, it, jest } from '@jest/globals';
import {
  type CoinStatement,
  type PartnerProfileView,
  type Transaction,
} from '@phirse/contracts/read-models/partner.js';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoViolations } from '../../../testing/axe.js';
import { PARTNER_PHONE, renderForPartner } from '../../../testing/partner-portal.js';
import { StatementView } from './statement-view.js';

const line = (details: Partial<Transaction>): Transaction => ({
  _id: 'line',
  type: 'debited',
  coins: 54,
  price: 0,
  paymentId: null,
  orderID: 'BB1',
  message: 'Lead BB1 accepted',
  timestamp: '2026-03-01T18:30:00.000Z',
  balance: 46,
  ...details,
});
const statement: CoinStatement = {
  from: '2026-03-01',
  to: '2026-03-31',
  opening: 100,
  totals: { in: 300, out: 54 },
  closing: 346,
  transactions: [
    line({ _id: 'out' }),
    line({ _id: 'asked', type: 'requested', coins: 9, message: '9 coins asked back for lead BB1' }),
    line({
      _id: 'in',
      type: 'credited',
      coins: 300,
      price: 3000,
      orderID: null,
      message: 'Coins purchased',
      balance: 346,
    }),
  ],
};
const partner: PartnerProfileView = {
  _id: 'partner-1',
  name: 'Harish Gowda',
  email: 'harish@example.com',
  phone: PARTNER_PHONE,
  address: '1 MG Road',
  state: 'Karnataka',
  pinCodes: [],
  companyName: 'Second Ring Mobiles',
  gstIN: '29AAECD4827K1ZB',
  coins: 346,
  status: 'active',
  pickUpPersons: [],
};
const show = (changes: Partial<CoinStatement> = {}) =>
  renderForPartner(<StatementView statement={{ ...statement, ...changes }} partner={partner} />);
const sheet = () => document.querySelector('.print-sheet');

describe('a statement on paper', () => {
  it('says whose it is, of which days, and what adds up to what is left', () => {
    show();
    const text = sheet()?.textContent ?? '';
    for (const words of [
      'Harish Gowda',
      'Second Ring Mobiles',
      'GSTIN 29AAECD4827K1ZB',
      '1 Mar 2026 to 31 Mar 2026',
      'Opening balance100 coins',
      'Coins in300 coins',
      'Coins out− 54 coins',
      'Closing balance346 coins',
      'Coins purchased for ₹3,000',
    ])
      expect(text).toContain(words);
  });

  it('has a line for each of the book, between what stood before and after', () => {
    show();
    const rows = [...(sheet()?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['Opening balance', '100'],
      ['2 Mar 2026, 12:00 am', 'Lead BB1 accepted', '', '54', '46'],
      ['2 Mar 2026, 12:00 am', '9 coins asked back for lead BB1', '', '', '46'],
      ['2 Mar 2026, 12:00 am', 'Coins purchased for ₹3,000', '300', '', '346'],
      ['Total', '300', '54', ''],
      ['Closing balance', '346'],
    ]);
  });

  it('is printed by the browser', async () => {
    const print = jest.fn();
    window.print = print;
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Print statement' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

describe('a statement on the screen', () => {
  it('leads from each line to its order', () => {
    const { container } = show();
    const links = within(container).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/partner/orders/BB1', '/partner/orders/BB1']);
  });

  it('says that nothing moved, and can be printed all the same', () => {
    show({ transactions: [], totals: { in: 0, out: 0 }, closing: 100 });
    expect(screen.getByText('No coins moved in these days.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print statement' })).toBeVisible();
  });

  it('has nothing that keeps a screen reader out', async () => {
    await expectNoViolations(show().container);
  });
});
