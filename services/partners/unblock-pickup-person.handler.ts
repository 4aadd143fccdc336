import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type PickupPersonEvent, pickupPersonStream } from '@phirse/contracts/events/people.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type PickupPersonState, pickupPersonDecider } from './pickup-person.decider.js';

/** Lets a blocked pickup person of the partner work again. */
export class UnblockPickupPerson extends Command<Handled<PickupPersonState, PickupPersonEvent>> {
  constructor(
    readonly partnerId: string,
    readonly pickupPersonId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(UnblockPickupPerson)
export class UnblockPickupPersonHandler implements ICommandHandler<UnblockPickupPerson> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({
    partnerId,
    pickupPersonId,
    context,
  }: UnblockPickupPerson): Promise<Handled<PickupPersonState, PickupPersonEvent>> {
    return this.eventStore.handleCommand(
      pickupPersonStream(pickupPersonId),
      pickupPersonDecider,
      { type: 'UnblockPickupPerson', partnerId, pickupPersonId, at: this.clock() },
      context,
    );
  }
}
