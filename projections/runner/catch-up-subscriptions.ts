import { randomUUID } from 'node:crypto';
import { type EventStoreDBClient, eventTypeFilter } from '@eventstore/db-client';
import { Logger } from '@nestjs/common';
import { type Recorded } from '@phirse/contracts/kernel/event.js';
import { followLog } from '@phirse/infra/eventstore/follow-log.js';
import { pause } from '@phirse/infra/pause.js';
import { keepRunning, reasonOf } from '@phirse/infra/retry.js';
import { type Db } from 'mongodb';
import { CheckpointStore } from './checkpoint-store.js';
import { whileHolding } from './lease.js';

const VERSION = 1;
/** How often one that stands still looks up. */
const STANDSTILL_MS = 60_000;

/** Somebody who follows the log from a checkpoint of their own, and sees again what came after it where a crash comes in between. */
export interface CatchUpSubscription {
  /** The checkpoint's name. */
  readonly name: string;
  readonly eventTypes: readonly string[];
  /** Most events between two checkpoints. */
  readonly maxBatch: number;
  /** Least time (ms) between two batches that are not full. */
  readonly lingerMs?: number;
  /** Deals with events in log order, up to the poison that it answers; `null` where there is none. Ends early once `held` aborts. */
  handle(events: readonly Recorded[], held: AbortSignal): Promise<Poison | null>;
}

/** An event that cannot be dealt with: trying again would not help, and passing over it would lose what should follow from it. */
export interface Poison {
  readonly event: Recorded;
  readonly error: unknown;
}

/** Subscriptions under one lease, so that one process at a time follows them; each at its own pace. */
export class CatchUpSubscriptions {
  private readonly logger: Logger;
  private readonly holder = randomUUID();
  private readonly stopping = new AbortController();
  private readonly checkpoints: CheckpointStore;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly db: Db,
    private readonly lease: string,
    private readonly subscriptions: readonly CatchUpSubscription[],
  ) {
    this.logger = new Logger(lease);
    this.checkpoints = new CheckpointStore(db);
  }

  start(): void {
    if (this.subscriptions.length === 0) return;
    const { signal } = this.stopping;
    this.running = keepRunning(
      () => whileHolding(this.db, this.lease, this.holder, signal, (held) => this.followAll(held)),
      signal,
      (error, backoff) => this.logger.warn(`starting over in ${backoff} ms: ${reasonOf(error)}`),
    );
  }

  /** Finishes what is at hand and gives the lease back. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async followAll(held: AbortSignal): Promise<void> {
    const follow = (subscription: CatchUpSubscription) =>
      keepRunning(
        () => this.follow(subscription, held),
        held,
        (error, backoff) =>
          this.logger.error(`${subscription.name}: starting over in ${backoff} ms: ${reasonOf(error)}`),
      );
    await Promise.all(this.subscriptions.map(follow));
  }

  private async follow(subscription: CatchUpSubscription, held: AbortSignal): Promise<void> {
    const { name, eventTypes, maxBatch, lingerMs } = subscription;
    let { position: reached } = await this.checkpoints.open(name, VERSION);
    await followLog(this.client, {
      name,
      from: reached,
      filter: eventTypeFilter({ regex: `^(${eventTypes.join('|')})$` }),
      maxBatch,
      ...(lingerMs !== undefined && { lingerMs }),
      signal: held,
      handle: async (events, last) => {
        const poison = await subscription.handle(events, held);
        if (held.aborted) return;
        if (poison) {
          const before = events[events.indexOf(poison.event) - 1]?.position ?? reached;
          return this.standStill(name, poison, before, held);
        }
        await this.checkpoints.advance([name], last);
        reached = last;
      },
    });
  }

  /** Stops loudly before an event, until somebody mends the program. */
  private async standStill(name: string, { event, error }: Poison, before: number, held: AbortSignal): Promise<void> {
    const description = `${event.type} ${event.id} at position ${event.position}: ${reasonOf(error)}`;
    this.logger.error(`${name} stopped: ${description}`, error instanceof Error ? error.stack : '');
    await this.checkpoints.stop(name, before, VERSION, description);
    while (!held.aborted) await pause(STANDSTILL_MS, held);
  }
}
