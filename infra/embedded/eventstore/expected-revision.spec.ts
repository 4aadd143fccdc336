import { describe, expect, it } from '@jest/globals';
import { checkExpected, type Decision, type StreamFacts } from './expected-revision.js';
import type { Expected } from './model.js';

/** A stream of events a, b, c, … as they stand at revisions 0, 1, 2, … */
function streamOf(ids: string, facts: Partial<StreamFacts> = {}): StreamFacts {
  const revisionsOf = (id: string) => [...ids].flatMap((known, revision) => (known === id ? [revision] : []));
  const holds = (id: string, revision: number) => ids[revision] === id;
  return {
    last: ids.length - 1,
    tombstoned: false,
    softDeleted: false,
    hasMetadata: false,
    revisionsOf,
    holds,
    ...facts,
  };
}

const any: Expected = { kind: 'any' };
const none: Expected = { kind: 'no-stream' };
const exists: Expected = { kind: 'stream-exists' };
const at = (revision: bigint): Expected => ({ kind: 'revision', revision });

describe('whether a write may go ahead', () => {
  const cases: [string, Expected, string, StreamFacts, Decision][] = [
    ['any, new stream', any, 'x', streamOf(''), 'write'],
    ['any, new events', any, 'xy', streamOf('abc'), 'write'],
    ['any, known events', any, 'bc', streamOf('abcd'), { repeats: 2 }],
    ['any, known and new', any, 'cx', streamOf('abc'), 'wrong-version'],
    ['any, new before known', any, 'xc', streamOf('abc'), 'write'],
    ['any, known in another order', any, 'ca', streamOf('abc'), 'wrong-version'],
    ['any, the same id twice', any, 'aa', streamOf('aab'), { repeats: 1 }],
    ['any, nothing', any, '', streamOf('abc'), 'write'],
    ['no stream, new', none, 'x', streamOf(''), 'write'],
    ['no stream, retry', none, 'ab', streamOf('abc'), { repeats: 1 }],
    ['no stream, part of it', none, 'abcd', streamOf('abc'), 'wrong-version'],
    ['no stream, other events', none, 'x', streamOf('a'), 'wrong-version'],
    ['no stream, soft-deleted', none, 'x', streamOf('a', { softDeleted: true }), 'write'],
    ['exact', at(2n), 'x', streamOf('abc'), 'write'],
    ['exact, at the end again with the same events', at(2n), 'c', streamOf('abc'), 'write'],
    ['behind, retry', at(0n), 'bc', streamOf('abcd'), { repeats: 2 }],
    ['behind, same events elsewhere', at(0n), 'cd', streamOf('abcd'), 'wrong-version'],
    ['behind, soft-deleted', at(0n), 'x', streamOf('abc', { softDeleted: true }), 'wrong-version'],
    ['ahead', at(3n), 'x', streamOf('abc'), 'wrong-version'],
    ['ahead beyond all numbers', at(2n ** 63n - 2n), 'x', streamOf('abc'), 'wrong-version'],
    ['exists, but it does not', exists, 'x', streamOf(''), 'wrong-version'],
    ['exists by its metadata', exists, 'x', streamOf('', { hasMetadata: true }), 'write'],
    ['exists, retry', exists, 'b', streamOf('abc'), { repeats: 1 }],
    ['exists, soft-deleted', exists, 'x', streamOf('a', { softDeleted: true }), 'stream-deleted'],
    ['any, tombstoned', any, 'a', streamOf('a', { tombstoned: true }), 'stream-deleted'],
    ['exact, tombstoned', at(0n), 'x', streamOf('a', { tombstoned: true }), 'stream-deleted'],
  ];
  it.each(cases)('%s', (_case, expected, ids, stream, decision) => {
    expect(checkExpected(expected, [...ids], stream)).toEqual(decision);
  });
});
