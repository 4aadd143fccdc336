import { type Recorded } from '@phirse/contracts/kernel/event.js';
import { type AnyProjection } from '@phirse/contracts/kernel/projection.js';
import { type AnyBulkWriteOperation, type Collection, MongoBulkWriteError } from 'mongodb';
import { DocumentCache } from './document-cache.js';
import { type FoldFailure, foldTouches, type StoredDocument, touchesOf } from './fold-batch.js';

const DUPLICATE_KEY = 11_000;

/** One read model on its way through the log, writing into one collection. */
export class LiveProjection {
  private readonly cache = new DocumentCache();
  /** Folded, and not yet known to be in the collection. */
  private readonly unwritten = new Map<string, StoredDocument>();

  constructor(
    readonly projection: AnyProjection,
    readonly collection: Collection<StoredDocument>,
    /** Position of the last event that is in the collection. */
    public position: number,
  ) {}

  get name(): string {
    return this.projection.name;
  }

  async createIndexes(): Promise<void> {
    const { indexes } = this.projection;
    if (indexes.length > 0)
      await this.collection.createIndexes(
        indexes.map(({ keys, unique }) => ({ key: { ...keys }, ...(unique && { unique }) })),
      );
  }

  /** How many folded documents wait to be written. */
  get unwrittenCount(): number {
    return this.unwritten.size;
  }

  /** Folds and writes a batch that ends at `last`. Answers the event that it could not fold, having written all before it. */
  async apply(events: readonly Recorded[], last: number): Promise<FoldFailure | null> {
    const failure = await this.fold(events, last);
    await this.flush();
    return failure;
  }

  /**
   * Folds a batch that ends at `last`; answers the first event that it cannot fold. What changed waits for `flush`: a document that
   * many batches change is written once.
   */
  async fold(events: readonly Recorded[], last: number): Promise<FoldFailure | null> {
    if (last <= this.position) return null;
    const planned = touchesOf(this.projection, events, this.position);
    const stored = await this.documents(planned.touches.flatMap(({ ids }) => ids));
    const folded = foldTouches(planned.touches, (id) => stored.get(id));
    for (const document of folded.changed.values()) {
      this.unwritten.set(document._id, document);
      this.cache.set(document);
    }
    this.cache.trim();
    const failure = folded.failure ?? planned.failure;
    this.position = failure ? this.lastBefore(failure, events) : last;
    return failure;
  }

  /** A position to resume from must be that of an entry of the log. */
  private lastBefore(failure: FoldFailure, events: readonly Recorded[]): number {
    const before = events.findLast(({ position }) => position < failure.event.position);
    return Math.max(this.position, before?.position ?? 0);
  }

  private async documents(ids: readonly string[]): Promise<ReadonlyMap<string, StoredDocument>> {
    const documents = new Map<string, StoredDocument>();
    const missing = new Set<string>();
    for (const id of ids) {
      const known = this.unwritten.get(id) ?? this.cache.get(id);
      if (known) documents.set(id, known);
      else missing.add(id);
    }
    if (missing.size > 0) {
      const found = await this.collection.find({ _id: { $in: [...missing] } }).toArray();
      for (const document of found) documents.set(document._id, document);
    }
    return documents;
  }

  /**
   * Writes what was folded until now; more may be folded meanwhile. Position-guarded: a document that is further already is left
   * alone; its upsert then meets the document's own id.
   */
  async flush(): Promise<void> {
    const documents = [...this.unwritten.values()];
    if (documents.length === 0) return;
    const writes = documents.map(
      (document): AnyBulkWriteOperation<StoredDocument> => ({
        replaceOne: {
          filter: { _id: document._id, position: { $lt: document.position } },
          replacement: document,
          upsert: true,
        },
      }),
    );
    try {
      await this.collection.bulkWrite(writes, { ordered: false });
    } catch (error) {
      if (!isOnlyOvertaken(error)) throw error;
    }
    for (const document of documents)
      if (this.unwritten.get(document._id) === document) this.unwritten.delete(document._id);
  }
}

function isOnlyOvertaken(error: unknown): boolean {
  if (!(error instanceof MongoBulkWriteError)) return false;
  const failures = Array.isArray(error.writeErrors) ? error.writeErrors : [error.writeErrors];
  return failures.length > 0 && failures.every(({ code }) => code === DUPLICATE_KEY);
}
