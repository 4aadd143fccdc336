import { describe, expect, it } from '@jest/globals';
import { ORDER } from '../../../testing/partner-portal.js';
import { inTurns, pickFrom } from './pickup-list.js';

/** 12 Nov 2026, half past midnight in India: still the 11th in UTC. */
const NOW = new Date('2026-11-11T19:00:00.000Z');
const order = (orderId: string, date: string, name = 'Ananya Rao', price = 100) => ({
  ...ORDER,
  orderId,
  user: { ...ORDER.user, name },
  pickUpDetails: { date, time: '1PM-4PM' },
  productDetails: { ...ORDER.productDetails, price },
});
const ids = (orders: readonly { readonly orderId: string }[]) => orders.map(({ orderId }) => orderId);

describe('pickups', () => {
  it('come in the turn of their days, by the Indian calendar', () => {
    const orders = [
      order('d', '2026-11-11'),
      order('a', '2026-11-12'),
      order('c', '2026-11-14'),
      order('b', '2026-11-13'),
    ];
    expect(inTurns(orders, NOW).map(([turn, some]) => [turn, ids(some)])).toEqual([
      ['Today', ['a']],
      ['Tomorrow', ['b']],
      ['Later', ['c']],
      ['Overdue', ['d']],
    ]);
    expect(inTurns([], NOW)).toEqual([]);
  });

  it('are found by all the words, in whatever case', () => {
    const orders = [order('BB1', '2026-11-12', 'Asha Rao'), order('BB2', '2026-11-12', 'Kiran Shetty')];
    expect(ids(pickFrom(orders, ' kiran  s21 '))).toEqual(['BB2']);
    expect(ids(pickFrom(orders, 'bb1'))).toEqual(['BB1']);
    expect(ids(pickFrom(orders, 'nobody'))).toEqual([]);
    expect(ids(pickFrom(orders, ''))).toEqual(['BB1', 'BB2']);
  });

  it('are sorted as wished, and as they are without a wish', () => {
    const orders = [order('x', '2026-11-12', 'Zoya', 300), order('y', '2026-11-12', 'asha', 500)];
    expect(ids(pickFrom(orders, '', { key: 'price', direction: 'desc' }))).toEqual(['y', 'x']);
    expect(ids(pickFrom(orders, '', { key: 'customer', direction: 'asc' }))).toEqual(['y', 'x']);
    expect(ids(pickFrom(orders, '', { key: 'unknown', direction: 'asc' }))).toEqual(['x', 'y']);
  });
});
