import { Query, type Row } from './database.js';
import type { Filter } from './filter.js';
import type { Log } from './log.js';
import { LINK_TYPE, type StoredEvent } from './model.js';
import { frameData, linkFrame, withStructuredIds } from './responses.js';
import { remember } from './streams.js';

/** A page ends at whichever limit is reached first; one event of any size always fits. */
const PAGE_EVENTS = 512;
const PAGE_BYTES = 1024 * 1024;
/** Events looked at in one go where a filter applies. */
const SCAN_EVENTS = 4096;

/** How events are to look to the client that reads them. */
export interface Rendering {
  readonly resolveLinks: boolean;
  readonly structuredIds: boolean;
}

/** An event that was looked at: its place (position or revision), and its message if it is to be sent. */
export interface Entry {
  readonly at: number;
  readonly frame: Buffer | undefined;
}

/** The events of a stream that a reader may see. */
export interface VisibleRange {
  readonly streamId: number;
  readonly first: number;
  readonly last: number;
  /** Events written before this time (milliseconds since 1970) are too old. */
  readonly createdSince: number;
}

/** Remembers by number which streams or types a filter lets through, so that a scan decodes nothing. */
export class Scan {
  readonly filter: Filter;
  private readonly known = new Map<number, boolean>();

  constructor(filter: Filter) {
    this.filter = filter;
  }

  matches(id: number, nameOf: (id: number) => string): boolean {
    return this.known.get(id) ?? remember(this.known, id, this.filter.matches(nameOf(id)));
  }
}

/** Reads the log in pages. */
export class Reader {
  private readonly log: Log;
  private readonly all: Directions;
  private readonly keys: Directions;
  private readonly stream: Directions;
  private readonly byPosition: Query;
  private readonly byRevision: Query;

  constructor(log: Log) {
    this.log = log;
    this.all = directions(
      log,
      'SELECT position, type, frame, position FROM events WHERE position',
      'position',
      PAGE_EVENTS,
    );
    this.keys = directions(log, 'SELECT position, stream, type FROM events WHERE position', 'position', SCAN_EVENTS);
    this.stream = directions(
      log,
      'SELECT revision, type, frame, position FROM events WHERE stream = ?3 AND created >= ?4 AND revision',
      'revision',
      PAGE_EVENTS,
    );
    this.byPosition = new Query(log.db, 'SELECT position, type, frame, position FROM events WHERE position = ?');
    this.byRevision = new Query(log.db, 'SELECT frame FROM events WHERE stream = ? AND revision = ?');
  }

  /** Events of $all from `from` towards `to`, both included; backwards where `to` is the smaller. */
  readAll(
    from: number,
    to: number,
    backwards: boolean,
    scan: Scan | undefined,
    rendering: Rendering,
  ): readonly Entry[] {
    if (scan) return this.readMatching(this.keys, from, to, backwards, scan, rendering);
    return this.page(pick(this.all, backwards).rows(from, to), rendering);
  }

  /** Events of a stream from one revision towards another, both included. */
  readStream(
    range: VisibleRange,
    from: number,
    to: number,
    backwards: boolean,
    rendering: Rendering,
  ): readonly Entry[] {
    const rows = pick(this.stream, backwards).rows(from, to, range.streamId, range.createdSince);
    return this.page(rows, rendering);
  }

  /** What stream metadata leaves of a stream; nothing where it does not exist or is deleted. */
  visibleRange(name: string): VisibleRange | undefined {
    const stream = this.log.streams.get(name);
    const metadata = this.log.streams.metadataOf(name);
    if (stream.last < 0 || metadata.softDeleted) return undefined;
    return {
      streamId: stream.id,
      first: Math.max(0, metadata.truncateBefore, stream.last - metadata.maxCount + 1),
      last: stream.last,
      createdSince: Number.isFinite(metadata.maxAgeMs) ? Date.now() - metadata.maxAgeMs : 0,
    };
  }

  /** An event from memory as its reader is to see it. */
  render(event: Pick<StoredEvent, 'frame' | 'type' | 'position'>, rendering: Rendering): Buffer {
    const isLink = rendering.resolveLinks && event.type === LINK_TYPE;
    const frame = isLink ? linkFrame(event.frame, this.linkTarget(event.frame), event.position) : event.frame;
    return rendering.structuredIds ? withStructuredIds(frame) : frame;
  }

  private page(rows: Iterable<Row>, rendering: Rendering): readonly Entry[] {
    const entries: Entry[] = [];
    let bytes = 0;
    for (const row of rows) {
      const entry = this.entry(row, rendering);
      entries.push(entry);
      bytes += entry.frame?.length ?? 0;
      if (bytes >= PAGE_BYTES) break;
    }
    return entries;
  }

  private readMatching(
    keys: Directions,
    from: number,
    to: number,
    backwards: boolean,
    scan: Scan,
    rendering: Rendering,
  ): readonly Entry[] {
    const { streams } = this.log;
    const [column, nameOf] =
      scan.filter.on === 'stream'
        ? [1, (id: number) => streams.streamName(id)]
        : [2, (id: number) => streams.typeName(id)];
    const entries: Entry[] = [];
    let bytes = 0;
    let matches = 0;
    for (const row of pick(keys, backwards).rows(from, to)) {
      const at = Number(row[0]);
      const found = scan.matches(Number(row[column]), nameOf) ? this.byPosition.first(at) : undefined;
      const entry = found ? this.entry(found, rendering) : { at, frame: undefined };
      entries.push(entry);
      if (entry.frame) matches++;
      bytes += entry.frame?.length ?? 0;
      if (bytes >= PAGE_BYTES || matches >= PAGE_EVENTS) break;
    }
    return entries;
  }

  private entry(row: Row, rendering: Rendering): Entry {
    const [at, type, blob, position] = row;
    const bytes = blob instanceof Uint8Array ? blob : new Uint8Array();
    const frame = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const name = rendering.resolveLinks ? this.log.streams.typeName(Number(type)) : '';
    return { at: Number(at), frame: this.render({ frame, type: name, position: Number(position) }, rendering) };
  }

  /** A link's payload is `revision@stream`. */
  private linkTarget(frame: Buffer): Buffer | undefined {
    const [, revision, name] = /^(\d{1,15})@(.+)$/s.exec(frameData(frame).toString()) ?? [];
    if (revision === undefined || name === undefined) return undefined;
    const stream = this.log.streams.get(name);
    const metadata = this.log.streams.metadataOf(name);
    if (stream.tombstoned || metadata.softDeleted || Number(revision) < metadata.truncateBefore) return undefined;
    const found = this.byRevision.first(stream.id, Number(revision))?.[0];
    return found instanceof Uint8Array ? Buffer.from(found) : undefined;
  }
}

interface Directions {
  readonly forwards: Query;
  readonly backwards: Query;
}

function directions(log: Log, select: string, order: string, limit: number): Directions {
  return {
    forwards: new Query(log.db, `${select} BETWEEN ?1 AND ?2 ORDER BY ${order} LIMIT ${limit}`),
    backwards: new Query(log.db, `${select} BETWEEN ?2 AND ?1 ORDER BY ${order} DESC LIMIT ${limit}`),
  };
}

function pick(queries: Directions, backwards: boolean): Query {
  return backwards ? queries.backwards : queries.forwards;
}
