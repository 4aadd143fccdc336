import { describe, expect, it } from '@jest/globals';
import { type CoinPurchaseEvent } from '@phirse/contracts/events/coins.events.js';
import { fold } from '@phirse/contracts/kernel/decider.js';
import { type CoinPurchaseCommand, coinPurchaseDecider } from './coin-purchase.decider.js';

const at = '2026-03-02T10:00:00.000Z';
const operatorId = 'operator-1';
const wanted = {
  paymentId: 'payment-1',
  at,
  partnerId: 'partner-1',
  partnerName: 'Asha Mobiles',
  partnerPhone: '9000000001',
  coins: 40,
  price: 400,
  screenshot: 'a'.repeat(64),
};
const request = { type: 'RequestCoinPurchase', request: wanted } as const;
const approve = { type: 'ApproveCoinPurchase', at, operatorId } as const;
const reject = { type: 'RejectCoinPurchase', at, operatorId, reason: 'No such payment' } as const;

const decide = (command: CoinPurchaseCommand, events: readonly CoinPurchaseEvent[]) =>
  coinPurchaseDecider.decide(command, fold(coinPurchaseDecider, events));
function after(...commands: readonly CoinPurchaseCommand[]): readonly CoinPurchaseEvent[] {
  const events: CoinPurchaseEvent[] = [];
  for (const command of commands) events.push(...decide(command, events));
  return events;
}
const code = (expected: string) => expect.objectContaining({ code: expected });

describe('when nothing was asked for', () => {
  it('records the request', () => {
    expect(decide(request, [])).toEqual([{ type: 'CoinPurchaseRequested', data: wanted }]);
  });

  it.each([approve, reject])('finds nothing to decide: $type', (command) => {
    expect(() => decide(command, [])).toThrow(code('NOT_FOUND'));
  });
});

describe('when asked for', () => {
  it('is approved with what was asked for', () => {
    const { paymentId, partnerId, coins, price } = wanted;
    expect(decide(approve, after(request))).toEqual([
      { type: 'CoinPurchaseApproved', data: { paymentId, at, partnerId, coins, price, operatorId } },
    ]);
  });

  it('is rejected with a reason', () => {
    const { paymentId, partnerId, coins } = wanted;
    expect(decide(reject, after(request))).toEqual([
      {
        type: 'CoinPurchaseRejected',
        data: { paymentId, at, partnerId, coins, reason: 'No such payment', operatorId },
      },
    ]);
  });

  it('is not asked for again', () => {
    expect(() => decide(request, after(request))).toThrow(code('ALREADY_EXISTS'));
  });
});

describe('when decided', () => {
  it('takes the same decision as made, whoever repeats it', () => {
    expect(decide({ ...approve, operatorId: 'operator-2' }, after(request, approve))).toEqual([]);
    expect(decide({ ...reject, reason: 'Other words' }, after(request, reject))).toEqual([]);
  });

  it('refuses the other decision', () => {
    expect(() => decide(reject, after(request, approve))).toThrow(code('PURCHASE_ALREADY_DECIDED'));
    expect(() => decide(approve, after(request, reject))).toThrow(code('PURCHASE_ALREADY_DECIDED'));
  });
});
