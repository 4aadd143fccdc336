import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';

/** The data directory is in use by another server. */
export class DataDirectoryLocked extends Error {}

const LAYOUT = 1;

// `frame` comes last: a scan that only looks at streams and types then never touches the pages of large events.
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS streams (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
  CREATE TABLE IF NOT EXISTS types (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
  CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY,
    stream INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    type INTEGER NOT NULL,
    created INTEGER NOT NULL,
    id TEXT NOT NULL,
    frame BLOB NOT NULL
  );
  CREATE UNIQUE INDEX IF NOT EXISTS events_by_revision ON events (stream, revision);
  CREATE INDEX IF NOT EXISTS events_by_id ON events (stream, id);
  PRAGMA user_version = ${LAYOUT};
`;

/**
 * Opens the log's database for this process alone, every commit forced to disk.
 * @throws DataDirectoryLocked where another process has it open
 */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(join(dataDir, 'events.sqlite'), { timeout: 0 });
  try {
    // The exclusive lock is taken by the first write and held until the process ends, however it ends.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    // Fewer, larger checkpoints: each costs two more flushes to disk.
    db.exec('PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -32000; PRAGMA mmap_size = 0;');
    const layout = Number(db.prepare('PRAGMA user_version').get()?.user_version ?? 0);
    if (layout > LAYOUT) throw new Error(`${dataDir} was written by a newer version of this server`);
    db.exec(`BEGIN IMMEDIATE; ${SCHEMA} COMMIT;`);
    return db;
  } catch (error) {
    db.close();
    if (/database is (locked|busy)/.test(String(error))) {
      throw new DataDirectoryLocked(`The data directory ${dataDir} is in use by another event store`);
    }
    throw error;
  }
}

/** A row as its columns in order. */
export type Row = readonly SQLOutputValue[];

/** A prepared statement that answers rows as arrays, which SQLite's binding builds faster than objects. */
export class Query {
  private readonly statement: StatementSync;

  constructor(db: DatabaseSync, sql: string) {
    this.statement = db.prepare(sql);
    this.statement.setReturnArrays(true);
  }

  first(...values: SQLInputValue[]): Row | undefined {
    const row: unknown = this.statement.get(...values);
    return Array.isArray(row) ? row : undefined;
  }

  /** Rows one by one; leaving the loop early reads no further. */
  *rows(...values: SQLInputValue[]): Generator<Row> {
    for (const row of this.statement.iterate(...values)) if (Array.isArray(row)) yield row;
  }

  run(...values: SQLInputValue[]): number {
    return Number(this.statement.run(...values).lastInsertRowid);
  }
}
