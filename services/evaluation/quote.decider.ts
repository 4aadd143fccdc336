import {
  type DeviceEvaluated,
  type QuoteAbandoned,
  type QuoteEvent,
} from '@phirse/contracts/events/evaluation.events.js';
import { type Decider } from '@phirse/contracts/kernel/decider.js';

/** A quote is written once: what was evaluated, or that a price was seen and left. */
export type QuoteState = DeviceEvaluated | QuoteAbandoned | null;

export type QuoteCommand =
  | { readonly type: 'EvaluateDevice'; readonly quote: DeviceEvaluated['data'] }
  | { readonly type: 'AbandonQuote'; readonly quote: QuoteAbandoned['data'] };

export const quoteDecider: Decider<QuoteState, QuoteCommand, QuoteEvent> = {
  initialState: null,

  decide(command, state) {
    if (state) return [];
    switch (command.type) {
      case 'EvaluateDevice':
        return [{ type: 'DeviceEvaluated', data: command.quote }];
      case 'AbandonQuote':
        return [{ type: 'QuoteAbandoned', data: command.quote }];
    }
  },

  evolve(_state, event) {
    return event;
  },
};
