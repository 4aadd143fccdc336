import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type PartnerEvent, partnerStream } from '@phirse/contracts/events/people.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { phoneHash } from '@phirse/infra/auth/phone-hash.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type PartnerState, partnerDecider } from './partner.decider.js';

/** Keeps a partner from signing in and from writing. */
export class SuspendPartner extends Command<Handled<PartnerState, PartnerEvent>> {
  constructor(
    readonly phone: string,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SuspendPartner)
export class SuspendPartnerHandler implements ICommandHandler<SuspendPartner> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  execute({ phone, reason, context }: SuspendPartner): Promise<Handled<PartnerState, PartnerEvent>> {
    const partnerId = phoneHash(this.config.phoneSecret, 'partner', phone);
    return this.eventStore.handleCommand(
      partnerStream(partnerId),
      partnerDecider,
      { type: 'SuspendPartner', partnerId, reason, at: this.clock() },
      context,
    );
  }
}
