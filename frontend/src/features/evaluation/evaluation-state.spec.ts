import { beforeEach, describe, expect, it } from '@jest/globals';
import { evaluationStore, forgetQuote, isPriced } from './evaluation-state.js';

const ANSWER = {
  heading: 'The body',
  description: 'Like new',
  type: 'image',
  value: 'Like new',
  percentage: 0,
  amount: 0,
};
const PRICED = {
  categoryType: 'mobile',
  productSlug: 'apple-iphone-13',
  pincode: '560001',
  selectedOptions: [ANSWER],
  basePrice: 25_200,
  quoteId: 'q1',
};
const store = (state: unknown) => localStorage.setItem('evaluationState', JSON.stringify(state));

beforeEach(() => localStorage.clear());

describe('what another hand has stored', () => {
  it.each([
    ['an empty answer', { selectedOptions: [null] }, 'selectedOptions'],
    ['a number for an answer', { answers: { 'The body': [5] } }, 'answers'],
    ['no list of answers', { answers: { 'The body': null } }, 'answers'],
    ['answers without words', { pending: [{ heading: 'The body' }] }, 'pending'],
    ['a text for a number', { basePrice: '25200' }, 'basePrice'],
  ] as const)('%s counts as missing, the rest stays', (_, wrong, field) => {
    const empty = evaluationStore.get()[field];
    store({ ...PRICED, ...wrong });
    expect(evaluationStore.get()).toMatchObject({ pincode: '560001', [field]: empty });
  });
});

describe('a price', () => {
  it('is for one model, and there as long as what it stands on', () => {
    store(PRICED);
    expect(isPriced(evaluationStore.get(), 'apple-iphone-13')).toBe(true);
    expect(isPriced(evaluationStore.get(), 'apple-iphone-14')).toBe(false);
    for (const gone of [{ pincode: '' }, { categoryType: '' }, { selectedOptions: [] }, { basePrice: 0 }])
      expect(isPriced({ ...evaluationStore.get(), ...gone }, 'apple-iphone-13')).toBe(false);
  });

  it('that is forgotten leaves the answers it was made of', () => {
    store(PRICED);
    forgetQuote();
    expect(isPriced(evaluationStore.get(), 'apple-iphone-13')).toBe(false);
    expect(evaluationStore.get()).toMatchObject({ selectedOptions: [ANSWER], basePrice: 0, quoteId: '' });
  });
});
