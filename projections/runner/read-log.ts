import { type EventStoreDBClient, FORWARDS, START } from '@eventstore/db-client';
import { type Recorded } from '@phirse/contracts/kernel/event.js';
import { toRecorded } from '@phirse/infra/eventstore/recorded.js';

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
  const entriesOfLog = client.readAll({ direction: FORWARDS, fromPosition });
  try {
    for await (const resolved of entriesOfLog.iterator({ destroyOnReturn: false })) {
      const commit = Number(resolved.event?.position.commit ?? resolved.commitPosition ?? 0n);
      if (commit <= after) continue;
      if (commit > upTo || signal?.aborted) break;
      const event = toRecorded(resolved);
      if (event) events.push(event);
      position = commit;
      entries += 1;
      if (entries < maxBatch) continue;
      yield { events, position };
      events = [];
      entries = 0;
    }
    if (entries > 0) yield { events, position };
  } finally {
    // Cancelled rather than destroyed: the client never lets go of a call whose rest is left unread.
    await entriesOfLog.cancel();
  }
}

interface LogRange {
  readonly upTo?: number;
  readonly maxBatch?: number;
  readonly signal?: AbortSignal;
}
