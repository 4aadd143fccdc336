import { describe, expect, it } from '@jest/globals';
import { type WalletEvent } from '@phirse/contracts/events/coins.events.js';
import { fold } from '@phirse/contracts/kernel/decider.js';
import { standingDebit, type WalletCommand, walletDecider } from './wallet.decider.js';

const at = '2026-03-02T10:00:00.000Z';
const partnerId = 'partner-1';

const credit = (coins: number, paymentId = 'payment-1') =>
  ({ type: 'CreditCoins', at, partnerId, coins, paymentId, price: coins * 10 }) as const;
const debit = (coins: number, orderId = 'BB1000000001', debitId = 'debit-1') =>
  ({
    type: 'DebitCoins',
    at,
    partnerId,
    coins,
    orderId,
    debitId,
    partnerName: 'Asha Mobiles',
    partnerPhone: '9000000001',
  }) as const;
const refund = (debitId = 'debit-1', orderId = 'BB1000000001') =>
  ({ type: 'RefundCoins', at, partnerId, orderId, debitId, reason: 'Another partner was faster.' }) as const;

const reimburse = (coins = 5, orderId = 'BB1000000001') =>
  ({ type: 'ReimburseCoins', at, partnerId, orderId, coins }) as const;

/** The events of a wallet to which these commands were sent, one after the other. */
function after(...commands: readonly WalletCommand[]): readonly WalletEvent[] {
  const events: WalletEvent[] = [];
  for (const command of commands) events.push(...decide(command, events));
  return events;
}
const decide = (command: WalletCommand, events: readonly WalletEvent[]) =>
  walletDecider.decide(command, fold(walletDecider, events));
const balance = (events: readonly WalletEvent[]) => fold(walletDecider, events).balance;

describe('crediting', () => {
  it('adds the coins and says the balance', () => {
    expect(decide(credit(50), after(credit(20, 'payment-0')))).toEqual([
      { type: 'CoinsCredited', data: { partnerId, at, coins: 50, paymentId: 'payment-1', price: 500, balance: 70 } },
    ]);
  });

  it('credits a payment once, whatever came in between', () => {
    expect(decide(credit(50), after(credit(50), debit(30)))).toEqual([]);
  });

  it.each([0, -5, 1.5, Number.NaN])('refuses %p coins', (coins) => {
    expect(() => decide(credit(coins), [])).toThrow(expect.objectContaining({ code: 'INVALID' }));
  });
});

describe('debiting', () => {
  it('takes the coins and says the balance', () => {
    expect(decide(debit(45), after(credit(50)))).toEqual([
      {
        type: 'CoinsDebited',
        data: {
          partnerId,
          at,
          coins: 45,
          orderId: 'BB1000000001',
          debitId: 'debit-1',
          partnerName: 'Asha Mobiles',
          partnerPhone: '9000000001',
          balance: 5,
        },
      },
    ]);
  });

  it('takes the last coin', () => {
    expect(balance(after(credit(50), debit(50)))).toBe(0);
  });

  it('refuses more than there is, and says what is missing', () => {
    expect(() => decide(debit(51), after(credit(50)))).toThrow(
      expect.objectContaining({ code: 'INSUFFICIENT_COINS', facts: { balance: 50, needed: 51 } }),
    );
  });

  it('takes nothing twice for one order, even under another debit and with too few coins left', () => {
    expect(decide(debit(45, 'BB1000000001', 'debit-2'), after(credit(50), debit(45)))).toEqual([]);
  });

  it('takes an order again once its debit was given back', () => {
    const events = after(credit(50), debit(45), refund(), debit(45, 'BB1000000001', 'debit-2'));
    expect(balance(events)).toBe(5);
    expect(standingDebit(fold(walletDecider, events), 'BB1000000001')?.data.debitId).toBe('debit-2');
  });

  it('takes nothing for a lead that costs nothing, and still leaves a debit to settle', () => {
    expect(balance(after(debit(0)))).toBe(0);
    expect(after(debit(0))).toHaveLength(1);
  });

  it.each([-1, 1.5, Number.NaN])('refuses %p coins', (coins) => {
    expect(() => decide(debit(coins), after(credit(50)))).toThrow(expect.objectContaining({ code: 'INVALID' }));
  });
});

describe('giving back', () => {
  it('returns exactly what the debit took', () => {
    const reason = 'Another partner was faster.';
    expect(decide(refund(), after(credit(50), debit(45)))).toEqual([
      {
        type: 'CoinsRefunded',
        data: { partnerId, at, coins: 45, orderId: 'BB1000000001', debitId: 'debit-1', reason, balance: 50 },
      },
    ]);
  });

  it('returns a debit once', () => {
    expect(decide(refund(), after(credit(50), debit(45), refund()))).toEqual([]);
  });

  it('refuses a debit that this wallet has not', () => {
    expect(() => decide(refund('debit-9'), after(credit(50), debit(45)))).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
  });

  it('refuses a debit for another order', () => {
    expect(() => decide(refund('debit-1', 'BB2000000002'), after(credit(50), debit(45)))).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
  });
});

describe('giving back a part', () => {
  it('returns what was asked back, names the debit, and says why', () => {
    expect(decide(reimburse(5), after(credit(50), debit(45)))).toEqual([
      {
        type: 'CoinsRefunded',
        data: {
          partnerId,
          at,
          coins: 5,
          orderId: 'BB1000000001',
          debitId: 'debit-1',
          reason: 'the final price was lower',
          cause: 'reimbursement',
          balance: 10,
        },
      },
    ]);
  });

  it('returns a part of an order once, however many coins are named', () => {
    const events = after(credit(50), debit(45), reimburse(5));
    expect(decide(reimburse(5), events)).toEqual([]);
    expect(decide(reimburse(7), events)).toEqual([]);
  });

  it('leaves the debit standing: the order is paid for, and not debited again', () => {
    const events = after(credit(50), debit(45), reimburse(5));
    expect(standingDebit(fold(walletDecider, events), 'BB1000000001')?.data.debitId).toBe('debit-1');
    expect(decide(debit(45, 'BB1000000001', 'debit-2'), events)).toEqual([]);
  });

  it('keeps the debit from being given back whole as well', () => {
    expect(() => decide(refund(), after(credit(50), debit(45), reimburse(5)))).toThrow(
      expect.objectContaining({ code: 'INVALID_TRANSITION' }),
    );
  });

  it('takes the debit that stands where an earlier one for the order was given back', () => {
    const events = after(credit(50), debit(45), refund(), debit(45, 'BB1000000001', 'debit-2'));
    expect(decide(reimburse(5), events)).toMatchObject([{ data: { debitId: 'debit-2', balance: 10 } }]);
  });

  it.each([
    { why: 'was never debited', events: after(credit(50)) },
    { why: 'was given back whole', events: after(credit(50), debit(45), refund()) },
    { why: 'is another', events: after(credit(50), debit(45, 'BB2000000002')) },
  ])('refuses an order that $why', ({ events }) => {
    expect(() => decide(reimburse(5), events)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });

  it.each([0, -5, 1.5, Number.NaN, 46])('refuses %p coins of 45', (coins) => {
    expect(() => decide(reimburse(coins), after(credit(50), debit(45)))).toThrow(
      expect.objectContaining({ code: 'INVALID' }),
    );
  });
});
