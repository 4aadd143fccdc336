import { describe, expect, it } from '@jest/globals';
import { phoneDigits } from './phone.js';

describe('the digits of a phone number', () => {
  it.each([
    ['98765 43210', '9876543210'],
    ['+91 98765-43210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['9123456789', '9123456789'],
    ['+91 91234 56789', '9123456789'],
  ])('of %s are %s', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits);
  });

  it('keep what was typed when an eleventh digit follows, also after 91', () => {
    expect(phoneDigits('98765432101')).toBe('9876543210');
    expect(phoneDigits('91234567890')).toBe('9123456789');
  });
});
