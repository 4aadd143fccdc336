import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SortedEntries, type Stored } from './sorted-entries.js';

const step = fc.record({ key: fc.nat(400).map(String), order: fc.nat(8), remove: fc.boolean() });
const bound = fc.nat(450).map(String);

describe('sorted entries', () => {
  it('yield what a plain sorted list yields, also across many chunks', () => {
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 1_500, maxLength: 3_000, size: 'max' }),
        bound,
        bound,
        (steps, low, high) => {
          const records = Array.from({ length: 9 }, (_, order): Stored => ({ order, bytes: Buffer.alloc(0) }));
          const entries = new SortedEntries<Stored>();
          const model = new Map<string, { key: string; order: number }>();
          for (const { key, order, remove } of steps) {
            const record = records[order] ?? { order, bytes: Buffer.alloc(0) };
            const name = `${key}/${order}`;
            if (remove) entries.remove(key, record);
            else if (!model.has(name)) entries.add({ key, record });
            if (remove) model.delete(name);
            else model.set(name, { key, order });
          }
          const expected = [...model.values()]
            .filter(({ key }) => key >= low && key < high)
            .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.order - b.order));
          const found = (reverse: boolean) =>
            [...entries.range(low, high, reverse)].map(({ key, record }) => ({ key, order: record.order }));
          expect(found(false)).toEqual(expected);
          expect(found(true)).toEqual(expected.toReversed());
        },
      ),
      { numRuns: 20 },
    );
  });
});
