import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { walletStream } from '@phirse/contracts/events/coins.events.js';
import { type ReimbursementEvent, reimbursementStream } from '@phirse/contracts/events/reimbursement.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { paidLead } from './paid-lead.lookup.js';
import { type Reimbursement, reimbursementDecider } from './reimbursement.decider.js';
import { walletDecider } from './wallet.decider.js';

/** A partner asks back what a lead cost beyond the lead price of the order's final price. */
export class RequestReimbursement extends Command<Handled<Reimbursement, ReimbursementEvent>> {
  constructor(
    readonly viewer: Viewer,
    readonly orderId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RequestReimbursement)
export class RequestReimbursementHandler implements ICommandHandler<RequestReimbursement> {
  constructor(
    private readonly eventStore: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({
    viewer,
    orderId,
    context,
  }: RequestReimbursement): Promise<Handled<Reimbursement, ReimbursementEvent>> {
    const { coinsPaid, finalPrice, coinsPerThousand } = await paidLead(this.eventStore, orderId, viewer.id);
    const { revision, state } = await this.eventStore.load(walletStream(viewer.id), walletDecider);
    const partner = { partnerId: viewer.id, partnerName: viewer.name, partnerPhone: viewer.phone };
    const wallet = { revision, balance: state.balance };
    const request = { orderId, at: this.clock(), ...partner, coinsPaid, wallet };
    return this.eventStore.handleCommand(
      reimbursementStream(orderId),
      reimbursementDecider,
      { type: 'RequestReimbursement', request, finalPrice, coinsPerThousand },
      context,
      { freshStream: true },
    );
  }
}
