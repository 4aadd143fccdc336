import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AllStreamRecordedEvent,
  type AllStreamSubscription,
  END,
  type EventStoreDBClient,
  type Filter,
  START,
} from '@eventstore/db-client';
import { Logger } from '@nestjs/common';
import { type DomainEvent, type Recorded } from '@phirse/contracts/kernel/event.js';
import { toRecorded } from './recorded.js';

export interface FollowOptions<Event extends DomainEvent> {
  /** For the log lines. */
  readonly name: string;
  /** Position of the last event already dealt with; 0 begins at the first, `end` at what comes next. */
  readonly from: number | 'end';
  /** What the server sends; its own system events are never handed on. */
  readonly filter: Filter;
  /** Most events handed over at once. */
  readonly maxBatch: number;
  /** Least time (ms) between two batches that are not full: under load, more events share one. The first after a pause waits for none. */
  readonly lingerMs?: number;
  /**
   * Deals with events in log order; the next batch waits for it. `position` is the last one's, also where none of the batch is
   * ours. What it throws ends the following.
   */
  handle(events: readonly Recorded<Event>[], position: number): Promise<void>;
  /** Called whenever everything that the log holds has been handed over. */
  onCaughtUp?(): void;
  readonly signal: AbortSignal;
}

const FIRST_BACKOFF_MS = 50;
const MAX_BACKOFF_MS = 5000;

/**
 * Follows the whole log from a position on: batches as large as the backlog, reconnecting with back-off for as long as it takes.
 * Ends when `signal` aborts, or with what `handle` throws.
 */
export async function followLog<Event extends DomainEvent>(
  client: EventStoreDBClient,
  options: FollowOptions<Event>,
): Promise<void> {
  const { name, signal } = options;
  const logger = new Logger(name);
  let from = options.from;
  let backoff = FIRST_BACKOFF_MS;
  while (!signal.aborted) {
    const queue = new EventQueue(subscribe(client, from, options), options, signal);
    let lost: unknown;
    for (;;) {
      const next = await queue.take();
      if ('lost' in next) {
        lost = next.lost;
        break;
      }
      if (next.batch.length > 0) {
        const last = Number(next.batch.at(-1)?.position.commit);
        const events = next.batch.flatMap((event) => toRecorded<Event>({ event }) ?? []);
        await options.handle(events, last).catch(async (error: unknown) => {
          await queue.close();
          throw error;
        });
        from = last;
        backoff = FIRST_BACKOFF_MS;
      }
      if (next.caughtUp) options.onCaughtUp?.();
    }
    if (signal.aborted) return;
    logger.warn(`lost the event store, trying again in ${backoff} ms: ${lost instanceof Error ? lost.message : lost}`);
    await sleep(backoff, undefined, { signal }).catch(() => {});
    backoff = Math.min(backoff * 2, MAX_BACKOFF_MS);
  }
}

function subscribe<Event extends DomainEvent>(
  client: EventStoreDBClient,
  from: number | 'end',
  { filter }: FollowOptions<Event>,
): AllStreamSubscription {
  const fromPosition = from === 'end' ? END : from === 0 ? START : { commit: BigInt(from), prepare: BigInt(from) };
  return client.subscribeToAll({ fromPosition, filter });
}

type Taken =
  | { readonly batch: readonly AllStreamRecordedEvent[]; readonly caughtUp: boolean }
  | { readonly lost: unknown };

/** The subscription's events, held back when the consumer is slower than the log. */
class EventQueue {
  private events: AllStreamRecordedEvent[] = [];
  private lost: { readonly reason: unknown } | null = null;
  private caughtUp = false;
  private wake: () => void = () => {};

  private readonly maxBatch: number;
  private readonly lingerMs: number;
  private nextBatchAt = 0;

  constructor(
    private readonly subscription: AllStreamSubscription,
    { maxBatch, lingerMs = 0 }: { readonly maxBatch: number; readonly lingerMs?: number },
    private readonly signal: AbortSignal,
  ) {
    this.maxBatch = maxBatch;
    this.lingerMs = lingerMs;
    subscription.on('data', ({ event }) => {
      if (event) this.events.push(event);
      if (this.events.length >= 4 * maxBatch) subscription.pause();
      this.wake();
    });
    subscription.on('caughtUp', () => {
      this.caughtUp = true;
      this.wake();
    });
    subscription.on('error', (error: unknown) => this.lose(error));
    subscription.on('close', () => this.lose(new Error('the subscription was closed')));
    subscription.on('end', () => this.lose(new Error('the subscription ended')));
    signal.addEventListener('abort', () => void this.close(), { once: true });
  }

  /** The next events as soon as there are some, or that the log has been caught up with, or why there are none any more. */
  async take(): Promise<Taken> {
    while (this.events.length === 0 && !this.caughtUp && !this.lost)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    const linger = this.nextBatchAt - performance.now();
    if (linger > 0 && this.events.length < this.maxBatch)
      await sleep(linger, undefined, { signal: this.signal }).catch(() => {});
    if (this.lost) return { lost: this.lost.reason };
    this.nextBatchAt = performance.now() + this.lingerMs;
    const batch = this.events.splice(0, this.maxBatch);
    if (this.events.length < this.maxBatch && this.subscription.isPaused()) this.subscription.resume();
    const caughtUp = this.caughtUp && this.events.length === 0;
    if (caughtUp) this.caughtUp = false;
    return { batch, caughtUp };
  }

  async close(): Promise<void> {
    this.lose(new Error('closed by us'));
    await this.subscription.unsubscribe().catch(() => {});
  }

  private lose(reason: unknown): void {
    this.lost ??= { reason };
    this.wake();
  }
}
