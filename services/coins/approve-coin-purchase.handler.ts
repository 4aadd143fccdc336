import { Inject } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CreditCoins } from '@phirse/contracts/commands/process.commands.js';
import { coinPurchaseStream } from '@phirse/contracts/events/coins.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore } from '@phirse/infra/eventstore/event-store.js';
import { followUp } from '@phirse/infra/eventstore/follow-up.js';
import { coinPurchaseDecider } from './coin-purchase.decider.js';

/** An operator has seen the money. */
export class ApproveCoinPurchase extends Command<{ readonly position: number }> {
  constructor(
    readonly paymentId: string,
    readonly operatorId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ApproveCoinPurchase)
export class ApproveCoinPurchaseHandler implements ICommandHandler<ApproveCoinPurchase> {
  constructor(
    private readonly eventStore: EventStore,
    private readonly commands: CommandBus,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ paymentId, operatorId, context }: ApproveCoinPurchase): Promise<{ readonly position: number }> {
    const { state, position } = await this.eventStore.handleCommand(
      coinPurchaseStream(paymentId),
      coinPurchaseDecider,
      { type: 'ApproveCoinPurchase', at: this.clock(), operatorId },
      context,
    );
    if (state.status === 'none') return { position };
    const { partnerId, coins, price } = state.request;
    // At once, so that the balance is there when this answers; the process does the same where we do not get that far.
    const credit = new CreditCoins(partnerId, paymentId, coins, price, followUp(context, 'credit'));
    const credited = await this.commands.execute<CreditCoins, { readonly position: number }>(credit);
    return { position: Math.max(position, credited.position) };
  }
}
