import { describe, expect, it } from '@jest/globals';
import { Turns } from './turns.js';

describe('turns', () => {
  it('come one after the other under one key, in order, and do not wait for another key', async () => {
    const turns = new Turns();
    const seen: string[] = [];
    const endFirst = await turns.begin('a');
    const second = turns.begin('a').then((end) => {
      seen.push('second');
      return end;
    });
    const third = turns.begin('a').then((end) => {
      seen.push('third');
      return end;
    });
    const endOther = await turns.begin('b');
    endOther();
    expect(seen).toEqual([]);
    endFirst();
    const endSecond = await second;
    expect(seen).toEqual(['second']);
    endSecond();
    const endThird = await third;
    expect(seen).toEqual(['second', 'third']);
    endThird();
    (await turns.begin('a'))();
  });
});
