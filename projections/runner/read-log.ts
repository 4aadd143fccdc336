import { BACKWARDS, END, type EventStoreDBClient, FORWARDS, START } from '@eventstore/db-client';
import { type Recorded } from '@phirse/contracts/kernel/event.js';
import { toRecorded } from '@phirse/infra/eventstore/recorded.js';

/** System events at the end of the log that are looked past for our own last one. */
const LOOK_BACK = 64;

export interface LogBatch {
  readonly events: readonly Recorded[];
  /** Position of the last entry of the batch, ours or not. */
  readonly position: number;
}

/** The log's events after a position, in batches, until its end or up to and including `upTo`. */
export async function* readLog(
  client: EventStoreDBClient,
  after: number,
  { upTo = Number.POSITIVE_INFINITY, maxBatch = 2000, signal }: LogRange = {},
): AsyncGenerator<LogBatch> {
  if (upTo <= after) return;
  const fromPosition = after === 0 ? START : { commit: BigInt(after), prepare: BigInt(after) };
  let events: Recorded[] = [];
  let position = after;
  let entries = 0;
  for await (const resolved of client.readAll({ direction: FORWARDS, fromPosition })) {
    const commit = Number(resolved.event?.position.commit ?? resolved.commitPosition ?? 0n);
    if (commit <= after) continue;
    if (commit > upTo || signal?.aborted) break;
    const event = toRecorded(resolved);
    if (event) events.push(event);
    position = commit;
    entries += 1;
    if (entries >= maxBatch) {
      yield { events, position };
      events = [];
      entries = 0;
    }
  }
  if (entries > 0) yield { events, position };
}

interface LogRange {
  readonly upTo?: number;
  readonly maxBatch?: number;
  readonly signal?: AbortSignal;
}

/** Position of our own last event; 0 while there is none. */
export async function lastPosition(client: EventStoreDBClient): Promise<number> {
  const entries = client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: LOOK_BACK });
  for await (const resolved of entries) {
    const event = toRecorded(resolved);
    if (event) return event.position;
  }
  return 0;
}
