import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CustomerEvent, customerStream } from '@phirse/contracts/events/people.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type CustomerState, customerDecider } from './customer.decider.js';

/** Closes a customer's account. Orders that stand go on. */
export class DeleteAccount extends Command<Handled<CustomerState, CustomerEvent>> {
  constructor(
    readonly customerId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(DeleteAccount)
export class DeleteAccountHandler implements ICommandHandler<DeleteAccount> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ customerId, context }: DeleteAccount): Promise<Handled<CustomerState, CustomerEvent>> {
    return this.eventStore.handleCommand(
      customerStream(customerId),
      customerDecider,
      { type: 'DeleteAccount', customerId, at: this.clock() },
      context,
    );
  }
}
