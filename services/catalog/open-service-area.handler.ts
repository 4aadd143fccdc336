import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  type ServiceAreaEvent,
  type ServiceAreaOpened,
  serviceAreaStream,
} from '@phirse/contracts/events/catalog.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type ServiceAreaState, serviceAreaDecider } from './service-area.decider.js';

/** Opens a city for pickups, or changes its pincodes or its price factor. */
export class OpenServiceArea extends Command<Handled<ServiceAreaState, ServiceAreaEvent>> {
  constructor(
    readonly area: Omit<ServiceAreaOpened['data'], 'at'>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(OpenServiceArea)
export class OpenServiceAreaHandler implements ICommandHandler<OpenServiceArea> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ area, context }: OpenServiceArea): Promise<Handled<ServiceAreaState, ServiceAreaEvent>> {
    return this.eventStore.handleCommand(
      serviceAreaStream(area.city),
      serviceAreaDecider,
      { type: 'OpenServiceArea', area: { ...area, at: this.clock() } },
      context,
    );
  }
}
