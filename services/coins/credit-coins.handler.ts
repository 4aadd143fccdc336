import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CreditCoins } from '@phirse/contracts/commands/process.commands.js';
import { type WalletEvent, walletStream } from '@phirse/contracts/events/coins.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type Wallet, walletDecider } from './wallet.decider.js';

@CommandHandler(CreditCoins)
export class CreditCoinsHandler implements ICommandHandler<CreditCoins> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ partnerId, paymentId, coins, price, context }: CreditCoins): Promise<Handled<Wallet, WalletEvent>> {
    const command = { type: 'CreditCoins', at: this.clock(), partnerId, paymentId, coins, price } as const;
    return this.eventStore.handleCommand(walletStream(partnerId), walletDecider, command, context);
  }
}
