import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type PartnerEvent, type PartnerProfile, partnerStream } from '@phirse/contracts/events/people.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { phoneHash } from '@phirse/infra/auth/phone-hash.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type PartnerState, partnerDecider } from './partner.decider.js';

/** Replaces what is known of a partner beside number and password. */
export class ChangePartnerProfile extends Command<Handled<PartnerState, PartnerEvent>> {
  constructor(
    readonly phone: string,
    readonly profile: PartnerProfile,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangePartnerProfile)
export class ChangePartnerProfileHandler implements ICommandHandler<ChangePartnerProfile> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  execute({ phone, profile, context }: ChangePartnerProfile): Promise<Handled<PartnerState, PartnerEvent>> {
    const partnerId = phoneHash(this.config.phoneSecret, 'partner', phone);
    return this.eventStore.handleCommand(
      partnerStream(partnerId),
      partnerDecider,
      { type: 'ChangePartnerProfile', partnerId, ...profile, at: this.clock() },
      context,
    );
  }
}
