import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CustomerEvent, customerStream } from '@phirse/contracts/events/people.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type CustomerState, customerDecider } from './customer.decider.js';

/** Removes the address at a place of the list as it stands. */
export class RemoveAddress extends Command<Handled<CustomerState, CustomerEvent>> {
  constructor(
    readonly customerId: string,
    readonly index: number,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RemoveAddress)
export class RemoveAddressHandler implements ICommandHandler<RemoveAddress> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ customerId, index, context }: RemoveAddress): Promise<Handled<CustomerState, CustomerEvent>> {
    return this.eventStore.handleCommand(
      customerStream(customerId),
      customerDecider,
      { type: 'RemoveAddress', customerId, index, at: this.clock() },
      context,
    );
  }
}
