import { randomUUID } from 'node:crypto';
import { type EventStoreDBClient, eventTypeFilter } from '@eventstore/db-client';
import { Logger } from '@nestjs/common';
import { type Recorded } from '@phirse/contracts/kernel/event.js';
import { type AnyPublisher, type Message } from '@phirse/contracts/kernel/message.js';
import { followLog } from '@phirse/infra/eventstore/follow-log.js';
import { type MessageTransport } from '@phirse/infra/kafka/message-transport.js';
import { type Db } from 'mongodb';
import { CheckpointStore } from './checkpoint-store.js';
import { whileHolding } from './lease.js';
import { pause } from './pause.js';

/** Events between two checkpoints: what a crash makes a publisher send again. */
const MAX_BATCH = 100;
/** Under load this much goes into one request; nobody outside waits for the millisecond. */
const LINGER_MS = 100;
const FIRST_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 5000;
const VERSION = 1;

interface Published {
  readonly messages: readonly Message[];
  /** The event that could not be made into a message, and the position before it. */
  readonly failure: { readonly description: string; readonly before: number } | null;
}

/**
 * Sends what the publishers make of events, in log order, each at its own pace. The checkpoint follows the acknowledgement, so a crash
 * sends messages again and loses none. Every transport has checkpoints of its own: a broker that is added later gets the whole history.
 */
export class PublisherRunner {
  private readonly logger = new Logger('publishers');
  private readonly holder = randomUUID();
  private readonly stopping = new AbortController();
  private readonly checkpoints: CheckpointStore;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly db: Db,
    private readonly publishers: readonly AnyPublisher[],
    private readonly transport: MessageTransport,
  ) {
    this.checkpoints = new CheckpointStore(db);
  }

  start(): void {
    this.running = this.run(this.stopping.signal);
  }

  /** Finishes the request at hand and gives the lease back. The transport stays open. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && this.publishers.length > 0) {
      try {
        await whileHolding(this.db, 'publishers', this.holder, signal, async (held) => {
          await Promise.all(this.publishers.map((publisher) => this.keepFollowing(publisher, held)));
        });
      } catch (error) {
        this.logger.warn(`starting over: ${messageOf(error)}`);
      }
      await pause(FIRST_BACKOFF_MS, signal);
    }
  }

  /** Starts a publisher over from its checkpoint whenever something goes wrong, until the lease is lost. */
  private async keepFollowing(publisher: AnyPublisher, held: AbortSignal): Promise<void> {
    let backoff = FIRST_BACKOFF_MS;
    while (!held.aborted) {
      const began = Date.now();
      try {
        await this.follow(publisher, held);
      } catch (error) {
        this.logger.error(`${publisher.name}: starting over in ${backoff} ms: ${messageOf(error)}`);
      }
      if (Date.now() - began > MAX_BACKOFF_MS) backoff = FIRST_BACKOFF_MS;
      await pause(backoff, held);
      backoff = Math.min(backoff * 2, MAX_BACKOFF_MS);
    }
  }

  private async follow(publisher: AnyPublisher, held: AbortSignal): Promise<void> {
    const name = `${publisher.name}.${this.transport.name}`;
    const types = Object.keys(publisher.on).filter((type) => publisher.on[type]);
    const { position } = await this.checkpoints.open(name, VERSION);
    let reached = position;
    await followLog(this.client, {
      name,
      from: position,
      filter: eventTypeFilter({ regex: `^(${types.join('|')})$` }),
      maxBatch: MAX_BATCH,
      lingerMs: LINGER_MS,
      signal: held,
      handle: async (events, last) => {
        const { messages, failure } = messagesOf(publisher, events, reached);
        if (!(await this.publishUntilAcknowledged(publisher, messages, held))) return;
        if (failure) return this.standStill(name, failure, held);
        await this.checkpoints.advance([name], last);
        reached = last;
      },
    });
  }

  /** `false` where the lease was lost before the messages were acknowledged, or while they were. */
  private async publishUntilAcknowledged(
    { name, topic }: AnyPublisher,
    messages: readonly Message[],
    held: AbortSignal,
  ): Promise<boolean> {
    let backoff = FIRST_BACKOFF_MS;
    while (!held.aborted && messages.length > 0) {
      try {
        await this.transport.publish(topic, messages);
        break;
      } catch (error) {
        this.logger.error(`${name}: ${topic} was not reached, again in ${backoff} ms: ${messageOf(error)}`);
        await pause(backoff, held);
        backoff = Math.min(backoff * 2, MAX_BACKOFF_MS);
      }
    }
    return !held.aborted;
  }

  /** A publisher that cannot tell of an event stops there, loudly: others would believe that it never happened. */
  private async standStill(
    name: string,
    { description, before }: NonNullable<Published['failure']>,
    held: AbortSignal,
  ): Promise<void> {
    this.logger.error(`${name} stopped: ${description}`);
    await this.checkpoints.stop(name, before, VERSION, description);
    while (!held.aborted) await pause(60_000, held);
  }
}

/** The messages of a batch that begins after `after`, up to the first event that a publisher cannot deal with. */
function messagesOf(publisher: AnyPublisher, events: readonly Recorded[], after: number): Published {
  const messages: Message[] = [];
  let before = after;
  for (const event of events) {
    try {
      const message: Message | undefined = publisher.on[event.type]?.(event);
      if (message) messages.push(message);
    } catch (error) {
      const description = `${event.type} ${event.id} at position ${event.position}: ${messageOf(error)}`;
      return { messages, failure: { description, before } };
    }
    before = event.position;
  }
  return { messages, failure: null };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
