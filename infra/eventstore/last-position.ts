import { BACKWARDS, END, type EventStoreDBClient } from '@eventstore/db-client';
import { toRecorded } from './recorded.js';

/** System events at the end of the log that are looked past for our own last one. */
const LOOK_BACK = 64;

/** Position of our own last event in the log; 0 while there is none. */
export async function lastPosition(client: EventStoreDBClient): Promise<number> {
  let position = 0;
  // Read to its end: a call given up half-way stays open in the client.
  for await (const resolved of client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: LOOK_BACK }))
    position ||= toRecorded(resolved)?.position ?? 0;
  return position;
}
