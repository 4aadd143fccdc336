import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RequoteBody } from '@phirse/contracts/commands/order.commands.js';
import { type OrderEvent, orderStream } from '@phirse/contracts/events/order.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { ReferenceData } from '../reference/reference-data.js';
import { type OrderState, orderDecider, ownOrder } from './order.decider.js';
import { ownPrice } from './own-price.lookup.js';

/** A partner has looked at the device and found other answers. */
export class RequoteOrder extends Command<Handled<OrderState, OrderEvent>> {
  constructor(
    readonly partnerId: string,
    readonly orderId: string,
    readonly body: RequoteBody,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RequoteOrder)
export class RequoteOrderHandler implements ICommandHandler<RequoteOrder> {
  constructor(
    private readonly eventStore: EventStore,
    private readonly reference: ReferenceData,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ partnerId, orderId, body, context }: RequoteOrder) {
    const { state } = await this.eventStore.load(orderStream(orderId), orderDecider);
    // Against the estimate that the order was placed at, whatever the model lists for today.
    const { category, pincodeBaseprice } = ownOrder(state, { partnerId }).order.productDetails;
    const device = { category, estimatedPrice: pincodeBaseprice };
    const own = ownPrice(this.reference, device, body.options, 'options');
    return this.eventStore.handleCommand(
      orderStream(orderId),
      orderDecider,
      { type: 'Requote', at: this.clock(), partnerId, seenPrice: Number(body.price), ...own },
      context,
    );
  }
}
