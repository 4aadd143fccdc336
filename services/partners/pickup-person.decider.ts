import { type PickupPersonAdded, type PickupPersonEvent } from '@phirse/contracts/events/people.events.js';
import { type Decider } from '@phirse/contracts/kernel/decider.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';

export type PickupPersonState =
  | { readonly status: 'unknown' }
  | { readonly status: 'active' | 'blocked'; readonly partnerId: string };

type Known = Exclude<PickupPersonState, { status: 'unknown' }>;

type Add = PickupPersonAdded['data'] & { readonly type: 'AddPickupPerson' };
interface Block {
  readonly type: 'BlockPickupPerson';
  readonly pickupPersonId: string;
  readonly partnerId: string;
  readonly at: string;
}
interface Unblock {
  readonly type: 'UnblockPickupPerson';
  readonly pickupPersonId: string;
  readonly partnerId: string;
  readonly at: string;
}
export type PickupPersonCommand = Add | Block | Unblock;

/** A pickup person: works for one partner, who blocks and unblocks them. One a number, across all partners. */
export const pickupPersonDecider: Decider<PickupPersonState, PickupPersonCommand, PickupPersonEvent> = {
  initialState: { status: 'unknown' },

  decide(command, state) {
    switch (command.type) {
      case 'AddPickupPerson':
        return add(command, state);
      case 'BlockPickupPerson':
        return block(command, ownedBy(command.partnerId, state));
      case 'UnblockPickupPerson':
        return unblock(command, ownedBy(command.partnerId, state));
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'PickupPersonAdded':
        return { status: 'active', partnerId: event.data.partnerId };
      case 'PickupPersonBlocked':
        return state.status === 'unknown' ? state : { ...state, status: 'blocked' };
      case 'PickupPersonUnblocked':
        return state.status === 'unknown' ? state : { ...state, status: 'active' };
      default:
        return ofALaterVersion(event, state);
    }
  },
};

function add({ type: _, ...data }: Add, state: PickupPersonState): readonly PickupPersonEvent[] {
  if (state.status === 'unknown') return [{ type: 'PickupPersonAdded', data }];
  // The same words whether it is one's own or another's pickup person: a partner may not learn who works for others.
  return refuse('ALREADY_EXISTS', 'A pickup person with this number exists already. Please use another number.');
}

function block({ type: _, ...data }: Block, { status }: Known): readonly PickupPersonEvent[] {
  return status === 'blocked' ? [] : [{ type: 'PickupPersonBlocked', data }];
}

function unblock({ type: _, ...data }: Unblock, { status }: Known): readonly PickupPersonEvent[] {
  return status === 'active' ? [] : [{ type: 'PickupPersonUnblocked', data }];
}

function ownedBy(partnerId: string, state: PickupPersonState): Known {
  return state.status !== 'unknown' && state.partnerId === partnerId
    ? state
    : refuse('NOT_FOUND', 'Pickup person data not found');
}

function ofALaterVersion(_event: never, state: PickupPersonState): PickupPersonState {
  return state;
}
