import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CHOOSE_ALL_REQUIRED } from './criteria.js';
import { type EvaluatedAnswers, evaluateAnswers, type GivenAnswer } from './evaluation.js';
import { RULES, SECTIONS } from './questionnaire.sample.js';

const given = (heading: string, description: string, value = description): GivenAnswer => ({
  heading,
  description,
  value,
});
const ON = given('Basics', 'Does it switch on?', 'Yes');
const UNLOCKED = given('Basics', 'Is it locked to an account?', 'No');
const FLAWLESS = given('Screen', 'Flawless');
const WORKS = given('Parts that do not work', 'All of it works');
const WARRANTY = given('Warranty left', 'Over 6 months');
const NO_BILL = given('Basics', 'Do you have the bill?', 'No');
const BILL = given('Basics', 'Do you have the bill?', 'Yes');
const BEST = [ON, UNLOCKED, FLAWLESS, WORKS, WARRANTY];
const WITHOUT_BILL = [ON, UNLOCKED, FLAWLESS, WORKS, NO_BILL];

const evaluate = (answers: readonly GivenAnswer[], estimatedPrice = 20_000): EvaluatedAnswers =>
  evaluateAnswers({ sections: SECTIONS, rules: RULES, estimatedPrice, answers, field: 'selectedOptions' });
const fieldsOf = (result: EvaluatedAnswers) =>
  result.outcome === 'invalid' ? result.errors.map(({ field }) => field) : result.outcome;
const priceOf = (result: EvaluatedAnswers) => (result.outcome === 'priced' ? result.price : result.outcome);

