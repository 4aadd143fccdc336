import { describe, expect, it } from '@jest/globals';
import { type WalletEvent } from '@phirse/contracts/events/coins.events.js';
import { fold } from '@phirse/contracts/kernel/decider.js';
import { DomainError } from '@phirse/contracts/kernel/errors.js';
import fc from 'fast-check';
import { type WalletCommand, walletDecider } from './wallet.decider.js';

const partnerId = 'partner-1';
const instant = fc
  .integer({ min: 0, max: 59 })
  .map((minute) => `2026-03-02T10:${String(minute).padStart(2, '0')}:00.000Z`);
const few = (name: string) => fc.integer({ min: 1, max: 5 }).map((number) => `${name}-${number}`);
const coins = fc.integer({ min: -5, max: 60 });

const command: fc.Arbitrary<WalletCommand> = fc.oneof(
  fc.record({ at: instant, paymentId: few('payment'), coins }).map((given) => ({
    type: 'CreditCoins' as const,
    partnerId,
    price: 10 * given.coins,
    ...given,
  })),
  fc.record({ at: instant, orderId: few('order'), debitId: few('debit'), coins }).map((given) => ({
    type: 'DebitCoins' as const,
    partnerId,
    partnerName: 'Asha Mobiles',
    partnerPhone: '9000000001',
    ...given,
  })),
  fc.record({ at: instant, orderId: few('order'), debitId: few('debit') }).map((given) => ({
    type: 'RefundCoins' as const,
    partnerId,
    reason: 'taken',
    ...given,
  })),
  fc.record({ at: instant, orderId: few('order'), coins }).map((given) => ({
    type: 'ReimburseCoins' as const,
    partnerId,
    ...given,
  })),
);

/** Sends the commands; refused ones leave nothing. */
function history(commands: readonly WalletCommand[]): readonly WalletEvent[] {
  const events: WalletEvent[] = [];
  for (const each of commands) {
    try {
      events.push(...walletDecider.decide(each, fold(walletDecider, events)));
    } catch (refusal) {
      if (!(refusal instanceof DomainError)) throw refusal;
    }
  }
  return events;
}

const sum = (events: readonly WalletEvent[], type: WalletEvent['type']) =>
  events.filter((event) => event.type === type).reduce((total, { data }) => total + data.coins, 0);
const check = (property: (events: readonly WalletEvent[], commands: readonly WalletCommand[]) => void) =>
  fc.assert(
    fc.property(fc.array(command, { maxLength: 60 }), (commands) => property(history(commands), commands)),
    { numRuns: 300 },
  );

describe('a wallet under any sequence of commands', () => {
  it('never falls below zero, at no revision', () => {
    check((events) => {
      for (let end = 0; end <= events.length; end++)
        expect(fold(walletDecider, events.slice(0, end)).balance).toBeGreaterThanOrEqual(0);
    });
  });

  it('never goes back in time, whatever the clocks said', () => {
    check((events) => {
      const times = events.map(({ data }) => data.at);
      expect(times).toEqual(times.toSorted());
    });
  });

  it('holds credits − debits + refunds, and every event says so', () => {
    check((events) => {
      events.forEach((event, index) => {
        const until = events.slice(0, index + 1);
        const balance = sum(until, 'CoinsCredited') - sum(until, 'CoinsDebited') + sum(until, 'CoinsRefunded');
        expect(event.data.balance).toBe(balance);
      });
    });
  });

  it('is the same however often it is replayed', () => {
    check((events) => {
      expect(fold(walletDecider, events)).toEqual(fold(walletDecider, events));
    });
  });

  it('takes a command that was just taken as done', () => {
    check((events, commands) => {
      for (const each of commands) {
        const once = history([...commands, each]);
        expect(history([...commands, each, each])).toEqual(once);
      }
      expect(events.length).toBeLessThanOrEqual(commands.length);
    });
  });

  it('credits a payment once, gives a debit back once, and has one standing debit an order', () => {
    check((events) => {
      const payments = events.flatMap((event) => (event.type === 'CoinsCredited' ? [event.data.paymentId] : []));
      expect(new Set(payments).size).toBe(payments.length);
      const standing = new Map<string, number>();
      for (const { type, data } of events) {
        if (type === 'CoinsDebited') standing.set(data.orderId, (standing.get(data.orderId) ?? 0) + 1);
        if (type === 'CoinsRefunded' && !data.cause) standing.set(data.orderId, (standing.get(data.orderId) ?? 0) - 1);
        for (const count of standing.values()) expect([0, 1]).toContain(count);
      }
    });
  });

  it('gives back no more of a debit than it took: whole, or a part of it once', () => {
    check((events) => {
      const refunds = events.flatMap((event) => (event.type === 'CoinsRefunded' ? [event.data] : []));
      for (const { debitId, orderId, coins, cause } of refunds) {
        const taken = events.flatMap((event) =>
          event.type === 'CoinsDebited' && event.data.debitId === debitId && event.data.orderId === orderId
            ? [event.data.coins]
            : [],
        );
        if (cause) expect(coins).toBeLessThanOrEqual(taken[0] ?? 0);
        else expect(coins).toBe(taken[0]);
      }
      const parts = refunds.flatMap(({ orderId, cause }) => (cause ? [orderId] : []));
      expect(new Set(parts).size).toBe(parts.length);
    });
  });
});
