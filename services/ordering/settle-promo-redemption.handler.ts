import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReleasePromo, SettlePromoRedemption } from '@phirse/contracts/commands/process.commands.js';
import { orderStream } from '@phirse/contracts/events/order.events.js';
import { EventStore } from '@phirse/infra/eventstore/event-store.js';
import { followUp } from '@phirse/infra/eventstore/follow-up.js';
import { orderDecider } from './order.decider.js';

/** Gives a promo code back that was held for an order which was never placed. */
@CommandHandler(SettlePromoRedemption)
export class SettlePromoRedemptionHandler implements ICommandHandler<SettlePromoRedemption, void> {
  constructor(
    private readonly eventStore: EventStore,
    private readonly commands: CommandBus,
  ) {}

  async execute({ code, orderId, customerId, context }: SettlePromoRedemption): Promise<void> {
    const { state } = await this.eventStore.load(orderStream(orderId), orderDecider);
    // The number may be another customer's order: then this redemption's own order was placed under the next one.
    const isUsed = state.status !== 'none' && state.order.customerId === customerId && state.order.promo.code === code;
    if (!isUsed) await this.commands.execute(new ReleasePromo(code, orderId, customerId, followUp(context, 'release')));
  }
}
