import { type PartnerEvent, type PartnerProfile } from '@phirse/contracts/events/people.events.js';
import { type Decider } from '@phirse/contracts/kernel/decider.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';

export type PartnerState =
  | { readonly status: 'unknown' }
  | { readonly status: 'active' | 'suspended'; readonly profile: PartnerProfile };

type Registered = Exclude<PartnerState, { status: 'unknown' }>;

interface Register extends PartnerProfile {
  readonly type: 'RegisterPartner';
  readonly partnerId: string;
  readonly phone: string;
  readonly passwordHash: string;
  readonly at: string;
}
interface ChangeProfile extends PartnerProfile {
  readonly type: 'ChangePartnerProfile';
  readonly partnerId: string;
  readonly at: string;
}
interface Suspend {
  readonly type: 'SuspendPartner';
  readonly partnerId: string;
  readonly reason: string;
  readonly at: string;
}
interface Reinstate {
  readonly type: 'ReinstatePartner';
  readonly partnerId: string;
  readonly at: string;
}
export type PartnerCommand = Register | ChangeProfile | Suspend | Reinstate;

/** A partner: registered once a number, suspended and reinstated by operators. */
export const partnerDecider: Decider<PartnerState, PartnerCommand, PartnerEvent> = {
  initialState: { status: 'unknown' },

  decide(command, state) {
    switch (command.type) {
      case 'RegisterPartner':
        return register(command, state);
      case 'ChangePartnerProfile':
        return changeProfile(command, registered(state));
      case 'SuspendPartner':
        return suspend(command, registered(state));
      case 'ReinstatePartner':
        return reinstate(command, registered(state));
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'PartnerRegistered':
        return { status: 'active', profile: profileOf(event.data) };
      case 'PartnerProfileChanged':
        return state.status === 'unknown' ? state : { ...state, profile: profileOf(event.data) };
      case 'PartnerSuspended':
        return state.status === 'unknown' ? state : { ...state, status: 'suspended' };
      case 'PartnerReinstated':
        return state.status === 'unknown' ? state : { ...state, status: 'active' };
      default:
        return ofALaterVersion(event, state);
    }
  },
};

function register({ type: _, ...data }: Register, state: PartnerState): readonly PartnerEvent[] {
  if (state.status === 'unknown') return [{ type: 'PartnerRegistered', data }];
  return refuse('ALREADY_EXISTS', `This number is registered to ${state.profile.companyName} already.`);
}

function changeProfile({ type: _, ...data }: ChangeProfile, { profile }: Registered): readonly PartnerEvent[] {
  return sameProfile(profileOf(data), profile) ? [] : [{ type: 'PartnerProfileChanged', data }];
}

function suspend({ type: _, ...data }: Suspend, { status }: Registered): readonly PartnerEvent[] {
  return status === 'suspended' ? [] : [{ type: 'PartnerSuspended', data }];
}

function reinstate({ type: _, ...data }: Reinstate, { status }: Registered): readonly PartnerEvent[] {
  return status === 'active' ? [] : [{ type: 'PartnerReinstated', data }];
}

function registered(state: PartnerState): Registered {
  return state.status === 'unknown' ? refuse('NOT_FOUND', 'We could not find a partner with that number.') : state;
}

function profileOf({ name, email, address, state, companyName, gstIN, pinCodes }: PartnerProfile): PartnerProfile {
  return { name, email, address, state, companyName, gstIN, pinCodes };
}

/** `profileOf` puts the fields in one order. */
function sameProfile(left: PartnerProfile, right: PartnerProfile): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function ofALaterVersion(_event: never, state: PartnerState): PartnerState {
  return state;
}
