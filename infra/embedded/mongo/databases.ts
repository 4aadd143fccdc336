import { decode } from './bson-value.js';
import { Collection } from './collection.js';
import { Fault } from './fault.js';
import type { Journal } from './journal.js';

const MAX_NAMESPACE = 255;

/** Every collection of every database, by namespace (`database.collection`). */
export class Databases {
  readonly #journal: Journal;
  readonly #collections = new Map<string, Collection>();
  #nextId = 1;

  constructor(journal: Journal) {
    this.#journal = journal;
    const { catalog, documents } = journal.recover();
    for (const { collection: id, bytes } of catalog) {
      const saved = decode(Buffer.from(bytes));
      const collection = Collection.recovered(id, saved, documents(id), journal);
      this.#collections.set(collection.namespace, collection);
      this.#nextId = id + 1;
    }
  }

  find(namespace: string): Collection | null {
    return this.#collections.get(namespace) ?? null;
  }

  /** The collection, made if it does not exist. Throws 73 for a name that cannot be. */
  findOrCreate(namespace: string): Collection {
    const known = this.#collections.get(namespace);
    if (known) return known;
    checkNamespace(namespace);
    const collection = new Collection(this.#nextId++, namespace, this.#journal);
    this.#collections.set(namespace, collection);
    collection.save();
    return collection;
  }

  drop(namespace: string): void {
    this.#collections.get(namespace)?.drop();
    this.#collections.delete(namespace);
  }

  /** Throws 26 where the source, 48 where the target stands in the way. */
  rename(from: string, to: string, dropTarget: boolean): void {
    const collection = this.#collections.get(from);
    if (!collection) throw new Fault(26, `Source collection ${from} does not exist`);
    checkNamespace(to);
    if (from === to) throw new Fault(20, "Can't rename a collection to itself");
    if (this.#collections.has(to)) {
      if (!dropTarget) throw new Fault(48, 'target namespace exists');
      this.drop(to);
    }
    this.#collections.delete(from);
    collection.rename(to);
    this.#collections.set(to, collection);
  }

  /** The collections of one database, or all of them, by name. */
  list(database: string | null): readonly Collection[] {
    return [...this.#collections.values()]
      .filter(({ namespace }) => database === null || namespace.startsWith(`${database}.`))
      .sort((a, b) => (a.namespace < b.namespace ? -1 : 1));
  }
}

// A database, a dot, and a collection, whose name may hold more dots, but not begin with one or as MongoDB's own do.
const NAMESPACE = /^[^/\\. "$*<>:|?\0]{1,63}\.(?!\.|system\.)[^$\0]+$/;

function checkNamespace(namespace: string): void {
  if (!NAMESPACE.test(namespace) || Buffer.byteLength(namespace) > MAX_NAMESPACE)
    throw new Fault(73, `Invalid namespace specified '${namespace}'`);
}

/** The first dot parts a namespace; a collection's name may hold more of them. */
export const nameOf = (namespace: string): string => namespace.slice(namespace.indexOf('.') + 1);
