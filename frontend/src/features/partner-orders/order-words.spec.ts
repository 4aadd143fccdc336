import { describe, expect, it } from '@jest/globals';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { ORDER } from '../../../testing/partner-portal.js';
import { conditionWords, isOverdue, pickupDayWords } from './order-words.js';

const option = (heading: string, description: string, amount: number, value = description) => ({
  heading,
  description,
  type: 'image',
  value,
  percentage: 0,
  amount,
});
const BOX = option('What comes with it', 'Do you have the original box?', 300, 'No');

describe('the condition in a few words', () => {
  it.each<[string, DisplayedOrder['productDetails']['options']]>([
    ['Like new, works fully', []],
    ['Like new: no original box', [BOX]],
    ['Good: light scratches', [option('The body', 'A few light scratches', 700), BOX]],
    ['Good, out of warranty', [option('Age and warranty', 'Out of warranty', 800)]],
    ['Worn: hairline crack', [option('The screen glass', 'Hairline crack', 2500), BOX]],
    ['Damaged: shattered glass', [option('The screen glass', 'Shattered glass', 4500)]],
    ['Damaged: fails a check', [option('First, the basics', 'Does the phone switch on and charge?', 5500, 'No')]],
  ])('says "%s"', (words, options) => {
    expect(conditionWords({ options, pincodeBaseprice: 10_000 })).toBe(words);
  });
});

describe('the pickup', () => {
  const now = '2026-11-12T20:00:00.000Z'; // 1:30 am on the 13th in India

  it('has its day in Indian time', () => {
    expect(pickupDayWords('2026-11-13', now)).toBe('Today');
    expect(pickupDayWords('2026-11-14', now)).toBe('Tomorrow');
    expect(pickupDayWords('2026-11-20', now)).toBe('Fri, 20 Nov');
  });

  it('is overdue once its day has passed, while the order is open', () => {
    expect(isOverdue(ORDER, now)).toBe(false);
    expect(isOverdue(ORDER, '2026-11-14T00:00:00.000Z')).toBe(true);
    expect(isOverdue({ ...ORDER, status: 'completed' }, '2026-11-14T00:00:00.000Z')).toBe(false);
  });
});
