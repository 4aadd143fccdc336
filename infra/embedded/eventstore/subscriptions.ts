import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Log } from './log.js';
import type { StoredEvent } from './model.js';
import type { Outlet } from './outlet.js';
import { type Reader, type Rendering, Scan } from './reader.js';
import { streamDeleted } from './refusals.js';
import type { AllSource, ReadRequest, StreamSource } from './requests.js';
import { caughtUp, checkpoint, confirmation, fellBehind } from './responses.js';

/** Events taken from memory at a time. */
const LIVE_EVENTS = 512;

/** What a subscription is to send next; `end` where it has seen all that is on disk. */
interface Batch {
  readonly frames: readonly Buffer[];
  readonly end: boolean;
  /** The stream is gone for good: nothing can come after this. */
  readonly tombstoned?: boolean;
}

/**
 * A place in the log that moves forwards. `live` reads memory and answers nothing once it lags behind what memory
 * holds; `history` then reads the database from the same place. Because there is only the one place, nothing is
 * sent twice and nothing is left out where one takes over from the other.
 */
interface Cursor {
  live(): Batch | undefined;
  history(): Batch;
}

/** Runs a subscription until its client goes away. It holds one page at most: a slow client lags, and costs nothing. */
export async function runSubscription(log: Log, reader: Reader, request: ReadRequest, outlet: Outlet): Promise<void> {
  const { source } = request;
  if (source.stream !== undefined && isTombstoned(log, source.stream)) {
    outlet.fail(streamDeleted(source.stream));
    return;
  }
  const cursor =
    source.stream === undefined
      ? new AllCursor(log, reader, request, source)
      : new StreamCursor(log, reader, request, source);
  outlet.send([confirmation(randomUUID())]);
  const wake = new Wake(log, outlet);
  let isLive = false;
  try {
    while (outlet.open) {
      const fromMemory = cursor.live();
      if (isLive && !fromMemory) {
        isLive = false;
        outlet.send([fellBehind()]);
      }
      const batch = fromMemory ?? cursor.history();
      if (batch.tombstoned) {
        outlet.send(batch.frames);
        outlet.fail(streamDeleted(source.stream ?? ''));
        return;
      }
      const frames = batch.end && !isLive ? [...batch.frames, caughtUp()] : batch.frames;
      isLive ||= batch.end;
      if (!outlet.send(frames)) await outlet.drained();
      else if (batch.end) await wake.next();
      else await nextTurn();
    }
  } finally {
    wake.stop();
  }
}

function isTombstoned(log: Log, stream: string): boolean {
  return log.streams.isTombstoned(log.streams.get(stream));
}

/** Tells a waiting subscription that there is something new. */
class Wake {
  private readonly log: Log;
  private readonly stopListening: () => void;
  private seen: number;
  private resume: (() => void) | undefined;

  constructor(log: Log, outlet: Outlet) {
    this.log = log;
    this.seen = log.lastPosition;
    const ring = () => this.resume?.();
    this.stopListening = log.onCommit(ring);
    outlet.signal.addEventListener('abort', ring, { once: true });
  }

  /** Resolves at the next commit, or at once where one came since the last call. */
  async next(): Promise<void> {
    if (this.seen === this.log.lastPosition) {
      await new Promise<void>((resolve) => {
        this.resume = resolve;
      });
    }
    this.seen = this.log.lastPosition;
  }

  stop(): void {
    this.stopListening();
  }
}

/** Walks over $all, counting events towards the next checkpoint where a filter applies. */
class AllCursor implements Cursor {
  private readonly log: Log;
  private readonly reader: Reader;
  private readonly rendering: Rendering;
  private readonly scan: Scan | undefined;
  private readonly interval: number;
  private position: number;
  private sinceCheckpoint = 0;

  constructor(log: Log, reader: Reader, rendering: Rendering, source: AllSource) {
    this.log = log;
    this.reader = reader;
    this.rendering = rendering;
    this.scan = source.filter && new Scan(source.filter);
    this.interval = source.checkpointInterval;
    this.position = source.from === 'start' ? 0 : source.from === 'end' ? log.lastPosition : source.from;
  }

  live(): Batch | undefined {
    const events = this.log.tail.after(this.position, LIVE_EVENTS);
    if (!events) return undefined;
    const frames = events.flatMap((event) => this.pass(event.position, this.select(event)));
    return { frames, end: this.position >= this.log.lastPosition };
  }

  history(): Batch {
    const entries = this.reader.readAll(this.position + 1, this.log.lastPosition, false, this.scan, this.rendering);
    const frames = entries.flatMap(({ at, frame }) => this.pass(at, frame));
    return { frames, end: this.position >= this.log.lastPosition };
  }

  private select(event: StoredEvent): Buffer | undefined {
    const filter = this.scan?.filter;
    if (filter && !filter.matches(filter.on === 'stream' ? event.stream : event.type)) return undefined;
    return this.reader.render(event, this.rendering);
  }

  private pass(position: number, frame: Buffer | undefined): readonly Buffer[] {
    this.position = position;
    const frames = frame ? [frame] : [];
    if (!this.scan || ++this.sinceCheckpoint < this.interval) return frames;
    this.sinceCheckpoint = 0;
    return [...frames, checkpoint(position)];
  }
}

/** Walks over one stream: by revision while it catches up, along the end of $all once it has. */
class StreamCursor implements Cursor {
  private readonly log: Log;
  private readonly reader: Reader;
  private readonly rendering: Rendering;
  private readonly name: string;
  private revision: number;
  /** The position up to which everything in the stream has been sent; nothing while that is not known. */
  private position: number | undefined;

  constructor(log: Log, reader: Reader, rendering: Rendering, source: StreamSource) {
    this.log = log;
    this.reader = reader;
    this.rendering = rendering;
    this.name = source.stream;
    const last = log.streams.get(source.stream).last;
    this.revision = source.from === 'start' ? -1 : source.from === 'end' ? last : source.from;
  }

  live(): Batch | undefined {
    if (this.position === undefined) return undefined;
    const events = this.log.tail.after(this.position, LIVE_EVENTS);
    if (!events) {
      this.position = undefined;
      return undefined;
    }
    this.position = events.at(-1)?.position ?? this.position;
    const next = events.filter((event) => this.isNext(event));
    const frames = next.map((event) => this.reader.render(event, this.rendering));
    const tombstoned = next.some((event) => event.revision < 0);
    return { frames, end: this.position >= this.log.lastPosition, tombstoned };
  }

  history(): Batch {
    if (isTombstoned(this.log, this.name)) return { frames: [], end: true, tombstoned: true };
    const range = this.reader.visibleRange(this.name);
    const from = Math.max(this.revision + 1, range?.first ?? 0);
    const entries = range ? this.reader.readStream(range, from, range.last, false, this.rendering) : [];
    this.revision = entries.at(-1)?.at ?? this.revision;
    // Nothing is written while this runs, so an empty page means: everything up to here has been sent.
    if (entries.length === 0) this.position = this.log.lastPosition;
    return { frames: entries.flatMap(({ frame }) => (frame ? [frame] : [])), end: entries.length === 0 };
  }

  /** A subscription may start beyond the end of its stream: it waits for that revision, or the tombstone. */
  private isNext(event: StoredEvent): boolean {
    if (event.stream !== this.name) return false;
    if (event.revision < 0) return true;
    if (event.revision <= this.revision) return false;
    this.revision = event.revision;
    return true;
  }
}
