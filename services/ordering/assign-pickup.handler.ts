import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type OrderEvent, orderStream } from '@phirse/contracts/events/order.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type OrderState, orderDecider } from './order.decider.js';
import { findPickupPerson } from './pickup-person.lookup.js';

/** A partner sends one of their own pickup persons. */
export class AssignPickup extends Command<Handled<OrderState, OrderEvent>> {
  constructor(
    readonly partnerId: string,
    readonly pickupPersonId: string,
    readonly orderId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(AssignPickup)
export class AssignPickupHandler implements ICommandHandler<AssignPickup> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ partnerId, pickupPersonId, orderId, context }: AssignPickup) {
    const person = await findPickupPerson(this.eventStore, pickupPersonId);
    if (person?.partnerId !== partnerId) return refuse('NOT_FOUND', 'Pickup person data not found');
    const command = { type: 'AssignPickup', at: this.clock(), partnerId, person } as const;
    return this.eventStore.handleCommand(orderStream(orderId), orderDecider, command, context);
  }
}
