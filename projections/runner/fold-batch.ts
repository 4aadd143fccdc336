import { type Recorded } from '@phirse/contracts/kernel/event.js';
import { type AnyProjection, type Fold } from '@phirse/contracts/kernel/projection.js';

/**
 * A document as it is stored. A removed one stays as a tombstone of nothing but its position, so that an old event which is
 * delivered again, or a worker which lost its lease, cannot bring it back.
 */
export interface StoredDocument {
  readonly _id: string;
  readonly position: number;
  readonly removed?: true;
}

// biome-ignore lint/suspicious/noExplicitAny: a batch holds folds over different documents and events
type AnyFold = Fold<any, any>;

/** An event with the documents of one read model that it touches. */
export interface Touch {
  readonly event: Recorded;
  readonly fold: AnyFold;
  readonly ids: readonly string[];
}

/** The event that a fold could not deal with. */
export interface FoldFailure {
  readonly event: Recorded;
  readonly error: unknown;
}

/** The events past `after` that a read model folds, up to the first that it cannot deal with. */
export function touchesOf(
  projection: AnyProjection,
  events: readonly Recorded[],
  after: number,
): { readonly touches: readonly Touch[]; readonly failure: FoldFailure | null } {
  const touches: Touch[] = [];
  for (const event of events) {
    if (event.position <= after) continue;
    const fold: AnyFold | undefined = projection.on[event.type];
    if (!fold) continue;
    try {
      const ids = fold.ids(event);
      if (ids.length > 0) touches.push({ event, fold, ids });
    } catch (error) {
      return { touches, failure: { event, error } };
    }
  }
  return { touches, failure: null };
}

/**
 * Folds in log order and answers every document that changed, up to the first event that cannot be folded. Events at or below
 * a document's position are in it already.
 */
export function foldTouches(
  touches: readonly Touch[],
  stored: (id: string) => StoredDocument | undefined,
): { readonly changed: ReadonlyMap<string, StoredDocument>; readonly failure: FoldFailure | null } {
  const changed = new Map<string, StoredDocument>();
  for (const { event, fold, ids } of touches) {
    for (const id of ids) {
      const current = changed.get(id) ?? stored(id);
      if (current && current.position >= event.position) continue;
      const before = current && !current.removed ? current : null;
      try {
        const after: Omit<StoredDocument, 'position'> | null = fold.project(before, event, id);
        if (after === before) continue;
        changed.set(
          id,
          after
            ? { ...after, _id: id, position: event.position }
            : { _id: id, position: event.position, removed: true },
        );
      } catch (error) {
        return { changed, failure: { event, error } };
      }
    }
  }
  return { changed, failure: null };
}
