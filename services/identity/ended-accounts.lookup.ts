import { EventEmitter } from 'node:events';
import { EventStoreDBClient, eventTypeFilter } from '@eventstore/db-client';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import {
  type AccountDeleted,
  type CustomerRegistered,
  type PartnerReinstated,
  type PartnerSuspended,
  type PickupPersonBlocked,
  type PickupPersonUnblocked,
} from '@phirse/contracts/events/people.events.js';
import { type Recorded } from '@phirse/contracts/kernel/event.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { followLog } from '@phirse/infra/eventstore/follow-log.js';
import { type Account } from './accounts.lookup.js';

type StandingEvent =
  | AccountDeleted
  | CustomerRegistered
  | PartnerReinstated
  | PartnerSuspended
  | PickupPersonBlocked
  | PickupPersonUnblocked;

const TYPES: readonly StandingEvent['type'][] = [
  'AccountDeleted',
  'CustomerRegistered',
  'PartnerReinstated',
  'PartnerSuspended',
  'PickupPersonBlocked',
  'PickupPersonUnblocked',
];

/** The accounts that may not go on: in memory, followed from the log, so that a call pays no I/O to be allowed. */
@Injectable()
export class EndedAccounts implements OnModuleInit, OnModuleDestroy {
  private readonly ended = new Map<string, Exclude<Account['standing'], 'active'>>();
  /** Since when numbers that were deleted once are somebody's again. */
  private readonly reopened = new Map<string, string>();
  /** Tells, by account, that it has ended. One account may have many calls open. */
  private readonly ends = new EventEmitter().setMaxListeners(0);
  private readonly stopping = new AbortController();
  private following: Promise<void> = Promise.resolve();

  constructor(@Inject(EventStoreDBClient) private readonly client: EventStoreDBClient) {}

  onModuleInit(): void {
    this.following = followLog<StandingEvent>(this.client, {
      name: 'ended-accounts',
      from: 0,
      filter: eventTypeFilter({ prefixes: [...TYPES] }),
      maxBatch: 1000,
      handle: async (events) => {
        for (const event of events) this.apply(event);
      },
      signal: this.stopping.signal,
    }).catch((error: unknown) => {
      new Logger('ended-accounts').error('the look-up cannot go on', error instanceof Error ? error.stack : error);
      throw error;
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.following;
  }

  /** How an account stands. An end takes effect here some milliseconds after it was written. */
  standingOf(id: string): Account['standing'] {
    return this.ended.get(id) ?? 'active';
  }

  /** Calls back when an account ends from now on; answers how to be called no more. */
  whenEnded(id: string, tell: () => void): () => void {
    this.ends.once(id, tell);
    return () => void this.ends.off(id, tell);
  }

  /** Whether an account was deleted and its number registered again since it was opened: what it may see is another's now. */
  isFormer({ id, since }: Pick<Viewer, 'id' | 'since'>): boolean {
    const reopened = this.reopened.get(id);
    return reopened !== undefined && since !== undefined && since !== reopened;
  }

  private apply(event: Recorded<StandingEvent>): void {
    switch (event.type) {
      case 'AccountDeleted':
        return void this.end(event.data.customerId, 'deleted');
      case 'PartnerSuspended':
        return void this.end(event.data.partnerId, 'suspended');
      case 'PickupPersonBlocked':
        return void this.end(event.data.pickupPersonId, 'blocked');
      case 'CustomerRegistered':
        if (this.ended.delete(event.data.customerId)) this.reopened.set(event.data.customerId, event.data.at);
        return;
      case 'PartnerReinstated':
        return void this.ended.delete(event.data.partnerId);
      case 'PickupPersonUnblocked':
        return void this.ended.delete(event.data.pickupPersonId);
    }
  }

  private end(id: string, standing: Exclude<Account['standing'], 'active'>): void {
    this.ended.set(id, standing);
    this.ends.emit(id);
  }
}
