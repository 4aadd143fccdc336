import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type PickupPersonEvent, pickupPersonStream } from '@phirse/contracts/events/people.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type PickupPersonState, pickupPersonDecider } from './pickup-person.decider.js';

/** Keeps a pickup person of the partner from signing in, writing and being assigned. */
export class BlockPickupPerson extends Command<Handled<PickupPersonState, PickupPersonEvent>> {
  constructor(
    readonly partnerId: string,
    readonly pickupPersonId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(BlockPickupPerson)
export class BlockPickupPersonHandler implements ICommandHandler<BlockPickupPerson> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({
    partnerId,
    pickupPersonId,
    context,
  }: BlockPickupPerson): Promise<Handled<PickupPersonState, PickupPersonEvent>> {
    return this.eventStore.handleCommand(
      pickupPersonStream(pickupPersonId),
      pickupPersonDecider,
      { type: 'BlockPickupPerson', partnerId, pickupPersonId, at: this.clock() },
      context,
    );
  }
}
