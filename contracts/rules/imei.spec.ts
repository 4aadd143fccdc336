import { describe, expect, it } from '@jest/globals';
import { isImei } from './imei.js';

describe('isImei', () => {
  it.each(['490154203237518', '356938035643809'])('takes %s: 15 digits and the right check digit', (imei) => {
    expect(isImei(imei)).toBe(true);
  });
  it.each([
    ['a wrong check digit', '490154203237519'],
    ['14 digits', '49015420323751'],
    ['a letter', '49015420323751a'],
    ['blanks', ' 490154203237518'],
    ['the zeros of a wiped device', '000000000000000'],
  ])('refuses %s', (_what, imei) => {
    expect(isImei(imei)).toBe(false);
  });
});
