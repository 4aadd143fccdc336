import { type Recorded } from '@phirse/contracts/kernel/event.js';
import { type AnyProjection } from '@phirse/contracts/kernel/projection.js';
import { type AnyBulkWriteOperation, type Collection, MongoBulkWriteError } from 'mongodb';
import { DocumentCache } from './document-cache.js';
import { type FoldFailure, foldTouches, type StoredDocument, touchesOf } from './fold-batch.js';

const DUPLICATE_KEY = 11_000;

/** One read model on its way through the log, writing into one collection. */
export class LiveProjection {
  private readonly cache = new DocumentCache();

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

  /**
   * Folds a batch that ends at `last`, and writes it. Answers the event that it could not fold, having written all before it.
   * Throws what the database answers; the position then stays, and what was written is recognised at the next try.
   */
  async apply(events: readonly Recorded[], last: number): Promise<FoldFailure | null> {
    if (last <= this.position) return null;
    const planned = touchesOf(this.projection, events, this.position);
    if (planned.touches.length > 0) {
      const stored = await this.documents(planned.touches.flatMap(({ ids }) => ids));
      const { changed, failure } = foldTouches(planned.touches, (id) => stored.get(id));
      await this.write([...changed.values()]);
      for (const document of changed.values()) this.cache.set(document);
      this.cache.trim();
      if (failure) return this.stopBefore(failure, events);
    }
    if (planned.failure) return this.stopBefore(planned.failure, events);
    this.position = last;
    return null;
  }

  private stopBefore(failure: FoldFailure, events: readonly Recorded[]): FoldFailure {
    // A position to resume from must be that of an entry of the log.
    const before = events.findLast(({ position }) => position < failure.event.position);
    this.position = Math.max(this.position, before?.position ?? 0);
    return failure;
  }

  private async documents(ids: readonly string[]): Promise<ReadonlyMap<string, StoredDocument>> {
    const documents = new Map<string, StoredDocument>();
    const missing = new Set<string>();
    for (const id of ids) {
      const known = this.cache.get(id);
      if (known) documents.set(id, known);
      else missing.add(id);
    }
    if (missing.size > 0) {
      const found = await this.collection.find({ _id: { $in: [...missing] } }).toArray();
      for (const document of found) documents.set(document._id, document);
    }
    return documents;
  }

  /** Position-guarded: a document that is further already is left alone; its upsert then meets the document's own id. */
  private async write(documents: readonly StoredDocument[]): Promise<void> {
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
  }
}

function isOnlyOvertaken(error: unknown): boolean {
  if (!(error instanceof MongoBulkWriteError)) return false;
  const failures = Array.isArray(error.writeErrors) ? error.writeErrors : [error.writeErrors];
  return failures.length > 0 && failures.every(({ code }) => code === DUPLICATE_KEY);
}
