import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DebitCoins, type DebitTaken, SettleLeadDebit } from '@phirse/contracts/commands/process.commands.js';
import { orderStream } from '@phirse/contracts/events/order.events.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { EventStore } from '@phirse/infra/eventstore/event-store.js';
import { followUp } from '@phirse/infra/eventstore/follow-up.js';
import { type OrderState, orderDecider, orderNotFound, type PlacedOrder, whyTaken } from './order.decider.js';
import { findPartner, type PartnerFacts } from './partner.lookup.js';
import { type LeadSettlement } from './settle-lead-debit.handler.js';
import { walletBalance } from './wallet-balance.lookup.js';

/** The accepted order, and what it cost. */
export interface LeadAcceptance {
  readonly state: OrderState;
  readonly coins: { readonly spent: number; readonly balance: number };
  readonly position: number;
}

/** A partner buys a lead, or an operator does it on their behalf. */
export class AcceptLead extends Command<LeadAcceptance> {
  constructor(
    readonly partnerId: string,
    readonly orderId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/**
 * First the coins, then the order: no lead is given away unpaid. Where this stops half-way, the lead-acceptance process ends the debit.
 */
@CommandHandler(AcceptLead)
export class AcceptLeadHandler implements ICommandHandler<AcceptLead> {
  constructor(
    private readonly eventStore: EventStore,
    private readonly commands: CommandBus,
  ) {}

  async execute({ partnerId, orderId, context }: AcceptLead): Promise<LeadAcceptance> {
    const partner = await findPartner(this.eventStore, partnerId);
    if (!partner) return refuse('NOT_FOUND', 'We could not find that partner.');
    const { state, position } = await this.eventStore.load(orderStream(orderId), orderDecider);
    if (state.status === 'none') return orderNotFound();
    const { coins, partnerId: owner } = state.order;
    if (owner === partnerId && state.status !== 'cancelled')
      return { state, coins: { spent: coins, balance: await walletBalance(this.eventStore, partnerId) }, position };
    checkOffered(state, partner, context);
    const { name, phone } = partner;
    const debit = await this.commands.execute<DebitCoins, DebitTaken>(
      new DebitCoins(partnerId, name, phone, orderId, coins, followUp(context, 'debit')),
    );
    const settlement = await this.commands.execute<SettleLeadDebit, LeadSettlement>(
      new SettleLeadDebit(partnerId, name, phone, orderId, debit.coins, debit.debitId, followUp(context, 'settle')),
    );
    if (settlement.outcome === 'refunded') throw settlement.refusal;
    return {
      state: settlement.state,
      coins: { spent: debit.coins, balance: debit.balance },
      position: Math.max(debit.position, settlement.position),
    };
  }
}

/** Before any coin moves: an active partner, a pincode of theirs (an operator may go beyond), a lead that is to be had. */
function checkOffered(state: PlacedOrder, partner: PartnerFacts, { actor }: CommandContext): void {
  if (!partner.isActive)
    refuse('PARTNER_SUSPENDED', 'This partner account is suspended and cannot accept leads. Please contact us.');
  if (actor.role === 'partner' && !partner.pinCodes.includes(state.order.user.orderpincode)) orderNotFound();
  const taken = whyTaken(state);
  if (taken) refuse(taken.code, taken.detail);
}
