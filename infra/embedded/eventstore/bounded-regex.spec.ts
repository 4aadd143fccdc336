import { describe, expect, it } from '@jest/globals';
import { boundedRegex } from './bounded-regex.js';
import { InvalidRequest } from './model.js';

const long = 'a'.repeat(4000);

describe('a regular expression from a client', () => {
  it.each([
    ['^[^\\$].*', 'order-1', '$settings'],
    ['^[0-9]*_order_[A-z]*$', '12_order_x', '12_order_1'],
    ['^account|^savings', 'savings-1', 'my-savings'],
    ['^(order|parcel)-(\\d+)$', 'parcel-12', 'parcel-x'],
    ['^(?!\\$)', 'order', '$settings'],
    ['(a)\\1', 'aa', 'ab'],
    [
      `^(${Array.from({ length: 50 }, (_, i) => `kind${i}`).join('|')})-[0-9a-f]{8}-[0-9a-f]{4}$`,
      'kind7-0123abcd-0123',
      'kind7',
    ],
    ['[(*+?]', 'a*', 'a'],
  ])('%s tells names apart', (source, yes, no) => {
    const matches = boundedRegex(source);
    expect([yes, no, yes, no].map(matches)).toEqual([true, false, true, false]);
  });

  it.each([
    ['(', 'Not a regular'],
    ['[', 'Not a regular'],
    ['*', 'Not a regular'],
    ['a'.repeat(2001), 'at most 2000'],
    [`${'a?'.repeat(40)}b`, 'too complicated'],
    [`${'(a|)'.repeat(40)}b`, 'too complicated'],
    ['((((a?){3}){3}){3}){3}', 'too complicated'],
  ])('is refused where it cannot be used: %p', (source, reason) => {
    expect(() => boundedRegex(source)).toThrow(reason);
  });

  it.each([
    ['a group repeated', '^(a+)+$', `${long}b`],
    ['alternatives in a row', `^${'(a|a)+'.repeat(3)}b`, long],
    ['wildcards in a row', '.*.*.*.*.*b', long],
    ['a back reference', '^(a*)*\\1b$', long],
  ])('gives up in good time: %s', (_case, source, name) => {
    const matches = boundedRegex(source);
    const started = performance.now();
    expect(() => matches(name)).toThrow('takes too long');
    expect(() => matches('a')).toThrow(InvalidRequest);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('has time for many names where it is quick on each', () => {
    const matches = boundedRegex('^(order|parcel)-');
    const names = Array.from({ length: 5000 }, (_, i) => `${i % 2 ? 'order' : 'return'}-${i}`);
    expect(names.filter(matches)).toHaveLength(2500);
  });

  it('is quick by its form alone on the longest name', () => {
    for (const source of ['^[^\\$].*', 'a*b', '^a*a*b']) {
      const started = performance.now();
      expect(boundedRegex(source)(long)).toBe(source === '^[^\\$].*');
      expect(performance.now() - started).toBeLessThan(1000);
    }
  });
});
