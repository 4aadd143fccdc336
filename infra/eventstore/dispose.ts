import { setTimeout } from 'node:timers/promises';
import { type EventStoreDBClient } from '@eventstore/db-client';

const DISPOSE_MS = 500;

/** Lets go of the log. The client waits for every stream it ever opened to finish; some that were cut off never say so, so this waits 500 ms at most. */
export async function dispose(client: EventStoreDBClient): Promise<void> {
  await Promise.race([client.dispose(), setTimeout(DISPOSE_MS, undefined, { ref: false })]);
}
