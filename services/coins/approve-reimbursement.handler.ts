import { Inject } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReimburseCoins } from '@phirse/contracts/commands/process.commands.js';
import { reimbursementStream } from '@phirse/contracts/events/reimbursement.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore } from '@phirse/infra/eventstore/event-store.js';
import { followUp } from '@phirse/infra/eventstore/follow-up.js';
import { reimbursementDecider } from './reimbursement.decider.js';

/** An operator gives back what a partner has asked back. */
export class ApproveReimbursement extends Command<{ readonly position: number }> {
  constructor(
    readonly orderId: string,
    readonly operatorId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ApproveReimbursement)
export class ApproveReimbursementHandler implements ICommandHandler<ApproveReimbursement> {
  constructor(
    private readonly eventStore: EventStore,
    private readonly commands: CommandBus,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ orderId, operatorId, context }: ApproveReimbursement): Promise<{ readonly position: number }> {
    const { state, position } = await this.eventStore.handleCommand(
      reimbursementStream(orderId),
      reimbursementDecider,
      { type: 'ApproveReimbursement', at: this.clock(), operatorId },
      context,
    );
    if (state.status === 'none') return { position };
    const { partnerId, coins } = state.request;
    // At once, so that the balance is there when this answers; the process does the same where we do not get that far.
    const refund = new ReimburseCoins(partnerId, orderId, coins, followUp(context, 'reimburse'));
    const refunded = await this.commands.execute<ReimburseCoins, { readonly position: number }>(refund);
    return { position: Math.max(position, refunded.position) };
  }
}
