import { EventStoreDBClient } from '@eventstore/db-client';
import { type PhirseEvent } from '@phirse/contracts/events/all.events.js';
import { type Recorded } from '@phirse/contracts/kernel/event.js';
import { dispose } from '@phirse/infra/eventstore/dispose.js';
import { brokenLink } from '@phirse/infra/eventstore/event-chain.js';
import { lastPosition } from '@phirse/infra/eventstore/last-position.js';
import { readLog } from '@phirse/projections/runner/read-log.js';

export type Logged = Recorded<PhirseEvent>;

/** The event store itself, beside the API: what really happened. */
export class TheLog {
  readonly client: EventStoreDBClient;

  constructor(url: string) {
    this.client = EventStoreDBClient.connectionString(url);
  }

  position(): Promise<number> {
    return lastPosition(this.client);
  }

  /** Every event after a position, in log order. */
  async events(after = 0): Promise<readonly Logged[]> {
    const events: Logged[] = [];
    for await (const batch of readLog(this.client, after)) events.push(...(batch.events as readonly Logged[]));
    return events;
  }

  async types(streamName: string): Promise<readonly string[]> {
    return (await this.stream(streamName)).map(({ type }) => type);
  }

  async stream(streamName: string): Promise<readonly Logged[]> {
    return (await this.events()).filter((event) => event.streamName === streamName);
  }

  dispose(): Promise<void> {
    return dispose(this.client);
  }
}

/** Streams whose chain of hashes does not hold. */
export function brokenStreams(events: readonly Logged[], auditSecret: string): readonly string[] {
  return [...byStream(events)].flatMap(([name, stream]) => (brokenLink(auditSecret, stream) === null ? [] : [name]));
}

export function byStream(events: readonly Logged[]): ReadonlyMap<string, readonly Logged[]> {
  const streams = new Map<string, Logged[]>();
  for (const event of events) {
    const stream = streams.get(event.streamName);
    if (stream) stream.push(event);
    else streams.set(event.streamName, [event]);
  }
  return streams;
}
