import { EventStoreDBClient, excludeSystemEvents } from '@eventstore/db-client';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { type Recorded } from '@phirse/contracts/kernel/event.js';
import { followLog } from './follow-log.js';
import { lastPosition } from './last-position.js';

export interface Listening {
  /** The log's last position when the listening began: later events are heard. */
  readonly position: number;
  stop(): void;
}

type Listener = (event: Recorded) => void;

/** What is written to the log from now on, for everybody in the process who wants to hear: one subscription, begun with the first listener. */
@Injectable()
export class LiveTail implements OnModuleDestroy {
  private readonly listeners = new Set<Listener>();
  private readonly stopping = new AbortController();
  private following: Promise<void> | null = null;
  private position = 0;

  constructor(@Inject(EventStoreDBClient) private readonly client: EventStoreDBClient) {}

  async listen(listener: Listener): Promise<Listening> {
    this.following ??= this.follow().catch((error: unknown) => {
      this.following = null;
      throw error;
    });
    await this.following;
    this.listeners.add(listener);
    return { position: this.position, stop: () => void this.listeners.delete(listener) };
  }

  onModuleDestroy(): void {
    this.stopping.abort();
  }

  private async follow(): Promise<void> {
    this.position = await lastPosition(this.client);
    const ended = followLog(this.client, {
      name: 'live',
      from: this.position,
      filter: excludeSystemEvents(),
      maxBatch: 500,
      signal: this.stopping.signal,
      handle: async (events, position) => {
        this.position = position;
        for (const event of events) for (const listener of this.listeners) listener(event);
      },
    });
    ended.catch((error: unknown) => {
      new Logger('live').error(`live updates ended: ${error instanceof Error ? error.message : error}`);
      this.following = null;
    });
  }
}
