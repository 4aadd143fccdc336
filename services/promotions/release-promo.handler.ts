import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReleasePromo } from '@phirse/contracts/commands/process.commands.js';
import { promoStream } from '@phirse/contracts/events/promo.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore } from '@phirse/infra/eventstore/event-store.js';
import { promoDecider } from './promo.decider.js';
import { promoCode } from './promo-code.js';

/** Gives a redemption back, once. */
@CommandHandler(ReleasePromo)
export class ReleasePromoHandler implements ICommandHandler<ReleasePromo, void> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ code, orderId, customerId, context }: ReleasePromo): Promise<void> {
    await this.eventStore.handleCommand(
      promoStream(promoCode(code)),
      promoDecider,
      { type: 'ReleasePromo', orderId, customerId, at: this.clock() },
      context,
    );
  }
}
