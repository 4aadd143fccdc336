import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ModelEvent, type ModelListed, modelStream } from '@phirse/contracts/events/catalog.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type ModelState, modelDecider } from './model.decider.js';

/** Lists a model, changes how it is listed, or brings a withdrawn one back. */
export class ListModel extends Command<Handled<ModelState, ModelEvent>> {
  constructor(
    readonly model: Omit<ModelListed['data'], 'at'>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ListModel)
export class ListModelHandler implements ICommandHandler<ListModel> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ model, context }: ListModel): Promise<Handled<ModelState, ModelEvent>> {
    return this.eventStore.handleCommand(
      modelStream(model.slug),
      modelDecider,
      { type: 'ListModel', model: { ...model, at: this.clock() } },
      context,
    );
  }
}
