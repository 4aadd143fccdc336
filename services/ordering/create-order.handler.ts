import { Inject } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CreateOrderBody } from '@phirse/contracts/commands/order.commands.js';
import { RedeemPromo, ReleasePromo } from '@phirse/contracts/commands/process.commands.js';
import { type OrderEvent, orderStream } from '@phirse/contracts/events/order.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { DomainError, refuse } from '@phirse/contracts/kernel/errors.js';
import { leadPrice } from '@phirse/contracts/rules/lead-price.js';
import { finalPrice } from '@phirse/contracts/rules/pricing.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { followUp } from '@phirse/infra/eventstore/follow-up.js';
import { type Offer, Offers } from './offer.lookup.js';
import { type OrderState, orderDecider, type PlaceOrder } from './order.decider.js';
import { orderIdOf } from './order-id.js';
import { MAX_ATTEMPTS, placedBefore } from './placed-before.lookup.js';
import { promoValue } from './promo-value.lookup.js';

type Placed = Handled<OrderState, OrderEvent>;

/** A customer sells their device. */
export class CreateOrder extends Command<Placed> {
  constructor(
    readonly viewer: Viewer,
    readonly body: CreateOrderBody,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(CreateOrder)
export class CreateOrderHandler implements ICommandHandler<CreateOrder> {
  constructor(
    private readonly eventStore: EventStore,
    private readonly offers: Offers,
    private readonly commands: CommandBus,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute(command: CreateOrder): Promise<Placed> {
    const { viewer, body, context } = command;
    if (body.user.phone !== viewer.phone) refuse('NOT_FOUND', 'We could not find that.');
    try {
      const offer = await this.offers.offerFor(body, viewer.id, this.clock());
      return await this.place(command, offer);
    } catch (refusal) {
      const before = context.fingerprint ? await placedBefore(this.eventStore, context) : null;
      if (before) return before;
      throw refusal;
    }
  }

  private async place(command: CreateOrder, offer: Offer): Promise<Placed> {
    const { viewer, body, context } = command;
    const code = promoCode(body);
    if (code) await this.checkFirst(command, offer, code);
    for (let attempt = 0; ; attempt++) {
      const orderId = orderIdOf(context.commandId, attempt);
      const value = code ? await this.redeem(code, orderId, viewer.id, offer, context) : 0;
      const placement = this.placement(command, offer, orderId, code ? { code, value } : null);
      try {
        return await this.eventStore.handleCommand(orderStream(orderId), orderDecider, placement, context, {
          freshStream: true,
        });
      } catch (error) {
        if (code && isRefusal(error)) await this.release(code, orderId, viewer.id, context);
        const isTaken = error instanceof DomainError && error.code === 'ALREADY_EXISTS';
        if (!isTaken || attempt + 1 === MAX_ATTEMPTS) throw error;
      }
    }
  }

  /** Refuses an order that could not be placed before its code is redeemed: what is refused leaves no event. */
  private async checkFirst(command: CreateOrder, offer: Offer, code: string): Promise<void> {
    const value = await promoValue(this.eventStore, code, this.clock());
    // Its own refusal says more than a price that does not fit.
    if (value === null) return;
    const placement = this.placement(command, offer, orderIdOf(command.context.commandId, 0), { code, value });
    orderDecider.decide(placement, orderDecider.initialState);
  }

  private placement(
    { viewer, body }: CreateOrder,
    offer: Offer,
    orderId: string,
    promo: { readonly code: string; readonly value: number } | null,
  ): PlaceOrder {
    const { name, email, phone, addPhone, address } = body.user;
    const payable = finalPrice(offer.evaluatedPrice, promo?.value ?? 0);
    const { type, id } = body.payment;
    const { date, time } = body.pickUpDetails;
    return {
      type: 'PlaceOrder',
      order: {
        ...offer,
        orderId,
        at: this.clock(),
        platform: body.platform,
        customerId: viewer.id,
        customer: { name, email, phone, addPhone, address },
        promo,
        finalPrice: payable,
        leadPrice: leadPrice(payable, this.config.leadCoinsPerThousand),
        coinsPerThousand: this.config.leadCoinsPerThousand,
        payment: { type, id },
        pickUp: { date, time },
      },
      seen: { price: body.productDetails.price, promoValue: body.promo?.price },
    };
  }

  private redeem(code: string, orderId: string, customerId: string, offer: Offer, context: CommandContext) {
    const own = followUp(context, `redeem for ${orderId}`);
    const redeem = new RedeemPromo(code, orderId, customerId, offer.evaluatedPrice, own);
    return this.commands.execute<RedeemPromo, number>(redeem);
  }

  /** At once, so that the customer may use the code again; where this fails, the promo-settlement process does it. */
  private async release(code: string, orderId: string, customerId: string, context: CommandContext): Promise<void> {
    const own = followUp(context, `release from ${orderId}`);
    await this.commands.execute(new ReleasePromo(code, orderId, customerId, own)).catch(() => {});
  }
}

/** The promo code that the customer entered, in its stored spelling; `null` for none. */
function promoCode({ promo }: CreateOrderBody): string | null {
  const code = promo?.code.trim().toUpperCase() ?? '';
  return code === '' || code === 'NOT APPLICABLE' ? null : code;
}

/** Whether the log surely holds no order: an append that was lost on the way may still have been stored. */
function isRefusal(error: unknown): boolean {
  return error instanceof DomainError && error.code !== 'UNAVAILABLE';
}
