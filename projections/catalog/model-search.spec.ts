import { describe, expect, it } from '@jest/globals';
import { searchModels } from './model-search.js';

const model = (brandName: string, name: string, releasedYear = 2021) => ({
  model: name,
  brandName,
  seriesName: name.split(' ')[0] ?? '',
  variants: ['8 GB / 128 GB'],
  releasedYear,
});
const models = [
  model('Apple', 'iPhone 13 Pro Max'),
  model('Apple', 'iPhone 13'),
  model('Apple', 'iPhone 13 mini'),
  model('Samsung', 'Galaxy S21'),
  model('Samsung', 'Galaxy S21 Ultra'),
  model('Samsung', 'Galaxy S21+'),
  model('Samsung', 'Galaxy S22 Ultra', 2022),
  model('Nothing', 'Nothing Phone (2)', 2023),
];
const found = (text: string, limit = 20) => searchModels(models, text, limit).map(({ model: name }) => name);

describe('the search', () => {
  it.each([
    ['iphone13', 'iPhone 13'],
    ['APPLE IPHONE 13', 'iPhone 13'],
    ['galaxy s 21', 'Galaxy S21'],
    ['s21 ultra', 'Galaxy S21 Ultra'],
    ['ultra s22', 'Galaxy S22 Ultra'],
    ['galaxy s21 plus', 'Galaxy S21+'],
    ['s21+', 'Galaxy S21+'],
    ['nothing phone 2', 'Nothing Phone (2)'],
    ['13 pro', 'iPhone 13 Pro Max'],
  ])('finds for "%s" first the %s', (text, best) => {
    expect(found(text)[0]).toBe(best);
  });

  it('finds every model of a brand', () => {
    expect(found('samsung')).toHaveLength(4);
  });

  it.each(['', '   ', '()', 'xyzzy'])('finds nothing for "%s"', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('finds no more than it is asked for', () => {
    expect(found('a', 2)).toHaveLength(2);
  });
});
