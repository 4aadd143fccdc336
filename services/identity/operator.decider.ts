import { type OperatorEvent } from '@phirse/contracts/events/people.events.js';
import { type Decider } from '@phirse/contracts/kernel/decider.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';

export type OperatorState =
  | { readonly status: 'unknown' }
  | { readonly status: 'registered'; readonly operatorId: string; readonly name: string };

export interface OperatorCommand {
  readonly type: 'RegisterOperator';
  readonly operatorId: string;
  readonly name: string;
  readonly phone: string;
  readonly passwordHash: string;
  readonly at: string;
}

/** An operator: registered once. The same name again changes nothing, the password included. */
export const operatorDecider: Decider<OperatorState, OperatorCommand, OperatorEvent> = {
  initialState: { status: 'unknown' },

  decide({ type: _, ...data }, state) {
    if (state.status === 'unknown') return [{ type: 'OperatorRegistered', data }];
    if (state.name === data.name) return [];
    return refuse('ALREADY_EXISTS', `This number belongs to the operator ${state.name} already.`);
  },

  evolve(_, { data }) {
    return { status: 'registered', operatorId: data.operatorId, name: data.name };
  },
};
