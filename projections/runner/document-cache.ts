import { type StoredDocument } from './fold-batch.js';

/** Documents that a read model keeps in memory; the least recently used go first. */
const MAX_DOCUMENTS = 5000;

/**
 * The last documents that were folded. Folding is deterministic and in log order, so what is here is right for the position
 * that this worker stands at, whoever else writes; it is given up whenever the worker starts over.
 */
export class DocumentCache {
  private readonly documents = new Map<string, StoredDocument>();

  get(id: string): StoredDocument | undefined {
    const document = this.documents.get(id);
    if (document) {
      this.documents.delete(id);
      this.documents.set(id, document);
    }
    return document;
  }

  set(document: StoredDocument): void {
    this.documents.delete(document._id);
    this.documents.set(document._id, document);
  }

  /** Lets the oldest go; called between batches, so that a batch finds all of its documents. */
  trim(): void {
    for (const id of this.documents.keys()) {
      if (this.documents.size <= MAX_DOCUMENTS) return;
      this.documents.delete(id);
    }
  }
}
