import { BSONRegExp, ObjectId } from 'bson';
import { bytesOf, decode, encode, MAX_DOCUMENT_BYTES, rawDocument, rawElements } from './bson-value.js';
import { Index } from './collection-index.js';
import { Fault } from './fault.js';
import type { Journal } from './journal.js';
import { keyOf } from './order.js';
import type { Stored } from './sorted-entries.js';
import { Doc, type Value } from './value.js';

/** A document of a collection; decoded when somebody looks into it. */
export interface StoredDocument extends Stored {
  readonly order: number;
  bytes: Buffer;
  decoded: Doc | null;
}

// Decoded documents take several times their bytes: they are kept up to this many bytes of them, then decoded per use.
const KEPT_BYTES = 64 * 1024 * 1024;
let keptBytes = 0;

/** The document, decoded. */
export function contentOf(record: StoredDocument): Doc {
  if (record.decoded) return record.decoded;
  const doc = decode(record.bytes);
  if (keptBytes + record.bytes.length <= KEPT_BYTES) keep(record, doc);
  return doc;
}

function keep(record: StoredDocument, doc: Doc | null): void {
  if (record.decoded) keptBytes -= record.bytes.length;
  if (doc) keptBytes += record.bytes.length;
  record.decoded = doc;
}

const ID_INDEX = new Doc([
  ['key', new Doc([['_id', 1]])],
  ['name', '_id_'],
]);
const MAX_INDEXES = 64;

/** A collection: its documents in natural order, and its indexes, of which `_id_` is always the first. */
export class Collection {
  readonly id: number;
  readonly #journal: Journal;
  readonly #records = new Set<StoredDocument>();
  #namespace: string;
  #indexes: Index<StoredDocument>[];
  #nextOrder = 1;

  constructor(id: number, namespace: string, journal: Journal) {
    this.id = id;
    this.#namespace = namespace;
    this.#journal = journal;
    this.#indexes = [new Index(ID_INDEX)];
  }

  /** Brings back what the journal holds; `saved` is what `#describe` wrote. */
  static recovered(
    id: number,
    saved: Doc,
    documents: Iterable<{ readonly order: number; readonly bytes: Uint8Array }>,
    journal: Journal,
  ): Collection {
    const collection = new Collection(id, String(saved.get('ns')), journal);
    for (const { order, bytes } of documents) {
      const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      collection.#records.add({ order, bytes: buffer, decoded: null });
      collection.#nextOrder = order + 1;
    }
    const specs = saved.get('indexes');
    const indexes = Array.isArray(specs)
      ? specs.filter((spec) => spec instanceof Doc).map((spec) => new Index(spec))
      : [];
    collection.#indexes.push(...(indexes as Index<StoredDocument>[]));
    collection.#fill(collection.#indexes);
    return collection;
  }

  get namespace(): string {
    return this.#namespace;
  }

  get indexes(): readonly Index<StoredDocument>[] {
    return this.#indexes;
  }

  /** Documents in natural order. */
  get records(): ReadonlySet<StoredDocument> {
    return this.#records;
  }

  /** Writes down that the collection exists, and its indexes. */
  save(): void {
    const indexes = this.#indexes.slice(1).map((index) => index.spec);
    this.#journal.record('catalog', this.id, encode({ ns: this.#namespace, indexes }));
  }

  rename(namespace: string): void {
    this.#namespace = namespace;
    this.save();
  }

