import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DebitCoins, type DebitTaken } from '@phirse/contracts/commands/process.commands.js';
import { walletStream } from '@phirse/contracts/events/coins.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore } from '@phirse/infra/eventstore/event-store.js';
import { standingDebit, walletDecider } from './wallet.decider.js';

@CommandHandler(DebitCoins)
export class DebitCoinsHandler implements ICommandHandler<DebitCoins> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ context, ...debit }: DebitCoins): Promise<DebitTaken> {
    const { state, events, position } = await this.eventStore.handleCommand(
      walletStream(debit.partnerId),
      walletDecider,
      { type: 'DebitCoins', at: this.clock(), debitId: context.commandId, ...debit },
      context,
    );
    // A command sent again answers its own debit, even one that was given back since.
    const taken = events.find((event) => event.type === 'CoinsDebited') ?? standingDebit(state, debit.orderId);
    if (!taken) throw new Error(`No debit stands for order ${debit.orderId} after it was taken`);
    const { debitId, coins } = taken.data;
    return { debitId, coins, balance: state.balance, position };
  }
}
