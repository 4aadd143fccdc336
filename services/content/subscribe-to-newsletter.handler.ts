import { createHmac } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type SubscriberEvent, subscriberStream } from '@phirse/contracts/events/content.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type SubscriberState, subscriberDecider } from './subscriber.decider.js';

/** Puts an address on the newsletter's list. */
export class SubscribeToNewsletter extends Command<Handled<SubscriberState, SubscriberEvent>> {
  constructor(
    readonly email: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SubscribeToNewsletter)
export class SubscribeToNewsletterHandler implements ICommandHandler<SubscribeToNewsletter> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  execute({ email, context }: SubscribeToNewsletter): Promise<Handled<SubscriberState, SubscriberEvent>> {
    const subscriberId = this.idOf(email);
    return this.eventStore.handleCommand(
      subscriberStream(subscriberId),
      subscriberDecider,
      { type: 'SubscribeToNewsletter', subscriberId, email, at: this.clock() },
      context,
    );
  }

  /** The same for every spelling of an address. */
  private idOf(email: string): string {
    const hash = createHmac('sha256', this.config.phoneSecret).update(`subscriber:${email.toLowerCase()}`);
    return hash.digest('hex').slice(0, 32);
  }
}
