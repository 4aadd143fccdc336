import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  EventStoreDBClient,
  type JSONEventData,
  type JSONEventType,
  jsonEvent,
  type ResolvedEvent,
} from '@eventstore/db-client';
import { dispose } from '../../eventstore/dispose.js';
import { startEventStoreServer } from './server.js';

/** A store to hold to the contract: the one that EVENTSTORE_URL names, or an embedded one of its own. */
export interface ContractStore {
  readonly client: EventStoreDBClient;
  /** The connection string with one more option, `name=value`. */
  withOption(option: string): string;
  close(): Promise<void>;
}

export async function openContractStore(): Promise<ContractStore> {
  const url = process.env.EVENTSTORE_URL;
  if (url) {
    const client = EventStoreDBClient.connectionString(url);
    const withOption = (option: string) => `${url}${url.includes('?') ? '&' : '?'}${option}`;
    return { client, withOption, close: () => dispose(client) };
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'eventstore-'));
  const server = await startEventStoreServer({ dataDir, port: 0 });
  const connectionString = `esdb://127.0.0.1:${server.port}?tls=false`;
  const client = EventStoreDBClient.connectionString(connectionString);
  return {
    client,
    withOption: (option) => `${connectionString}&${option}`,
    close: async () => {
      await dispose(client);
      await server.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

export type Counted = JSONEventType<string, { n: number }>;

/** A name that no other run uses: the store may be shared. */
export const uniqueName = (label: string): string => `${label}-${randomUUID()}`;

/** Events numbered from 0. */
export function counted(count: number, type = 'Counted'): JSONEventData<Counted>[] {
  return Array.from({ length: count }, (_, n) => jsonEvent<Counted>({ type, data: { n } }));
}

export async function collect<T>(items: AsyncIterable<T>, limit = Number.POSITIVE_INFINITY): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) {
    found.push(item);
    if (found.length >= limit) break;
  }
  return found;
}

export const revisionsOf = (events: readonly ResolvedEvent[]): number[] =>
  events.map(({ event }) => Number(event?.revision));

/** What a promise was rejected with; fails where it was not. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  const outcome = await promise.then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  if (!outcome) throw new Error('Expected a rejection');
  return outcome.error;
}

/** Waits until something becomes true. */
export async function until(condition: () => boolean, timeoutMs = 10_000): Promise<void> {
  const giveUp = Date.now() + timeoutMs;
  while (!condition()) {
    if (Date.now() > giveUp) throw new Error('Waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Binary data or metadata, which the client types by what the caller expects. */
export function bytesOf(value: unknown): Buffer {
  if (value instanceof Uint8Array) return Buffer.from(value);
  throw new Error('Expected bytes');
}
