import { type DomainEvent } from './event.js';

/**
 * The pure core of an aggregate. `decide` answers the events a command leads to: none where its wish is already true,
 * a `DomainError` thrown by `refuse` where a rule forbids it. `evolve` folds one event and never refuses.
 */
export interface Decider<State, Command, Event extends DomainEvent> {
  readonly initialState: State;
  decide(command: Command, state: State): readonly Event[];
  evolve(state: State, event: Event): State;
}

/** Folds a stream's events, oldest first. */
export function fold<State, Event extends DomainEvent>(
  decider: Pick<Decider<State, never, Event>, 'initialState' | 'evolve'>,
  events: readonly Event[],
): State {
  return events.reduce((state, event) => decider.evolve(state, event), decider.initialState);
}
