import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CustomerEvent, customerStream } from '@phirse/contracts/events/people.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type CustomerState, customerDecider } from './customer.decider.js';

/** Changes a customer's name and email. Orders keep the name they were placed in. */
export class ChangeProfile extends Command<Handled<CustomerState, CustomerEvent>> {
  constructor(
    readonly customerId: string,
    readonly details: { readonly name: string; readonly email: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeProfile)
export class ChangeProfileHandler implements ICommandHandler<ChangeProfile> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ customerId, details, context }: ChangeProfile): Promise<Handled<CustomerState, CustomerEvent>> {
    return this.eventStore.handleCommand(
      customerStream(customerId),
      customerDecider,
      { type: 'ChangeProfile', customerId, details, at: this.clock() },
      context,
    );
  }
}