  /** Lets go of everything; the collection must not be used afterwards. */
  drop(): void {
    for (const record of this.#records) keep(record, null);
    this.#records.clear();
    this.#journal.record('drop', this.id);
    this.#journal.record('empty', this.id);
  }

  /** Stores a new document, with an ObjectId where it has no `_id`. Throws 11000 and stores nothing where a key exists. */
  insert(given: Doc): { readonly id: Value; readonly record: StoredDocument } {
    const doc = withIdFirst(given, () => new ObjectId());
    const bytes = ownBytes(doc, 2);
    const keys = this.#indexes.map((index) => index.keysOf(doc));
    for (const [i, index] of this.#indexes.entries()) index.checkUnique(keys[i] ?? [], null, doc, this.#namespace);
    const record: StoredDocument = { order: this.#nextOrder++, bytes, decoded: null };
    this.#records.add(record);
    for (const [i, index] of this.#indexes.entries())
      for (const key of keys[i] ?? []) index.entries.add({ key, record });
    this.#journal.record('put', this.id, record.order, bytes);
    return { id: doc.get('_id') ?? null, record };
  }

  /** Puts a new content in a document's place; answers whether anything changed. Throws as `insert`, and 66 for a new `_id`. */
  replace(record: StoredDocument, given: Doc): boolean {
    const before = contentOf(record);
    const id = before.get('_id') ?? null;
    const doc = withIdFirst(given, () => id);
    if (keyOf(doc.get('_id')) !== keyOf(id))
      throw new Fault(66, "After applying the update, the (immutable) field '_id' was found to have been altered");
    const bytes = ownBytes(doc, 17419);
    if (bytes.equals(record.bytes)) return false;
    const changes = this.#indexes.map((index) => {
      const old = index.keysOf(before);
      const now = index.keysOf(doc);
      return { index, gone: old.filter((key) => !now.includes(key)), come: now.filter((key) => !old.includes(key)) };
    });
    for (const { index, come } of changes) index.checkUnique(come, record, doc, this.#namespace);
    for (const { index, gone, come } of changes) {
      for (const key of gone) index.entries.remove(key, record);
      for (const key of come) index.entries.add({ key, record });
    }
    keep(record, null);
    record.bytes = bytes;
    this.#journal.record('put', this.id, record.order, bytes);
    return true;
  }

  remove(record: StoredDocument): void {
    const doc = contentOf(record);
    for (const index of this.#indexes) for (const key of index.keysOf(doc)) index.entries.remove(key, record);
    keep(record, null);
    this.#records.delete(record);
    this.#journal.record('delete', this.id, record.order);
  }

  /** Deletes at most `limit` of the documents that TTL indexes say have expired; answers how many. */
  deleteExpired(now: number, limit: number): number {
    const gone = new Set<StoredDocument>();
    for (const index of this.#indexes) {
      for (const record of index.expired(now)) {
        if (gone.size >= limit) break;
        gone.add(record);
      }
    }
    for (const record of gone) this.remove(record);
    return gone.size;
  }

  /** Builds an index; answers false where it exists. Throws 85 or 86 where another has its name or key, 11000 for duplicates. */
  createIndex(spec: Doc): boolean {
    const index = new Index<StoredDocument>(spec);
    const key = keyOf(index.spec.get('key'));
    const rival = this.#indexes.find((other) => other.name === index.name || keyOf(other.spec.get('key')) === key);
    if (rival) {
      if (rival.name === '_id_' || keyOf(rival.spec) === keyOf(index.spec)) return false;
      const code = rival.name === index.name ? 86 : 85;
      throw new Fault(code, `the index ${rival.name} already exists with another key or other options`);
    }
    if (this.#indexes.length >= MAX_INDEXES) throw new Fault(67, `a collection has at most ${MAX_INDEXES} indexes`);
    this.#fill([index]);
    this.#indexes.push(index);
    this.save();
    return true;
  }

  dropIndexes(names: ReadonlySet<string>): void {
    this.#indexes = this.#indexes.filter((index) => !names.has(index.name));
    this.save();
  }

  #fill(indexes: readonly Index<StoredDocument>[]): void {
    const filled = indexes.map((index) => ({ index, entries: [] as { key: string; record: StoredDocument }[] }));
    for (const record of this.#records) {
      const doc = contentOf(record);
      for (const { index, entries } of filled) for (const key of index.keysOf(doc)) entries.push({ key, record });
    }
    for (const { index, entries } of filled) {
      index.entries.load(entries);
      if (!index.unique) continue;
      const twin = entries.find((entry, i) => entry.key === entries[i - 1]?.key);
      if (twin) throw index.duplicate(contentOf(twin.record), this.#namespace);
    }
  }
}

/** A copy of its own: a slice of the message would keep the whole message alive. */
function ownBytes(doc: Doc, tooLarge: number): Buffer {
  const bytes = Buffer.from(bytesOf(doc));
  if (bytes.length > MAX_DOCUMENT_BYTES) {
    throw new Fault(tooLarge, `a document of ${bytes.length} bytes is too large: the limit is ${MAX_DOCUMENT_BYTES}`);
  }
  return bytes;
}

/** The document with its `_id`, `absent` where it has none, in front. */
function withIdFirst(doc: Doc, absent: () => Value): Doc {
  const id = doc.get('_id');
  if (id === undefined) {
    const made = absent();
    const whole = new Doc([['_id', made], ...doc]);
    whole.source = rawDocument(rawElements({ _id: made }), bytesOf(doc).subarray(4, -1));
    return whole;
  }
  if (Array.isArray(id) || id instanceof BSONRegExp)
    throw new Fault(53, `The '_id' value cannot be of type ${Array.isArray(id) ? 'array' : 'regex'}`);
  if (id instanceof Doc && [...id.keys()].some((name) => name.startsWith('$')))
    throw new Fault(52, "_id fields may not contain '$'-prefixed fields");
  return doc.keys().next().value === '_id' ? doc : new Doc([['_id', id], ...doc]);
}
