import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ContactBody } from '@phirse/contracts/commands/content.commands.js';
import { type ContactMessageEvent, contactMessageStream } from '@phirse/contracts/events/content.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type ContactMessageState, contactMessageDecider } from './contact-message.decider.js';

/** Takes in what somebody wrote into the contact form. */
export class ReceiveContactMessage extends Command<Handled<ContactMessageState, ContactMessageEvent>> {
  constructor(
    readonly body: ContactBody,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ReceiveContactMessage)
export class ReceiveContactMessageHandler implements ICommandHandler<ReceiveContactMessage> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ body, context }: ReceiveContactMessage): Promise<Handled<ContactMessageState, ContactMessageEvent>> {
    const { name, email, phone, message } = body;
    const messageId = context.commandId;
    return this.eventStore.handleCommand(
      contactMessageStream(messageId),
      contactMessageDecider,
      { type: 'ReceiveContactMessage', messageId, name, email, phone, message, at: this.clock() },
      context,
      { freshStream: true },
    );
  }
}
