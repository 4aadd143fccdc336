import { MAX_DOCUMENT_BYTES } from './bson-value.js';
import { Fault } from './fault.js';

/** Encoded results that nobody has fetched yet. */
interface Cursor {
  readonly namespace: string;
  readonly rest: Iterator<Buffer>;
  next: IteratorResult<Buffer>;
  usedAt: number;
}

/** One batch; `id` 0n says that it was the last. */
export interface Batch {
  readonly id: bigint;
  readonly namespace: string;
  readonly documents: readonly Buffer[];
}

const IDLE_MS = 10 * 60_000;
const MAX_OPEN = 1_000;
/** What mongod puts into a first batch. */
export const FIRST_BATCH = 101;

/** Open cursors; one left alone for ten minutes is closed, and the oldest of too many. */
export class Cursors {
  readonly #open = new Map<bigint, Cursor>();
  #lastId = BigInt(Date.now()) << 20n;

  /** The first batch, and a cursor where something is left and `single` is not set. */
  start(namespace: string, results: Iterable<Buffer>, size: number, single: boolean): Batch {
    const rest = results[Symbol.iterator]();
    const cursor: Cursor = { namespace, rest, next: rest.next(), usedAt: Date.now() };
    for (const oldest of this.#open.keys()) {
      if (this.#open.size < MAX_OPEN) break;
      this.#open.delete(oldest);
    }
    return this.#batch(++this.#lastId, cursor, size, single);
  }

  /** The next batch. Throws 43 for a cursor that is gone, or that belongs to another collection. */
  more(id: bigint, namespace: string, size: number): Batch {
    const cursor = this.#open.get(id);
    if (!cursor) throw new Fault(43, `cursor id ${id} not found`);
    if (cursor.namespace !== namespace) throw new Fault(13, `the cursor ${id} belongs to ${cursor.namespace}`);
    this.#open.delete(id);
    return this.#batch(id, cursor, size, false);
  }

  #batch(id: bigint, cursor: Cursor, size: number, last: boolean): Batch {
    const documents = fill(cursor, size);
    if (last || cursor.next.done) return { id: 0n, namespace: cursor.namespace, documents };
    cursor.usedAt = Date.now();
    this.#open.set(id, cursor);
    return { id, namespace: cursor.namespace, documents };
  }

  kill(id: bigint): boolean {
    return this.#open.delete(id);
  }

  /** Closes those of a collection that is gone. */
  killAll(namespace: string): void {
    for (const [id, cursor] of this.#open) if (cursor.namespace === namespace) this.#open.delete(id);
  }

  closeIdle(now: number): void {
    for (const [id, cursor] of this.#open) if (now - cursor.usedAt > IDLE_MS) this.#open.delete(id);
  }
}

/** At most `size` documents and a message's worth of bytes, but always one, where one is wanted. */
function fill(cursor: Cursor, size: number): Buffer[] {
  const documents: Buffer[] = [];
  let bytes = 0;
  while (!cursor.next.done && documents.length < size) {
    bytes += cursor.next.value.length + 16;
    if (documents.length > 0 && bytes > MAX_DOCUMENT_BYTES) break;
    documents.push(cursor.next.value);
    cursor.next = cursor.rest.next();
  }
  return documents;
}
