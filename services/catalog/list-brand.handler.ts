import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type BrandEvent, type BrandListed, brandStream } from '@phirse/contracts/events/catalog.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type BrandState, brandDecider } from './brand.decider.js';

/** Lists a brand, or changes how it is listed. */
export class ListBrand extends Command<Handled<BrandState, BrandEvent>> {
  constructor(
    readonly brand: Omit<BrandListed['data'], 'at'>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ListBrand)
export class ListBrandHandler implements ICommandHandler<ListBrand> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ brand, context }: ListBrand): Promise<Handled<BrandState, BrandEvent>> {
    return this.eventStore.handleCommand(
      brandStream(brand.slug),
      brandDecider,
      { type: 'ListBrand', brand: { ...brand, at: this.clock() } },
      context,
    );
  }
}
