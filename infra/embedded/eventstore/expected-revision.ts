import type { Expected } from './model.js';

/** What the rules need to know of a stream. */
export interface StreamFacts {
  /** The revision of its last event, -1 where it never had one. */
  readonly last: number;
  readonly tombstoned: boolean;
  readonly softDeleted: boolean;
  readonly hasMetadata: boolean;
  /** Revisions at which an event with this id stands, the newest first; where there are very many, some of them. */
  revisionsOf(id: string): readonly number[];
  holds(id: string, revision: number): boolean;
}

export type Decision = 'write' | 'wrong-version' | 'stream-deleted' | { readonly repeats: number };

/**
 * Whether a write may go ahead, following EventStoreDB to the letter: a write whose events already stand where it
 * would have put them is a retry and repeats the first answer (`repeats` is the last revision it wrote).
 */
export function checkExpected(expected: Expected, ids: readonly string[], stream: StreamFacts): Decision {
  if (stream.tombstoned) return 'stream-deleted';
  switch (expected.kind) {
    case 'stream-exists':
      if (stream.softDeleted) return 'stream-deleted';
      if (stream.last < 0 && !stream.hasMetadata) return 'wrong-version';
      return anywhere(ids, stream);
    case 'any':
      return anywhere(ids, stream);
    case 'no-stream':
      return exactly(-1, ids, stream);
    case 'revision':
      return expected.revision > stream.last ? 'wrong-version' : exactly(Number(expected.revision), ids, stream);
  }
}

function anywhere(ids: readonly string[], stream: StreamFacts): Decision {
  const first = ids[0];
  const starts = first === undefined || stream.last < 0 ? [] : stream.revisionsOf(first);
  if (starts.length === 0) return 'write';
  const start = starts.find((revision) => standAt(revision, ids, stream));
  // Some of the events are known and some are not: neither a retry nor a new write.
  return start === undefined ? 'wrong-version' : { repeats: start + ids.length - 1 };
}

function exactly(expected: number, ids: readonly string[], stream: StreamFacts): Decision {
  if (expected === stream.last) return 'write';
  if (ids.length > 0 && standAt(expected + 1, ids, stream)) return { repeats: expected + ids.length };
  const startsAlike = ids[0] !== undefined && stream.holds(ids[0], expected + 1);
  return expected === -1 && stream.softDeleted && !startsAlike ? 'write' : 'wrong-version';
}

function standAt(revision: number, ids: readonly string[], stream: StreamFacts): boolean {
  return ids.every((id, i) => stream.holds(id, revision + i));
}
