import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type PartnerEvent, type PartnerProfile, partnerStream } from '@phirse/contracts/events/people.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { hashPassword } from '@phirse/infra/auth/password-hash.js';
import { phoneHash } from '@phirse/infra/auth/phone-hash.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type PartnerState, partnerDecider } from './partner.decider.js';

/** Registers a partner under a number that no partner has yet. */
export class RegisterPartner extends Command<Handled<PartnerState, PartnerEvent>> {
  constructor(
    readonly phone: string,
    readonly password: string,
    readonly profile: PartnerProfile,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RegisterPartner)
export class RegisterPartnerHandler implements ICommandHandler<RegisterPartner> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ phone, password, profile, context }: RegisterPartner): Promise<Handled<PartnerState, PartnerEvent>> {
    const partnerId = phoneHash(this.config.phoneSecret, 'partner', phone);
    const passwordHash = await hashPassword(password);
    return this.eventStore.handleCommand(
      partnerStream(partnerId),
      partnerDecider,
      { type: 'RegisterPartner', partnerId, phone, passwordHash, ...profile, at: this.clock() },
      context,
    );
  }
}
