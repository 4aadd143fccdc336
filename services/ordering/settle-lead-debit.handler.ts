import { Inject } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RefundCoins, SettleLeadDebit } from '@phirse/contracts/commands/process.commands.js';
import { orderStream } from '@phirse/contracts/events/order.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { DomainError, type ErrorCode } from '@phirse/contracts/kernel/errors.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore } from '@phirse/infra/eventstore/event-store.js';
import { followUp } from '@phirse/infra/eventstore/follow-up.js';
import { type OrderState, orderDecider } from './order.decider.js';

/** How a debit ended: with the order, or with its coins back. */
export type LeadSettlement =
  | { readonly outcome: 'accepted'; readonly state: OrderState; readonly position: number }
  | { readonly outcome: 'refunded'; readonly refusal: DomainError; readonly position: number };

/** An order that was refused for one of these is never to be had again: no event leads back to `new`. */
const FINAL: readonly ErrorCode[] = ['LEAD_ALREADY_ACCEPTED', 'INVALID_TRANSITION', 'ORDER_NOT_FOUND'];

/**
 * Ends a debit for a lead. Safe however often and by whomever it is sent: the order knows the debit it was accepted by, the wallet gives a
 * debit back once, and an order that refused a debit once refuses it for ever.
 */
@CommandHandler(SettleLeadDebit)
export class SettleLeadDebitHandler implements ICommandHandler<SettleLeadDebit, LeadSettlement> {
  constructor(
    private readonly eventStore: EventStore,
    private readonly commands: CommandBus,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ context, ...debit }: SettleLeadDebit): Promise<LeadSettlement> {
    const { orderId, partnerId, debitId } = debit;
    try {
      const { state, position } = await this.eventStore.handleCommand(
        orderStream(orderId),
        orderDecider,
        { type: 'AcceptByDebit', lead: { ...debit, at: this.clock() } },
        context,
      );
      return { outcome: 'accepted', state, position };
    } catch (error) {
      if (!(error instanceof DomainError) || !FINAL.includes(error.code)) throw error;
      const refund = new RefundCoins(partnerId, orderId, debitId, error.detail, followUp(context, 'refund'));
      const { position } = await this.commands.execute<RefundCoins, { readonly position: number }>(refund);
      return { outcome: 'refunded', refusal: error, position };
    }
  }
}
