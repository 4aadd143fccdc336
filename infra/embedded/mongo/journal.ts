import { DatabaseSync, type StatementSync } from 'node:sqlite';

/** A change to be written, in order. */
export type Change =
  | { readonly kind: 'put'; readonly collection: number; readonly order: number; readonly bytes: Uint8Array }
  | { readonly kind: 'delete'; readonly collection: number; readonly order: number }
  | { readonly kind: 'catalog'; readonly collection: number; readonly bytes: Uint8Array }
  | { readonly kind: 'drop'; readonly collection: number };

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
  readonly #statements: Readonly<Record<Change['kind'], StatementSync>> | null;
  #changes: Change[] = [];
  #waiting: (() => void)[] = [];
  #scheduled = false;

  /** `file` null keeps everything in memory. Throws `LockedError`. `onFailure` hears of a write that could not be made. */
  constructor(file: string | null, onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure;
    this.#db = file === null ? null : open(file);
    this.#statements = this.#db && {
      put: this.#db.prepare('INSERT OR REPLACE INTO documents (collection, "order", bytes) VALUES (?, ?, ?)'),
      delete: this.#db.prepare('DELETE FROM documents WHERE collection = ? AND "order" = ?'),
      catalog: this.#db.prepare('INSERT OR REPLACE INTO catalog (collection, bytes) VALUES (?, ?)'),
      drop: this.#db.prepare('DELETE FROM catalog WHERE collection = ?'),
    };
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

  record(change: Change): void {
    if (!this.#db) return;
    this.#changes.push(change);
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
    if (!this.#db?.isOpen || !this.#statements) return;
    if (changes.length > 0) {
      try {
        this.#db.exec('BEGIN');
        for (const change of changes) this.#write(change, this.#statements);
        this.#db.exec('COMMIT');
      } catch (error) {
        // Memory is ahead of the disk now: nobody is answered, and the owner has to stop.
        this.#onFailure(error);
        return;
      }
    }
    for (const done of waiting) done();
  }

  #write(change: Change, statements: Readonly<Record<Change['kind'], StatementSync>>): void {
    switch (change.kind) {
      case 'put':
        statements.put.run(change.collection, change.order, change.bytes);
        return;
      case 'delete':
        statements.delete.run(change.collection, change.order);
        return;
      case 'catalog':
        statements.catalog.run(change.collection, change.bytes);
        return;
      case 'drop':
        statements.drop.run(change.collection);
        this.#db?.prepare('DELETE FROM documents WHERE collection = ?').run(change.collection);
        return;
    }
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
