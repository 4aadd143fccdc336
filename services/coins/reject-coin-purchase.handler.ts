import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CoinPurchaseEvent, coinPurchaseStream } from '@phirse/contracts/events/coins.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type CoinPurchase, coinPurchaseDecider } from './coin-purchase.decider.js';

/** An operator has found no payment behind the screenshot. */
export class RejectCoinPurchase extends Command<Handled<CoinPurchase, CoinPurchaseEvent>> {
  constructor(
    readonly paymentId: string,
    readonly operatorId: string,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RejectCoinPurchase)
export class RejectCoinPurchaseHandler implements ICommandHandler<RejectCoinPurchase> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ paymentId, context, operatorId, reason }: RejectCoinPurchase) {
    const command = { type: 'RejectCoinPurchase', at: this.clock(), operatorId, reason } as const;
    return this.eventStore.handleCommand(coinPurchaseStream(paymentId), coinPurchaseDecider, command, context);
  }
}
