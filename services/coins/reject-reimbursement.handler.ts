import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ReimbursementEvent, reimbursementStream } from '@phirse/contracts/events/reimbursement.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { type Reimbursement, reimbursementDecider } from './reimbursement.decider.js';

/** An operator keeps what a partner has asked back, and says why. */
export class RejectReimbursement extends Command<Handled<Reimbursement, ReimbursementEvent>> {
  constructor(
    readonly orderId: string,
    readonly operatorId: string,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RejectReimbursement)
export class RejectReimbursementHandler implements ICommandHandler<RejectReimbursement> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ orderId, context, operatorId, reason }: RejectReimbursement) {
    const command = { type: 'RejectReimbursement', at: this.clock(), operatorId, reason } as const;
    return this.eventStore.handleCommand(reimbursementStream(orderId), reimbursementDecider, command, context);
  }
}
