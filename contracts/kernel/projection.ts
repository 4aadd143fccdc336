import { type DomainEvent, type Recorded } from './event.js';

/** What every read-model document has: its id and the position of the last event folded into it. */
export interface ReadModelDocument {
  readonly _id: string;
  readonly position: number;
}

/** A document without what the runner writes; of a collection of several kinds, each kind by itself. */
export type Folded<Document extends ReadModelDocument> = Document extends unknown ? Omit<Document, 'position'> : never;

/** How one type of event changes the documents it touches. */
export interface Fold<Document extends ReadModelDocument, Event extends DomainEvent> {
  /** Ids of the documents that the event touches. */
  readonly ids: (event: Recorded<Event>) => readonly string[];
  /** The document after the event; `null` removes it. The runner writes `position`. */
  readonly project: (document: Document | null, event: Recorded<Event>, id: string) => Folded<Document> | null;
}

export interface Index {
  /** Field paths, 1 ascending, -1 descending. */
  readonly keys: Readonly<Record<string, 1 | -1>>;
  readonly unique?: boolean;
}

/** A read model: a pure fold over events, keyed by event type. Deleting its folder deletes the read model. */
export interface Projection<Document extends ReadModelDocument, Event extends DomainEvent> {
  /** Collection and checkpoint name, `customer-orders`. */
  readonly name: string;
  /** Raise it when the documents' shape changes: the runner builds the new version aside, then swaps. */
  readonly version: number;
  readonly indexes: readonly Index[];
  readonly on: { readonly [Type in Event['type']]?: Fold<Document, Extract<Event, { type: Type }>> };
}

// biome-ignore lint/suspicious/noExplicitAny: a list of projections holds folds over different documents and events
export type AnyProjection = Projection<any, any>;
