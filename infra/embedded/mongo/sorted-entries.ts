/** A stored document: its place in natural order and its bytes. */
export interface Stored {
  readonly order: number;
  bytes: Buffer;
}

/** One key of one document in an index. */
export interface Entry<T extends Stored> {
  readonly key: string;
  readonly record: T;
}

const CHUNK = 512;

/** Entries in order of key, then natural order, in chunks: inserting moves at most one chunk's worth of pointers. */
export class SortedEntries<T extends Stored> {
  #chunks: Entry<T>[][] = [];

  /** Replaces everything: sorting at once is far cheaper than adding one by one. */
  load(entries: Entry<T>[]): void {
    entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.record.order - b.record.order));
    this.#chunks = [];
    for (let i = 0; i < entries.length; i += CHUNK / 2) this.#chunks.push(entries.slice(i, i + CHUNK / 2));
  }

  add(entry: Entry<T>): void {
    const at = this.#chunkFor(entry.key, entry.record.order);
    const chunk = this.#chunks[at];
    if (!chunk) {
      this.#chunks.push([entry]);
      return;
    }
    chunk.splice(position(chunk, entry.key, entry.record.order), 0, entry);
    if (chunk.length > CHUNK) this.#chunks.splice(at + 1, 0, chunk.splice(CHUNK / 2));
  }

  remove(key: string, record: T): void {
    let at = this.#chunkFor(key, record.order);
    let index = position(this.#chunks[at] ?? [], key, record.order);
    // Where it begins a chunk, the search ends behind the chunk before.
    if (index === this.#chunks[at]?.length) {
      at += 1;
      index = 0;
    }
    const chunk = this.#chunks[at];
    const found = chunk?.[index];
    if (!chunk || found?.record !== record || found.key !== key) return;
    chunk.splice(index, 1);
    if (chunk.length === 0) this.#chunks.splice(at, 1);
  }

  /** The first record with exactly this key. */
  first(key: string): T | undefined {
    for (const entry of this.range(key, `${key}\0`, false)) return entry.record;
    return undefined;
  }

  /** Entries with `low` ≤ key < `high`, ascending, or descending with `reverse`. */
  *range(low: string, high: string, reverse: boolean): Generator<Entry<T>> {
    if (reverse) {
      for (let at = this.#chunkFor(high, -1); at >= 0; at--) {
        const chunk = this.#chunks[at] ?? [];
        for (let i = position(chunk, high, -1) - 1; i >= 0; i--) {
          const entry = chunk[i];
          if (!entry || entry.key < low) return;
          yield entry;
        }
      }
      return;
    }
    for (let at = this.#chunkFor(low, -1); at < this.#chunks.length; at++) {
      const chunk = this.#chunks[at] ?? [];
      for (let i = position(chunk, low, -1); i < chunk.length; i++) {
        const entry = chunk[i];
        if (!entry || entry.key >= high) return;
        yield entry;
      }
    }
  }

  /** The last chunk that begins before this place (0 if none does). */
  #chunkFor(key: string, order: number): number {
    return Math.max(0, firstNotBefore(this.#chunks, (chunk) => chunk[0], key, order) - 1);
  }
}

const position = <T extends Stored>(chunk: readonly Entry<T>[], key: string, order: number): number =>
  firstNotBefore(chunk, itself, key, order);
const itself = <T>(entry: T): T => entry;

/** The first of these sorted items whose entry is not before this place. */
function firstNotBefore<Item>(
  items: readonly Item[],
  entryOf: (item: Item) => Entry<Stored> | undefined,
  key: string,
  order: number,
): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    const entry = item && entryOf(item);
    if (entry && (entry.key < key || (entry.key === key && entry.record.order < order))) low = middle + 1;
    else high = middle;
  }
  return low;
}
