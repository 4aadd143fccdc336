import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { estimatePrice, evaluatePrice, finalPrice } from './pricing.js';
import { type SelectedOption } from './questions.js';

const answer = (description: string): SelectedOption => ({
  heading: 'H',
  description,
  type: 'grid',
  value: description,
  bill: false,
  displayAnswer: '',
});
const rule = (description: string, percentage: number, refusal?: string) => ({
  heading: 'H',
  description,
  value: description,
  percentage,
  ...(refusal && { refusal }),
});
const evaluate = (estimate: number, percentages: readonly number[]) =>
  evaluatePrice(
    estimate,
    percentages.map((_, index) => answer(`a${index}`)),
    percentages.map((percentage, index) => rule(`a${index}`, percentage)),
  );
const priceOf = (evaluation: ReturnType<typeof evaluatePrice>) => (evaluation.refused ? -1 : evaluation.price);

describe('estimatePrice', () => {
  it.each([
    [21_500, 1, 21_500],
    [21_500, 0.98, 21_070],
    [21_490, 0.97, 20_850],
    [500, 0.97, 490],
    [0, 1, 0],
  ])('%d in a city of %d is %d', (price, factor, expected) => {
    expect(estimatePrice(price, factor)).toBe(expected);
  });
});

describe('evaluatePrice', () => {
  it.each([
    ['rounds each amount to a rupee', 10_010, [7.5], 10_010 - 751],
    ['adds the amounts up', 20_000, [10, 15], 15_000],
    ['pays 5 % at least', 20_000, [60, 60], 1000],
    ['pays 5 % at least, rounded up', 10_010, [100], 501],
    ['pays nothing for nothing', 0, [50], 0],
  ])('%s', (_, estimate, percentages, expected) => {
    expect(priceOf(evaluate(estimate, percentages))).toBe(expected);
  });

  it('takes nothing off for an answer without a rule', () => {
    expect(evaluatePrice(1000, [answer('unpriced')], [])).toMatchObject({ price: 1000, options: [{ amount: 0 }] });
  });

  it('refuses the device wherever the answer stands', () => {
    const rules = [rule('a', 10), rule('stolen', 0, 'We cannot buy it.')];
    for (const answers of [
      ['a', 'stolen'],
      ['stolen', 'a'],
    ])
      expect(evaluatePrice(1000, answers.map(answer), rules)).toEqual({ refused: true, message: 'We cannot buy it.' });
  });

  const percentages = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 12 });
  const estimates = fc.integer({ min: 0, max: 1_000_000 });

  it('lies between 5 % of the estimate and the estimate', () => {
    fc.assert(
      fc.property(estimates, percentages, (estimate, all) => {
        const price = priceOf(evaluate(estimate, all));
        expect(price).toBeLessThanOrEqual(estimate);
        expect(price * 100).toBeGreaterThanOrEqual(estimate * 5);
      }),
    );
  });

  it('never rises with one more deduction', () => {
    fc.assert(
      fc.property(estimates, percentages, fc.double({ min: 0, max: 100, noNaN: true }), (estimate, all, more) => {
        expect(priceOf(evaluate(estimate, [...all, more]))).toBeLessThanOrEqual(priceOf(evaluate(estimate, all)));
      }),
    );
  });

  it('equals the estimate less the amounts it lists, above the floor', () => {
    fc.assert(
      fc.property(estimates, percentages, (estimate, all) => {
        const evaluation = evaluate(estimate, all);
        if (evaluation.refused) throw new Error('nothing refuses it');
        const taken = evaluation.options.reduce((sum, { amount }) => sum + amount, 0);
        expect(evaluation.price).toBe(Math.max(estimate - taken, Math.ceil(estimate / 20)));
      }),
    );
  });
});

describe('finalPrice', () => {
  it.each([
    [1000, 0, 1000],
    [1000, 200, 800],
    [100, 200, 0],
  ])('of %d less %d is %d', (price, promo, expected) => {
    expect(finalPrice(price, promo)).toBe(expected);
  });
});
