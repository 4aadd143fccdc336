import { DatabaseSync, type StatementSync } from 'node:sqlite';

/** What can be written down, and what each kind takes beside the collection's number. */
const STATEMENTS = {
  put: 'INSERT OR REPLACE INTO documents (collection, "order", bytes) VALUES (?, ?, ?)',
  delete: 'DELETE FROM documents WHERE collection = ? AND "order" = ?',
  empty: 'DELETE FROM documents WHERE collection = ?',
  catalog: 'INSERT OR REPLACE INTO catalog (collection, bytes) VALUES (?, ?)',
  drop: 'DELETE FROM catalog WHERE collection = ?',
} as const;

type Kind = keyof typeof STATEMENTS;

/** What the journal held when it was opened. */
export interface Recovered {
  readonly catalog: readonly { readonly collection: number; readonly bytes: Uint8Array }[];
  readonly documents: (collection: number) => Iterable<{ readonly order: number; readonly bytes: Uint8Array }>;
}

/** Another process has the data file open. */
export class LockedError extends Error {}

/**
 * Writes what changed within one turn of the event loop as one transaction. What is committed survives the death of the
 * process; of a power cut, a consistent beginning of the order of writes.
 */
export class Journal {
  readonly #db: DatabaseSync | null;
  readonly #onFailure: (error: unknown) => void;
  readonly #statements = new Map<Kind, StatementSync>();
  #changes: (readonly [Kind, ...(number | Uint8Array)[]])[] = [];
  #waiting: (() => void)[] = [];
  #scheduled = false;

  /** `file` null keeps everything in memory. Throws `LockedError`. `onFailure` hears of a write that could not be made. */
  constructor(file: string | null, onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure;
    this.#db = file === null ? null : open(file);
    for (const kind of ['put', 'delete', 'empty', 'catalog', 'drop'] as const)
      if (this.#db) this.#statements.set(kind, this.#db.prepare(STATEMENTS[kind]));
  }

  recover(): Recovered {
    const db = this.#db;
    if (!db) return { catalog: [], documents: () => [] };
    const catalog = db.prepare('SELECT collection, bytes FROM catalog ORDER BY collection').all();
    const documents = db.prepare('SELECT "order", bytes FROM documents WHERE collection = ? ORDER BY "order"');
    return {
      catalog: catalog.map((row) => ({ collection: Number(row.collection), bytes: blob(row.bytes) })),
      *documents(collection) {
        for (const row of documents.iterate(collection)) yield { order: Number(row.order), bytes: blob(row.bytes) };
      },
    };
  }

  /** Takes down a change of a collection: the place of a document and its bytes, or the bytes of a catalog entry. */
  record(kind: Kind, collection: number, ...values: readonly (number | Uint8Array)[]): void {
    if (!this.#db) return;
    this.#changes.push([kind, collection, ...values]);
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => this.#commit());
  }

  /** Calls back once everything recorded so far is safe: at once, where nothing waits to be written. */
  whenSafe(done: () => void): void {
    if (this.#scheduled) this.#waiting.push(done);
    else done();
  }

  close(): void {
    this.#commit();
    this.#db?.close();
  }

  #commit(): void {
    this.#scheduled = false;
    const changes = this.#changes;
    const waiting = this.#waiting;
    this.#changes = [];
    this.#waiting = [];
    if (!this.#db?.isOpen) return;
    if (changes.length > 0) {
      try {
        this.#db.exec('BEGIN');
        for (const [kind, ...values] of changes) this.#statements.get(kind)?.run(...values);
        this.#db.exec('COMMIT');
      } catch (error) {
        // Memory is ahead of the disk now: nobody is answered, and the owner has to stop.
        this.#onFailure(error);
        return;
      }
    }
    for (const done of waiting) done();
  }
}

function open(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    // Exclusive: the lock is the process's, and goes with it however it dies.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    // Few, large checkpoints: each flushes the disk, and the event store waits for the same disk.
    db.exec('PRAGMA wal_autocheckpoint = 20000; PRAGMA cache_size = -64000;');
    db.exec(`BEGIN IMMEDIATE;
      CREATE TABLE IF NOT EXISTS catalog (collection INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
      CREATE TABLE IF NOT EXISTS documents (
        collection INTEGER NOT NULL, "order" INTEGER NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (collection, "order")
      ) WITHOUT ROWID;
      COMMIT;`);
  } catch (error) {
    db.close();
    if (error instanceof Error && /locked|busy/i.test(error.message)) {
      throw new LockedError(`${file} is in use by another instance`);
    }
    throw error;
  }
  return db;
}

function blob(value: unknown): Uint8Array {
  if (!(value instanceof Uint8Array)) throw new Error('the data file holds something that is not a document');
  return value;
}
