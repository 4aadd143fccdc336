import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CustomerAccount, RegisterCustomer } from '@phirse/contracts/commands/process.commands.js';
import { customerStream } from '@phirse/contracts/events/people.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { DomainError } from '@phirse/contracts/kernel/errors.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore } from '@phirse/infra/eventstore/event-store.js';
import { customerDecider } from './customer.decider.js';

/** Opens a customer's account; identity sends it once the one-time code was right. */
@CommandHandler(RegisterCustomer)
export class RegisterCustomerHandler implements ICommandHandler<RegisterCustomer, CustomerAccount> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ customerId, phone, details, context }: RegisterCustomer): Promise<CustomerAccount> {
    const { state, position } = await this.eventStore.handleCommand(
      customerStream(customerId),
      customerDecider,
      { type: 'RegisterCustomer', customerId, phone, details, at: this.clock() },
      context,
    );
    if (state.status !== 'active')
      throw new DomainError('CONFLICT', 'This account was just deleted. Please try again.');
    const { name, email, since } = state;
    return { name, email, since, position };
  }
}
