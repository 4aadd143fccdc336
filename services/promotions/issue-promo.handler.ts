import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type IssuePromoBody } from '@phirse/contracts/commands/promo.commands.js';
import { type PromoEvent, promoStream } from '@phirse/contracts/events/promo.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type PromoState, promoDecider } from './promo.decider.js';
import { promoCode } from './promo-code.js';

/** Issues a promo code. The same terms again change nothing; a code keeps its terms for good. */
export class IssuePromo extends Command<Handled<PromoState, PromoEvent>> {
  constructor(
    readonly promo: IssuePromoBody,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(IssuePromo)
export class IssuePromoHandler implements ICommandHandler<IssuePromo> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ promo, context }: IssuePromo): Promise<Handled<PromoState, PromoEvent>> {
    const code = promoCode(promo.code);
    // A day without a time means all of it, in India.
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(promo.validUntil);
    const validUntil = new Date(isDay ? `${promo.validUntil}T23:59:59.999+05:30` : promo.validUntil).toISOString();
    return this.eventStore.handleCommand(
      promoStream(code),
      promoDecider,
      { type: 'IssuePromo', promo: { ...promo, code, validUntil, at: this.clock() } },
      context,
    );
  }
}
