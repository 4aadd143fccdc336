import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ModelEvent, modelStream } from '@phirse/contracts/events/catalog.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type ModelState, modelDecider } from './model.decider.js';

/** Ends the buying of a model; orders that stand are not touched. */
export class WithdrawModel extends Command<Handled<ModelState, ModelEvent>> {
  constructor(
    readonly slug: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(WithdrawModel)
export class WithdrawModelHandler implements ICommandHandler<WithdrawModel> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ slug, context }: WithdrawModel): Promise<Handled<ModelState, ModelEvent>> {
    return this.eventStore.handleCommand(
      modelStream(slug),
      modelDecider,
      { type: 'WithdrawModel', slug, at: this.clock() },
      context,
    );
  }
}
