import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ServiceAreaEvent, serviceAreaStream } from '@phirse/contracts/events/catalog.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type ServiceAreaState, serviceAreaDecider } from './service-area.decider.js';

/** Ends pickups in a city; orders that stand are not touched. */
export class CloseServiceArea extends Command<Handled<ServiceAreaState, ServiceAreaEvent>> {
  constructor(
    readonly city: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(CloseServiceArea)
export class CloseServiceAreaHandler implements ICommandHandler<CloseServiceArea> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ city, context }: CloseServiceArea): Promise<Handled<ServiceAreaState, ServiceAreaEvent>> {
    return this.eventStore.handleCommand(
      serviceAreaStream(city),
      serviceAreaDecider,
      { type: 'CloseServiceArea', city, at: this.clock() },
      context,
    );
  }
}
