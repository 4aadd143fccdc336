import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RedeemPromo } from '@phirse/contracts/commands/process.commands.js';
import { promoStream } from '@phirse/contracts/events/promo.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore } from '@phirse/infra/eventstore/event-store.js';
import { promoDecider } from './promo.decider.js';
import { promoCode } from './promo-code.js';

/** Holds a code for an order and answers its value in rupees. */
@CommandHandler(RedeemPromo)
export class RedeemPromoHandler implements ICommandHandler<RedeemPromo, number> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ code, orderId, customerId, evaluatedPrice, context }: RedeemPromo): Promise<number> {
    const { state } = await this.eventStore.handleCommand(
      promoStream(promoCode(code)),
      promoDecider,
      { type: 'RedeemPromo', orderId, customerId, evaluatedPrice, at: this.clock() },
      context,
    );
    // A command sent again is answered from its first time: its redemption may have been given back since.
    if (state?.redemptions[orderId] !== customerId)
      refuse('CONFLICT', 'This promo code was given back for this order. Please place a new order.');
    return state.issued.value;
  }
}
