import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReimburseCoins } from '@phirse/contracts/commands/process.commands.js';
import { type WalletEvent, walletStream } from '@phirse/contracts/events/coins.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type Wallet, walletDecider } from './wallet.decider.js';

@CommandHandler(ReimburseCoins)
export class ReimburseCoinsHandler implements ICommandHandler<ReimburseCoins> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ partnerId, orderId, coins, context }: ReimburseCoins): Promise<Handled<Wallet, WalletEvent>> {
    const command = { type: 'ReimburseCoins', at: this.clock(), partnerId, orderId, coins } as const;
    return this.eventStore.handleCommand(walletStream(partnerId), walletDecider, command, context);
  }
}
