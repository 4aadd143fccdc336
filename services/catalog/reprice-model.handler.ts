import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ModelEvent, modelStream } from '@phirse/contracts/events/catalog.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type ModelState, modelDecider } from './model.decider.js';

/** Changes the list price of a variant, whole rupees. */
export class RepriceModel extends Command<Handled<ModelState, ModelEvent>> {
  constructor(
    readonly slug: string,
    readonly variant: string,
    readonly price: number,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RepriceModel)
export class RepriceModelHandler implements ICommandHandler<RepriceModel> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ slug, variant, price, context }: RepriceModel): Promise<Handled<ModelState, ModelEvent>> {
    return this.eventStore.handleCommand(
      modelStream(slug),
      modelDecider,
      { type: 'RepriceModel', slug, variant, price, at: this.clock() },
      context,
    );
  }
}
