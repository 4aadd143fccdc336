import { type CommandContext } from './command-context.js';
import { type DomainEvent, type Recorded } from './event.js';

/**
 * A process manager: events in, commands out, no I/O. The runner makes the context from the event (command id derived from the event's
 * id and the command's place), so that an event delivered twice leads to one effect.
 */
export interface Process<Event extends DomainEvent> {
  /** Checkpoint name, `lead-acceptance`. */
  readonly name: string;
  readonly eventTypes: readonly Event['type'][];
  /** How old (ms) an event must be before the process sees it: time for the handler that began the work to end it itself. */
  readonly settleMs: number;
  /** Commands to send, in order. `contextOf(n)` is the context of the n-th. */
  react(event: Recorded<Event>, contextOf: (place: number) => CommandContext): readonly object[];
}

// biome-ignore lint/suspicious/noExplicitAny: a list of processes holds reactions to different events
export type AnyProcess = Process<any>;
