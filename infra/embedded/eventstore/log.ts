import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase, Query } from './database.js';
import { checkExpected } from './expected-revision.js';
import type { Outcome, ProposedEvent, StoredEvent, Write } from './model.js';
import { eventFrame } from './responses.js';
import { isMetastream, metastreamOf, originalOf, SOFT_DELETE_JSON } from './stream-metadata.js';
import { type Stream, Streams } from './streams.js';
import { Tail } from './tail.js';

/** Limits of one transaction, so that readers get their turn between two of them. */
const MAX_GROUP = 1000;
const MAX_GROUP_BYTES = 8 * 1024 * 1024;

interface PendingWrite {
  readonly write: Write;
  readonly done: (outcome: Outcome) => void;
}

/**
 * The log: writes and the order of all events. Writes that arrive while a transaction is being forced to disk
 * share the next one; a write is answered only once it is on disk.
 */
export class Log {
  readonly streams: Streams;
  readonly tail: Tail;
  readonly db: DatabaseSync;
  private readonly insertEvent: Query;
  private readonly selectPosition: Query;
  private readonly listeners = new Set<() => void>();
  private readonly queue: PendingWrite[] = [];
  private scheduled = false;
  private closed = false;
  /** Events of the running transaction. */
  private fresh: StoredEvent[] = [];
  private committed: number;

