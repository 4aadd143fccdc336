import { type DomainEvent, type Recorded } from './event.js';

/**
 * A process manager: events in, commands out, no I/O. The runner gives each command an id derived from the event's id, so that
 * an event delivered twice leads to one effect.
 */
export interface Process<Event extends DomainEvent, Command extends object> {
  /** Checkpoint name, `lead-acceptance`. */
  readonly name: string;
  readonly eventTypes: readonly Event['type'][];
  /** How old (ms) an event must be before the process sees it: time for the handler that began the work to end it itself. */
  readonly settleMs: number;
  react(event: Recorded<Event>): readonly Command[];
}
