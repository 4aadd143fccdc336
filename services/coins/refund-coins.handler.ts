import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RefundCoins } from '@phirse/contracts/commands/process.commands.js';
import { type WalletEvent, walletStream } from '@phirse/contracts/events/coins.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type Wallet, walletDecider } from './wallet.decider.js';

@CommandHandler(RefundCoins)
export class RefundCoinsHandler implements ICommandHandler<RefundCoins> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ context, ...refund }: RefundCoins): Promise<Handled<Wallet, WalletEvent>> {
    const command = { type: 'RefundCoins', at: this.clock(), ...refund } as const;
    return this.eventStore.handleCommand(walletStream(refund.partnerId), walletDecider, command, context);
  }
}
