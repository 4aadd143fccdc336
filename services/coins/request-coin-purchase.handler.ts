import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RequestCoinPurchaseBody } from '@phirse/contracts/commands/partner.commands.js';
import { type CoinPurchaseEvent, coinPurchaseStream } from '@phirse/contracts/events/coins.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { COIN_VALUE } from '@phirse/contracts/rules/lead-price.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { FileStore } from '@phirse/infra/files/file-store.js';
import { invalid } from '@phirse/infra/http/validation.js';
import { type CoinPurchase, coinPurchaseDecider } from './coin-purchase.decider.js';

/** A partner asks for coins that they say they have paid for. */
export class RequestCoinPurchase extends Command<Handled<CoinPurchase, CoinPurchaseEvent>> {
  constructor(
    readonly viewer: Viewer,
    readonly body: RequestCoinPurchaseBody,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RequestCoinPurchase)
export class RequestCoinPurchaseHandler implements ICommandHandler<RequestCoinPurchase> {
  constructor(
    private readonly eventStore: EventStore,
    private readonly files: FileStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ viewer, body, context }: RequestCoinPurchase): Promise<Handled<CoinPurchase, CoinPurchaseEvent>> {
    const { coins, price, image } = body;
    if (price !== coins * COIN_VALUE)
      throw invalid([{ field: 'price', message: `${coins} coins cost ₹${coins * COIN_VALUE}.` }]);
    const screenshot = await this.files.resolveImage(image, viewer.id, { formats: ['jpeg', 'png'] });
    const paymentId = context.commandId;
    const partner = { partnerId: viewer.id, partnerName: viewer.name, partnerPhone: viewer.phone };
    const request = { paymentId, at: this.clock(), ...partner, coins, price, screenshot };
    return this.eventStore.handleCommand(
      coinPurchaseStream(paymentId),
      coinPurchaseDecider,
      { type: 'RequestCoinPurchase', request },
      context,
      { freshStream: true },
    );
  }
}