describe('evaluateAnswers', () => {
  it('pays the estimate where nothing lowers it, and lists every answer', () => {
    const result = evaluate(BEST);
    expect(priceOf(result)).toBe(20_000);
    expect(result.outcome === 'priced' && result.options).toHaveLength(BEST.length);
  });

  it('takes off what each answer costs', () => {
    const result = evaluate([
      ON,
      UNLOCKED,
      given('Screen', 'Deep'),
      given('Parts that do not work', 'Camera'),
      WARRANTY,
    ]);
    expect(priceOf(result)).toBe(20_000 - 3000 - 2400);
  });

  it('names the type of an answer itself, whatever the client calls it', () => {
    const result = evaluate([
      ON,
      UNLOCKED,
      { ...given('Screen', 'Light'), type: 'grid' } as GivenAnswer,
      WORKS,
      WARRANTY,
    ]);
    expect(result.outcome === 'priced' && result.options.map(({ type }) => type)).toEqual([
      'yes/no',
      'yes/no',
      'sub',
      'grid',
      'grid',
    ]);
  });

  describe('the bill rule', () => {
    it('takes a payload without bill answers as one that has left them out', () => {
      expect(priceOf(evaluate(BEST))).toBe(20_000);
    });

    it('leaves bill answers out where one of them is Yes', () => {
      expect(evaluate([...BEST, BILL])).toEqual(evaluate(BEST));
    });

    it('prices a missing bill and asks for no warranty then', () => {
      expect(priceOf(evaluate(WITHOUT_BILL))).toBe(19_200);
    });

    it('drops warranty answers where there is no bill', () => {
      const result = evaluate([...WITHOUT_BILL, given('Warranty left', 'None')]);
      expect(priceOf(result)).toBe(19_200);
      expect(result.outcome === 'priced' && result.options.some(({ heading }) => heading === 'Warranty left')).toBe(
        false,
      );
    });

    it('asks for the warranty where there is a bill', () => {
      expect(fieldsOf(evaluate([ON, UNLOCKED, FLAWLESS, WORKS]))).toEqual(['selectedOptions', 'selectedOptions']);
    });
  });

  describe('refuses as invalid', () => {
    it.each([
      ['an unknown question', given('Colour', 'Red'), 'selectedOptions.5.heading'],
      ['an unknown answer', given('Screen', 'Purple'), 'selectedOptions.5.description'],
      ['an option that wants a detail', given('Screen', 'Scratched'), 'selectedOptions.5.description'],
      ['a yes/no answer that is neither', given('Basics', 'Do you have the bill?', 'yes'), 'selectedOptions.5.value'],
      ['a choice with another value', given('Parts that do not work', 'Camera', 'Speaker'), 'selectedOptions.5.value'],
      ['the same answer twice', ON, 'selectedOptions.5'],
      ['both Yes and No', given('Basics', 'Does it switch on?', 'No'), 'selectedOptions.5'],
      ['two answers where one counts', given('Screen', 'Deep'), 'selectedOptions'],
    ])('%s', (_, answer, field) => {
      expect(fieldsOf(evaluate([...BEST, answer]))).toEqual([field]);
    });

    it.each(BEST.map((answer) => [answer.description, answer] as const))('a payload without %s', (_, left) => {
      const result = evaluate(BEST.filter((answer) => answer !== left));
      expect(result.outcome === 'invalid' && result.errors[0]?.message).toBe(CHOOSE_ALL_REQUIRED);
    });

    it('no answers at all', () => {
      expect(evaluate([]).outcome).toBe('invalid');
    });
  });

  describe('a device that is not bought', () => {
    const LOCKED = given('Basics', 'Is it locked to an account?', 'Yes');

    it('is refused with its message', () => {
      expect(evaluate([ON, LOCKED, FLAWLESS, WORKS, WARRANTY])).toEqual({
        outcome: 'refused',
        message: 'Please sign out first.',
      });
    });

    it('is refused before the rest is answered', () => {
      expect(evaluate([LOCKED]).outcome).toBe('refused');
    });
  });

  describe('for every estimate and every valid payload', () => {
    const estimates = fc.integer({ min: 0, max: 500_000 });
    const payloads = fc
      .record({
        on: fc.constantFrom('Yes', 'No'),
        screen: fc.constantFrom('Flawless', 'Light', 'Deep'),
        parts: fc.subarray(['Camera', 'Speaker', 'All of it works'], { minLength: 1 }),
        bill: fc.constantFrom(null, 'Yes', 'No'),
        warranty: fc.constantFrom('Over 6 months', 'None'),
      })
      .map(({ on, screen, parts, bill, warranty }) => [
        given('Basics', 'Does it switch on?', on),
        UNLOCKED,
        given('Screen', screen),
        ...parts.map((part) => given('Parts that do not work', part)),
        ...(bill ? [given('Basics', 'Do you have the bill?', bill)] : []),
        given('Warranty left', warranty),
      ]);

    it('lies between 5 % of the estimate and the estimate, in whole rupees', () => {
      fc.assert(
        fc.property(estimates, payloads, (estimatedPrice, answers) => {
          const price = priceOf(evaluate(answers, estimatedPrice));
          expect(price).toBeGreaterThanOrEqual(estimatedPrice * 0.05);
          expect(price).toBeLessThanOrEqual(estimatedPrice);
          expect(Number.isInteger(price)).toBe(true);
        }),
      );
    });

    it('does not depend on the order of the answers', () => {
      const shuffled = payloads.chain((answers) =>
        fc.tuple(fc.constant(answers), fc.shuffledSubarray(answers, { minLength: answers.length })),
      );
      fc.assert(
        fc.property(estimates, shuffled, (estimatedPrice, [answers, others]) => {
          expect(priceOf(evaluate(others, estimatedPrice))).toBe(priceOf(evaluate(answers, estimatedPrice)));
        }),
      );
    });

    it('never rises with one more part that does not work', () => {
      fc.assert(
        fc.property(estimates, payloads, (estimatedPrice, answers) => {
          const camera = given('Parts that do not work', 'Camera');
          const others = answers.filter(({ description }) => description !== 'Camera');
          const worse = priceOf(evaluate([...others, camera], estimatedPrice));
          expect(worse).toBeLessThanOrEqual(
            Number(priceOf(evaluate([...others, WORKS].filter(unique), estimatedPrice))),
          );
        }),
      );
    });

    it('prices its own priced answers alike: order and re-evaluation recompute what was quoted', () => {
      fc.assert(
        fc.property(estimates, payloads, (estimatedPrice, answers) => {
          const first = evaluate(answers, estimatedPrice);
          expect(first.outcome === 'priced' && evaluate(first.options, estimatedPrice)).toEqual(first);
        }),
      );
    });
  });
});

function unique(answer: GivenAnswer, index: number, all: readonly GivenAnswer[]): boolean {
  return all.findIndex(({ description }) => description === answer.description) === index;
}
