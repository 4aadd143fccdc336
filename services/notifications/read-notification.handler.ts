import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type NotificationEvent, notificationsStream } from '@phirse/contracts/events/people.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { notificationDecider, type ReadNotifications } from './notification.decider.js';
import { isToldTo } from './notification.lookup.js';

/** Marks one of a partner's or pickup person's notifications as read; refuses what was never told to them (NOT_FOUND). */
export class ReadNotification extends Command<Handled<ReadNotifications, NotificationEvent>> {
  constructor(
    readonly recipientId: string,
    readonly notificationId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ReadNotification)
export class ReadNotificationHandler implements ICommandHandler<ReadNotification> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({
    recipientId,
    notificationId,
    context,
  }: ReadNotification): Promise<Handled<ReadNotifications, NotificationEvent>> {
    if (!(await isToldTo(this.eventStore, recipientId, notificationId)))
      refuse('NOT_FOUND', 'We could not find that notification.');
    return this.eventStore.handleCommand(
      notificationsStream(recipientId),
      notificationDecider,
      { type: 'ReadNotification', recipientId, notificationId, at: this.clock() },
      context,
    );
  }
}
