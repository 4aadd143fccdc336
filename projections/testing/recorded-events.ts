import { type DomainEvent, type Recorded } from '@phirse/contracts/kernel/event.js';

/** Given events as the log would hold them: positions 100, 200, …, ids and times fixed. */
export function recordedEvents<Event extends DomainEvent>(events: readonly Event[]): readonly Recorded<Event>[] {
  return events.map((event, index) => ({
    ...event,
    id: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    streamName: `given-${index}`,
    revision: 0,
    position: (index + 1) * 100,
    recordedAt: '2026-03-02T06:30:00.000Z',
    metadata: {
      $correlationId: '00000000-0000-4000-8000-00000000c0de',
      $causationId: '00000000-0000-4000-8000-00000000cafe',
      actor: { role: 'system', id: 'spec' },
      schemaVersion: 1,
      hash: '',
    },
  }));
}