  /** @throws DataDirectoryLocked where another process has the directory open */
  constructor(dataDir: string) {
    this.db = openDatabase(dataDir);
    this.streams = new Streams(this.db);
    this.insertEvent = new Query(
      this.db,
      'INSERT INTO events (position, stream, revision, type, created, id, frame) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    this.selectPosition = new Query(this.db, 'SELECT position FROM events WHERE stream = ? AND revision = ?');
    this.committed = Number(new Query(this.db, 'SELECT max(position) FROM events').first()?.[0] ?? 0);
    this.tail = new Tail(this.committed);
    if (this.committed === 0) this.markBeginning();
  }

  /** The position of the last event on disk. */
  get lastPosition(): number {
    return this.committed;
  }

  /** Queues a write; `done` is called once, after it is on disk or refused. */
  submit(write: Write, done: (outcome: Outcome) => void): void {
    if (this.closed) {
      done({ kind: 'failed', cause: new Error('The event store is shutting down') });
      return;
    }
    this.queue.push({ write, done });
    this.schedule();
  }

  /** Calls back after each commit that added events; answers a function that stops it. */
  onCommit(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Writes what is queued, then closes the database. */
  close(): void {
    if (this.closed) return;
    this.closed = true;
    while (this.queue.length > 0) this.commitGroup(this.takeGroup());
    this.db.close();
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    // After all sockets that are ready have been read: their writes join this transaction.
    setImmediate(() => {
      this.scheduled = false;
      if (this.queue.length > 0 && !this.closed) this.commitGroup(this.takeGroup());
      if (this.queue.length > 0) this.schedule();
    });
  }

  private takeGroup(): readonly PendingWrite[] {
    let bytes = 0;
    let count = 0;
    for (const { write } of this.queue) {
      if (count >= MAX_GROUP || bytes >= MAX_GROUP_BYTES) break;
      for (const event of write.events) bytes += event.data.length + event.metadata.length;
      count++;
    }
    return this.queue.splice(0, count);
  }

  private commitGroup(group: readonly PendingWrite[]): void {
    let outcomes: readonly Outcome[];
    try {
      this.db.exec('BEGIN IMMEDIATE');
      outcomes = group.map(({ write }) => this.apply(write));
      this.db.exec('COMMIT');
    } catch (cause) {
      this.abandon();
      outcomes = group.map(() => ({ kind: 'failed', cause }));
    }
    const fresh = this.fresh;
    this.fresh = [];
    this.committed += fresh.length;
    this.tail.push(fresh);
    group.forEach(({ done }, i) => {
      const outcome = outcomes[i];
      if (outcome) done(outcome);
    });
    if (fresh.length > 0) for (const listener of this.listeners) listener();
  }

  /** Nothing of a failed transaction may be seen again: not on disk, not in what is remembered. */
  private abandon(): void {
    this.fresh = [];
    this.streams.forgetAll();
    if (this.db.isTransaction) this.db.exec('ROLLBACK');
  }

  private apply(write: Write): Outcome {
    const stream = this.streams.get(write.stream);
    const facts = this.streams.factsOf(stream);
    const ids = write.events.map(({ id }) => id);
    const decision = checkExpected(write.expected, ids, facts);
    if (decision === 'stream-deleted') return { kind: 'stream-deleted' };
    // EventStoreDB soft-deletes a stream without events only where it has metadata.
    const nothingToDelete = write.kind === 'delete' && facts.last < 0 && !facts.hasMetadata;
    if (decision === 'wrong-version' || nothingToDelete) return { kind: 'wrong-version', current: facts.last };
    if (decision !== 'write') return this.repeat(stream, decision.repeats);
    switch (write.kind) {
      case 'append':
        return this.append(stream, write.events, facts.softDeleted);
      case 'delete':
        return this.writeMetadata(stream.name, SOFT_DELETE_JSON);
      case 'tombstone':
        return this.writeTombstone(stream);
    }
  }

  private append(stream: Stream, events: readonly ProposedEvent[], softDeleted: boolean): Outcome {
    const before = stream.last;
    const original = isMetastream(stream.name) ? originalOf(stream.name) : undefined;
    const revives = original !== undefined && this.streams.metadataOf(original).softDeleted ? original : undefined;
    let position = -1;
    for (const event of events) position = this.insert(stream, event, ++stream.last);
    const outcome: Outcome = { kind: 'written', revision: stream.last, position };
    // A stream that comes back after a soft delete counts on and shows only what comes now.
    if (softDeleted && events.length > 0) this.revive(stream.name, before + 1);
    if (revives !== undefined && events.length > 0) this.revive(revives, this.streams.get(revives).last + 1);
    return outcome;
  }

  private revive(stream: string, truncateBefore: number): void {
    this.writeMetadata(stream, JSON.stringify({ ...this.streams.metadataOf(stream).raw, $tb: truncateBefore }));
  }

  private writeMetadata(stream: string, json: string): Outcome {
    const metastream = this.streams.get(metastreamOf(stream));
    const position = this.insert(metastream, systemEvent('$metadata', json), ++metastream.last);
    return { kind: 'written', revision: metastream.last, position };
  }

  private writeTombstone(stream: Stream): Outcome {
    stream.tombstoned = true;
    return {
      kind: 'written',
      revision: stream.last,
      position: this.insert(stream, systemEvent('$streamDeleted', ''), -1),
    };
  }

  private repeat(stream: Stream, revision: number): Outcome {
    return { kind: 'written', revision, position: Number(this.selectPosition.first(stream.id, revision)?.[0] ?? -1) };
  }

  private insert(stream: Stream, event: ProposedEvent, revision: number): number {
    this.streams.prepareForWrite(stream);
    const position = this.committed + this.fresh.length + 1;
    const created = Date.now();
    const frame = eventFrame(stream.name, event, { position, revision, created });
    this.insertEvent.run(position, stream.id, revision, this.streams.typeId(event.type), created, event.id, frame);
    this.fresh.push({ position, stream: stream.name, revision, type: event.type, frame });
    return position;
  }

  /** Readers of $all expect that a server has written something of its own before the first client does. */
  private markBeginning(): void {
    const event = systemEvent('$logStarted', '{}');
    this.commitGroup([
      { write: { kind: 'append', stream: '$server', expected: { kind: 'any' }, events: [event] }, done: failLoudly },
    ]);
  }
}

function failLoudly(outcome: Outcome): void {
  if (outcome.kind === 'failed') throw new Error('The log cannot be written', { cause: outcome.cause });
}

function systemEvent(type: string, json: string): ProposedEvent {
  return { id: randomUUID(), type, isJson: json !== '', data: Buffer.from(json), metadata: Buffer.alloc(0) };
}
