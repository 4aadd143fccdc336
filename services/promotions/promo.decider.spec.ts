import { describe, expect, it } from '@jest/globals';
import { type PromoEvent, type PromoIssued } from '@phirse/contracts/events/promo.events.js';
import { fold } from '@phirse/contracts/kernel/decider.js';
import { DomainError } from '@phirse/contracts/kernel/errors.js';
import fc from 'fast-check';
import { type PromoCommand, type PromoState, promoDecider, usablePromo } from './promo.decider.js';

const AT = '2026-03-10T08:00:00.000Z';
const LATER = '2026-07-01T00:00:00.000Z';
const TERMS: PromoIssued['data'] = {
  code: 'PHIRSE200',
  at: AT,
  value: 200,
  validUntil: '2026-06-30T18:30:00.000Z',
  minimumPrice: 3000,
  maxRedemptions: 2,
};
const issued: PromoEvent = { type: 'PromoIssued', data: TERMS };
const redeemed = (orderId: string, customerId: string): PromoEvent => ({
  type: 'PromoRedeemed',
  data: { code: 'PHIRSE200', at: AT, orderId, customerId, value: 200 },
});
const released = (orderId: string, customerId: string): PromoEvent => ({
  type: 'PromoReleased',
  data: { code: 'PHIRSE200', at: AT, orderId, customerId },
});
const redeem = (
  orderId: string,
  customerId: string,
  changes: { evaluatedPrice?: number; at?: string } = {},
): PromoCommand => ({
  type: 'RedeemPromo',
  orderId,
  customerId,
  evaluatedPrice: 10_000,
  at: AT,
  ...changes,
});
const release = (orderId: string, customerId: string): PromoCommand => ({
  type: 'ReleasePromo',
  orderId,
  customerId,
  at: AT,
});

const when = (given: readonly PromoEvent[], command: PromoCommand) =>
  promoDecider.decide(command, fold(promoDecider, given));
const refusal = (act: () => unknown): string | undefined => {
  try {
    act();
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error);
  }
  return undefined;
};

describe('IssuePromo', () => {
  it('issues a code', () => {
    expect(when([], { type: 'IssuePromo', promo: TERMS })).toEqual([issued]);
  });
  it('changes nothing with the same terms, however their time is written', () => {
    const promo = { ...TERMS, at: LATER, validUntil: '2026-07-01T00:00:00+05:30' };
    expect(when([issued], { type: 'IssuePromo', promo })).toEqual([]);
  });
  it('refuses other terms', () => {
    expect(refusal(() => when([issued], { type: 'IssuePromo', promo: { ...TERMS, value: 300 } }))).toBe(
      'ALREADY_EXISTS',
    );
  });
});

describe('RedeemPromo', () => {
  it('holds the code for the order at its value', () => {
    expect(when([issued], redeem('o1', 'c1'))).toEqual([redeemed('o1', 'c1')]);
  });
  it('is already true for the same order, also once the code has expired', () => {
    expect(when([issued, redeemed('o1', 'c1')], redeem('o1', 'c1', { at: LATER }))).toEqual([]);
  });
  it('works up to the last instant of its validity', () => {
    expect(when([issued], redeem('o1', 'c1', { at: TERMS.validUntil }))).toHaveLength(1);
  });
  it('can be used again where it was given back', () => {
    expect(when([issued, redeemed('o1', 'c1'), released('o1', 'c1')], redeem('o2', 'c1'))).toHaveLength(1);
  });
  it.each<[string, readonly PromoEvent[], PromoCommand, string]>([
    ['a code never issued', [], redeem('o1', 'c1'), 'PROMO_UNKNOWN'],
    ['an expired code', [issued], redeem('o1', 'c1', { at: LATER }), 'PROMO_EXPIRED'],
    ['a second order of the same customer', [issued, redeemed('o1', 'c1')], redeem('o2', 'c1'), 'PROMO_USED'],
    ['a code used up', [issued, redeemed('o1', 'c1'), redeemed('o2', 'c2')], redeem('o3', 'c3'), 'PROMO_USED'],
    ['a price below the least', [issued], redeem('o1', 'c1', { evaluatedPrice: 2999 }), 'PROMO_NOT_APPLICABLE'],
  ])('refuses %s', (_, given, command, code) => {
    expect(refusal(() => when(given, command))).toBe(code);
  });
});

describe('ReleasePromo', () => {
  it('gives a redemption back', () => {
    expect(when([issued, redeemed('o1', 'c1')], release('o1', 'c1'))).toEqual([released('o1', 'c1')]);
  });
  it.each<[string, readonly PromoEvent[]]>([
    ['given back before', [issued, redeemed('o1', 'c1'), released('o1', 'c1')]],
    ['never redeemed', [issued]],
    ['of a code never issued', []],
    ["another customer's", [issued, redeemed('o1', 'c2')]],
  ])('changes nothing for one %s', (_, given) => {
    expect(when(given, release('o1', 'c1'))).toEqual([]);
  });
});

describe('usablePromo', () => {
  it('leaves the least price open where no price is known', () => {
    const state = fold(promoDecider, [issued]);
    expect(usablePromo(state, { customerId: 'c1', evaluatedPrice: null, at: AT }).value).toBe(200);
  });
});

describe('under any sequence of redemptions and releases', () => {
  const names = fc.integer({ min: 1, max: 5 }).map((n) => `c${n}`);
  const orders = fc.integer({ min: 1, max: 8 }).map((n) => `o${n}`);
  const commands = fc.array(
    fc.oneof(
      fc.tuple(orders, names).map(([order, customer]) => redeem(order, customer)),
      fc.tuple(orders, names).map(([order, customer]) => release(order, customer)),
    ),
    { maxLength: 30 },
  );
  it('stays within the limit, once a customer, and every command sent twice adds nothing', () => {
    fc.assert(
      fc.property(commands, (sequence) => {
        let state: PromoState = fold(promoDecider, [issued]);
        for (const command of sequence) {
          state = tried(command, state);
          const users = Object.values(state?.redemptions ?? {});
          expect(users.length).toBeLessThanOrEqual(TERMS.maxRedemptions);
          expect(new Set(users).size).toBe(users.length);
          expect(tried(command, state)).toEqual(state);
        }
      }),
    );
  });
});

function tried(command: PromoCommand, state: PromoState): PromoState {
  try {
    return promoDecider.decide(command, state).reduce((next, event) => promoDecider.evolve(next, event), state);
  } catch {
    return state;
  }
}
