import { describe, expect, it } from '@jest/globals';
import { compareAnswers } from './compare-answers.js';

const yesNo = (description: string, value: 'Yes' | 'No', amount = 0) => ({
  heading: 'First, the basics',
  description,
  type: 'yes/no',
  value,
  percentage: 0,
  amount,
});
const pick = (heading: string, description: string, amount = 0) => ({
  heading,
  description,
  type: 'image',
  value: description,
  percentage: 0,
  amount,
});
const CALLS = 'Can you make and receive calls?';

describe('a quote beside its requote', () => {
  it('is the same where nothing differs', () => {
    const evaluated = { evaluatedPrice: 9000, options: [yesNo(CALLS, 'Yes'), pick('The body', 'Dents', 1000)] };
    expect(compareAnswers(evaluated, evaluated)).toEqual({ changed: [], unchanged: 2, rest: 0 });
  });

  it('differs by question: yes or no by its own words, several picks of one section as one answer', () => {
    const quote = { evaluatedPrice: 10_000, options: [yesNo(CALLS, 'Yes'), pick('The screen', 'Clean')] };
    const options = [yesNo(CALLS, 'No', 3000), pick('The screen', 'Spots', 500), pick('The screen', 'Lines', 700)];
    expect(compareAnswers(quote, { evaluatedPrice: 5800, options })).toEqual({
      changed: [
        { question: CALLS, before: 'Yes', after: 'No', amountBefore: 0, amountAfter: 3000 },
        { question: 'The screen', before: 'Clean', after: 'Spots, Lines', amountBefore: 0, amountAfter: 1200 },
      ],
      unchanged: 0,
      rest: 0,
    });
  });

  it('names what was asked on one side only', () => {
    const quote = { evaluatedPrice: 9500, options: [pick('The bill', 'With bill')] };
    const { changed } = compareAnswers(quote, { evaluatedPrice: 9000, options: [pick('Warranty', 'Over', 500)] });
    expect(changed.map(({ before, after }) => [before, after])).toEqual([
      ['With bill', ''],
      ['', 'Over'],
    ]);
  });

  it('tells what the least price gives back', () => {
    const quote = { evaluatedPrice: 10_000, options: [pick('The body', 'Like new')] };
    const requote = { evaluatedPrice: 500, options: [pick('The body', 'Bent', 9900)] };
    expect(compareAnswers(quote, requote).rest).toBe(400);
  });
});
