import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type OrderEvent, orderStream } from '@phirse/contracts/events/order.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type OrderState, orderDecider } from './order.decider.js';

/** A customer (while nobody has accepted), the order's partner, or an operator calls it off. */
export class CancelOrder extends Command<Handled<OrderState, OrderEvent>> {
  constructor(
    readonly by: { readonly role: 'customer' | 'partner' | 'operator'; readonly id: string },
    readonly orderId: string,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(CancelOrder)
export class CancelOrderHandler implements ICommandHandler<CancelOrder> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ by, orderId, reason, context }: CancelOrder) {
    const command = { type: 'CancelOrder', at: this.clock(), by, reason } as const;
    return this.eventStore.handleCommand(orderStream(orderId), orderDecider, command, context);
  }
}
