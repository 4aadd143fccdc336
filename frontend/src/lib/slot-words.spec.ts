import { expect, it } from '@jest/globals';
import { slotWords } from './slot-words.js';

it('keeps the name of a slot that it does not know', () => {
  expect([slotWords('1PM-4PM'), slotWords('7PM-9PM')]).toEqual(['1 pm to 4 pm', '7PM-9PM']);
});
