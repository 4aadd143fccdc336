import type { DatabaseSync } from 'node:sqlite';
import { Query } from './database.js';
import type { StreamFacts } from './expected-revision.js';
import { frameData } from './responses.js';
import {
  isMetastream,
  METASTREAM_METADATA,
  metastreamOf,
  NO_METADATA,
  originalOf,
  parseStreamMetadata,
  type StreamMetadata,
} from './stream-metadata.js';

const MAX_CACHED = 20_000;
/** Places of one event id in one stream that are looked at: only a client that reuses ids has more than one. */
const MAX_REPEATS = 16;

/** A stream as it stands, changes of the running transaction included. */
export interface Stream {
  readonly name: string;
  /** 0 until its first event is written. */
  id: number;
  last: number;
  tombstoned: boolean;
}

/** Looks streams, their metadata and event types up, remembering the ones used last. */
export class Streams {
  private readonly cache = new Map<string, Stream>();
  private readonly metadata = new Map<string, StreamMetadata>();
  private readonly types = new Map<string, number>();
  private readonly typeNames = new Map<number, string>();
  private readonly streamNames = new Map<number, string>();
  private readonly selectStream: Query;
  private readonly selectStreamName: Query;
  private readonly insertStream: Query;
  private readonly selectRange: Query;
  private readonly selectLastFrame: Query;
  private readonly selectRevisionsOfId: Query;
  private readonly selectIdAt: Query;
  private readonly selectType: Query;
  private readonly selectTypeName: Query;
  private readonly insertType: Query;

  constructor(db: DatabaseSync) {
    this.selectStream = new Query(db, 'SELECT id FROM streams WHERE name = ?');
    this.selectStreamName = new Query(db, 'SELECT name FROM streams WHERE id = ?');
    this.insertStream = new Query(db, 'INSERT INTO streams (name) VALUES (?)');
    this.selectRange = new Query(
      db,
      'SELECT (SELECT min(revision) FROM events WHERE stream = ?1), (SELECT max(revision) FROM events WHERE stream = ?1)',
    );
    this.selectLastFrame = new Query(db, 'SELECT frame FROM events WHERE stream = ? AND revision = ?');
    // Left to itself, SQLite walks through the whole stream because that saves it the sorting.
    this.selectRevisionsOfId = new Query(
      db,
      `SELECT revision FROM events INDEXED BY events_by_id WHERE stream = ? AND id = ?
       ORDER BY revision DESC LIMIT ${MAX_REPEATS}`,
    );
    this.selectIdAt = new Query(db, 'SELECT id FROM events WHERE stream = ? AND revision = ?');
    this.selectType = new Query(db, 'SELECT id FROM types WHERE name = ?');
    this.selectTypeName = new Query(db, 'SELECT name FROM types WHERE id = ?');
    this.insertType = new Query(db, 'INSERT INTO types (name) VALUES (?)');
  }

  get(name: string): Stream {
    const known = this.cache.get(name);
    if (known) return known;
    const id = Number(this.selectStream.first(name)?.[0] ?? 0);
    const range = id > 0 ? this.selectRange.first(id) : undefined;
    const stream = { name, id, last: Number(range?.[1] ?? -1), tombstoned: Number(range?.[0] ?? 0) < 0 };
    return remember(this.cache, name, stream);
  }

  /** A metadata stream dies with the stream that it describes. */
  isTombstoned(stream: Stream): boolean {
    return stream.tombstoned || (isMetastream(stream.name) && this.get(originalOf(stream.name)).tombstoned);
  }

  metadataOf(name: string): StreamMetadata {
    if (isMetastream(name)) return METASTREAM_METADATA;
    const known = this.metadata.get(name);
    if (known) return known;
    const metastream = this.get(metastreamOf(name));
    const frame = metastream.last < 0 ? undefined : this.selectLastFrame.first(metastream.id, metastream.last)?.[0];
    const found = frame instanceof Uint8Array ? parseStreamMetadata(frameData(Buffer.from(frame))) : NO_METADATA;
    return remember(this.metadata, name, found);
  }

  factsOf(stream: Stream): StreamFacts {
    return {
      last: stream.last,
      tombstoned: this.isTombstoned(stream),
      softDeleted: this.metadataOf(stream.name).softDeleted,
      hasMetadata: this.get(metastreamOf(stream.name)).last >= 0,
      revisionsOf: (id) =>
        stream.id === 0
          ? []
          : Array.from(this.selectRevisionsOfId.rows(stream.id, id), ([revision]) => Number(revision)),
      holds: (id, revision) => stream.id > 0 && this.selectIdAt.first(stream.id, revision)?.[0] === id,
    };
  }

  /** Gives a stream its number before its first event, and forgets metadata that is about to change. */
  prepareForWrite(stream: Stream): void {
    if (stream.id === 0) stream.id = this.insertStream.run(stream.name);
    if (isMetastream(stream.name)) this.metadata.delete(originalOf(stream.name));
  }

  typeId(name: string): number {
    const known = this.types.get(name);
    if (known !== undefined) return known;
    const id = Number(this.selectType.first(name)?.[0] ?? 0) || this.insertType.run(name);
    return remember(this.types, name, id);
  }

  typeName(id: number): string {
    const known = this.typeNames.get(id);
    return known ?? remember(this.typeNames, id, String(this.selectTypeName.first(id)?.[0]));
  }

  streamName(id: number): string {
    const known = this.streamNames.get(id);
    return known ?? remember(this.streamNames, id, String(this.selectStreamName.first(id)?.[0]));
  }

  /** After a transaction that failed, nothing remembered is sure to be true. */
  forgetAll(): void {
    for (const map of [this.cache, this.metadata, this.types, this.typeNames, this.streamNames]) map.clear();
  }
}

/** Adds to a map, dropping its oldest entry where it is full. */
export function remember<K, V>(map: Map<K, V>, key: K, value: V): V {
  if (map.size >= MAX_CACHED) {
    const oldest = map.keys().next();
    if (!oldest.done) map.delete(oldest.value);
  }
  map.set(key, value);
  return value;
}
