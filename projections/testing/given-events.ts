import { isDeepStrictEqual } from 'node:util';
import { type DomainEvent, type Recorded } from '@phirse/contracts/kernel/event.js';
import { type Projection, type ReadModelDocument } from '@phirse/contracts/kernel/projection.js';
import { differencesOf } from '../runner/differences.js';
import { foldTouches, type StoredDocument, touchesOf } from '../runner/fold-batch.js';
import { recordedEvents } from './recorded-events.js';

type Stored = Map<string, StoredDocument>;

/**
 * The documents that given events lead to, by id. The same events are also delivered twice each, one at a time, and again from every
 * earlier checkpoint, as after a crash: where any of that changes a document, it throws.
 */
export function givenEvents<Document extends ReadModelDocument, Event extends DomainEvent>(
  projection: Projection<Document, Event>,
  events: readonly Event[],
): ReadonlyMap<string, Document> {
  const log = recordedEvents(events);
  const stored: Stored = new Map();
  deliver(stored, log);
  mustEqual('delivered twice each, one at a time', (again) => {
    for (const event of log) {
      deliver(again, [event]);
      deliver(again, [event]);
    }
  });
  for (let checkpoint = 0; checkpoint < log.length; checkpoint++) {
    mustEqual(`delivered again from event ${checkpoint + 1} on`, (again) => {
      deliver(again, log);
      for (const event of log.slice(checkpoint)) deliver(again, [event]);
    });
    mustEqual(`delivered in two batches, parted after event ${checkpoint + 1}`, (again) => {
      deliver(again, log.slice(0, checkpoint + 1));
      deliver(again, log.slice(checkpoint));
    });
  }
  // The parsing boundary of this fake: it holds what the projection itself folded.
  const live = [...stored].filter(([, document]) => !document.removed) as unknown as readonly [string, Document][];
  return new Map(live);

  function deliver(into: Stored, batch: readonly Recorded[]): void {
    const { touches, failure } = touchesOf(projection, batch, 0);
    const folded = foldTouches(touches, (id) => into.get(id));
    const failed = failure ?? folded.failure;
    if (failed) throw failed.error;
    for (const [id, document] of folded.changed) into.set(id, document);
  }

  function mustEqual(how: string, delivery: (into: Stored) => void): void {
    const again: Stored = new Map();
    delivery(again);
    if (isDeepStrictEqual(again, stored)) return;
    const differences = differencesOf(Object.fromEntries(stored), Object.fromEntries(again));
    throw new Error(`Events ${how} lead to other documents: ${JSON.stringify(differences)}`);
  }
}
