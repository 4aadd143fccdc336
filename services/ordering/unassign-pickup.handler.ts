import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type OrderEvent, orderStream } from '@phirse/contracts/events/order.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type OrderState, orderDecider } from './order.decider.js';

/** A partner takes the pickup person off an order. */
export class UnassignPickup extends Command<Handled<OrderState, OrderEvent>> {
  constructor(
    readonly partnerId: string,
    readonly orderId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(UnassignPickup)
export class UnassignPickupHandler implements ICommandHandler<UnassignPickup> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ partnerId, orderId, context }: UnassignPickup) {
    const command = { type: 'UnassignPickup', at: this.clock(), partnerId } as const;
    return this.eventStore.handleCommand(orderStream(orderId), orderDecider, command, context);
  }
}
