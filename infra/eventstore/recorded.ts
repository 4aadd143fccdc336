import { type JSONRecordedEvent, type ResolvedEvent } from '@eventstore/db-client';
import { type DomainEvent, type Recorded } from '@phirse/contracts/kernel/event.js';

/** A log entry as our code reads it; `null` for system events and for events that are not ours. */
export function toRecorded<Event extends DomainEvent>({
  event,
  commitPosition,
}: ResolvedEvent): Recorded<Event> | null {
  if (!event?.isJson || event.type.startsWith('$')) return null;
  const { id, streamId, type, data, metadata, revision, created, position } = event as JSONRecordedEvent;
  // The parsing boundary: the log holds what our own handlers wrote under these types.
  return {
    id,
    type,
    data,
    streamName: streamId,
    revision: Number(revision),
    position: Number(position?.commit ?? commitPosition ?? 0n),
    recordedAt: created.toISOString(),
    metadata,
  } as unknown as Recorded<Event>;
}
