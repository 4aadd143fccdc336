import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CustomerEvent, customerStream } from '@phirse/contracts/events/people.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type CustomerState, customerDecider } from './customer.decider.js';

/** Adds a pickup address to a customer's list. */
export class AddAddress extends Command<Handled<CustomerState, CustomerEvent>> {
  constructor(
    readonly customerId: string,
    readonly address: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(AddAddress)
export class AddAddressHandler implements ICommandHandler<AddAddress> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ customerId, address, context }: AddAddress): Promise<Handled<CustomerState, CustomerEvent>> {
    return this.eventStore.handleCommand(
      customerStream(customerId),
      customerDecider,
      { type: 'AddAddress', customerId, addressId: context.commandId, address, at: this.clock() },
      context,
    );
  }
}
