import {
  type ReimbursementApproved,
  type ReimbursementEvent,
  type ReimbursementRejected,
  type ReimbursementRequested,
} from '@phirse/contracts/events/reimbursement.events.js';
import { type Decider } from '@phirse/contracts/kernel/decider.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { coinsOverpaid } from '@phirse/contracts/rules/lead-price.js';

/** Coins asked back for one order: asked for once, then decided once by an operator. */
export type Reimbursement =
  | { readonly status: 'none' }
  | { readonly status: 'pending' | 'approved' | 'rejected'; readonly request: ReimbursementRequested['data'] };

/** Coins that were asked back, 0 where none were. */
export const coinsAskedBack = (reimbursement: Reimbursement): number =>
  reimbursement.status === 'none' ? 0 : reimbursement.request.coins;

export type RequestCommand = {
  readonly type: 'RequestReimbursement';
  readonly request: Omit<ReimbursementRequested['data'], 'coins' | 'finalPrice'>;
  /** `null` until the order is completed. */
  readonly finalPrice: number | null;
  /** The rate its lead was priced at, where the order says so. */
  readonly coinsPerThousand: number | undefined;
};
export type ApproveCommand = {
  readonly type: 'ApproveReimbursement';
  readonly at: string;
  readonly operatorId: string;
};
export type RejectCommand = {
  readonly type: 'RejectReimbursement';
  readonly at: string;
  readonly operatorId: string;
  readonly reason: string;
};
export type ReimbursementCommand = RequestCommand | ApproveCommand | RejectCommand;

export const reimbursementDecider: Decider<Reimbursement, ReimbursementCommand, ReimbursementEvent> = {
  initialState: { status: 'none' },

  decide(command, reimbursement) {
    switch (command.type) {
      case 'RequestReimbursement':
        return request(command, reimbursement);
      case 'ApproveReimbursement':
        return approve(command, reimbursement);
      case 'RejectReimbursement':
        return reject(command, reimbursement);
    }
  },

  evolve(reimbursement, event) {
    switch (event.type) {
      case 'ReimbursementRequested':
        return { status: 'pending', request: event.data };
      case 'ReimbursementApproved':
        return reimbursement.status === 'none' ? reimbursement : { ...reimbursement, status: 'approved' };
      case 'ReimbursementRejected':
        return reimbursement.status === 'none' ? reimbursement : { ...reimbursement, status: 'rejected' };
      default:
        return unchanged(event, reimbursement);
    }
  },
};

function request(command: RequestCommand, reimbursement: Reimbursement): readonly ReimbursementRequested[] {
  if (reimbursement.status !== 'none')
    refuse('ALREADY_EXISTS', 'The coins of this order were asked back before.', { status: reimbursement.status });
  const { request, finalPrice, coinsPerThousand } = command;
  const { coinsPaid } = request;
  if (finalPrice === null) return refuse('INVALID_TRANSITION', 'Coins can be asked back once the order is completed.');
  const coins = coinsOverpaid(coinsPaid, finalPrice, coinsPerThousand);
  if (coins === 0)
    refuse('NOTHING_TO_REIMBURSE', 'The final price asks for as many coins as you paid: there are none to give back.', {
      coinsPaid,
      finalPrice,
    });
  return [{ type: 'ReimbursementRequested', data: { ...request, finalPrice, coins } }];
}

function approve({ at, operatorId }: ApproveCommand, reimbursement: Reimbursement): readonly ReimbursementApproved[] {
  if (reimbursement.status === 'approved') return [];
  const { orderId, partnerId, coins } = undecided(reimbursement);
  return [{ type: 'ReimbursementApproved', data: { orderId, at, partnerId, coins, operatorId } }];
}

function reject(command: RejectCommand, reimbursement: Reimbursement): readonly ReimbursementRejected[] {
  if (reimbursement.status === 'rejected') return [];
  const { at, operatorId, reason } = command;
  const { orderId, partnerId, coins } = undecided(reimbursement);
  return [{ type: 'ReimbursementRejected', data: { orderId, at, partnerId, coins, reason, operatorId } }];
}

function undecided(reimbursement: Reimbursement): ReimbursementRequested['data'] {
  if (reimbursement.status === 'none') return refuse('NOT_FOUND', 'No coins were asked back for that order.');
  if (reimbursement.status !== 'pending')
    refuse(
      'REIMBURSEMENT_ALREADY_DECIDED',
      `This request was ${reimbursement.status} before; that cannot be changed.`,
      { decision: reimbursement.status },
    );
  return reimbursement.request;
}

/** Events of a later version than this code leave the reimbursement as it is. */
function unchanged(_event: never, reimbursement: Reimbursement): Reimbursement {
  return reimbursement;
}
