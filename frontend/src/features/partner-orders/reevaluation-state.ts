import { type CalculatedPrice } from '@phirse/contracts/read-models/answers.js';
import { type SelectedOption } from '@phirse/contracts/rules/questions.js';
import { sessionJson } from '../../lib/storage.js';
import { createStoredState, useStoredState } from '../../lib/stored-state.js';

/** What a re-evaluation came to, until it is confirmed. */
export interface EvaluationResult {
  readonly orderId: string;
  /** The evaluated price, rupees. */
  readonly basePrice: number;
  readonly appliedOptions: CalculatedPrice['appliedOptions'];
}

/** A re-evaluation under way in this tab: it must outlive a reload at a customer's door. */
export interface Reevaluation {
  readonly orderId: string;
  readonly currentStep: number;
  /** `null` until the first answer: the customer's own stand there. */
  readonly answers: readonly SelectedOption[] | null;
  readonly result: EvaluationResult | null;
}

const EMPTY: Reevaluation = { orderId: '', currentStep: 0, answers: null, result: null };

/** The parsing boundary of what this app itself has written; anything of another shape counts as nothing. */
function parse(stored: unknown): Reevaluation {
  if (typeof stored !== 'object' || stored === null) return EMPTY;
  const { orderId, currentStep, answers, result } = stored as Partial<Reevaluation>;
  if (typeof orderId !== 'string' || typeof currentStep !== 'number') return EMPTY;
  return {
    orderId,
    currentStep,
    answers: Array.isArray(answers) ? answers : null,
    result: resultOf(result),
  };
}

/** An evaluation's result, as stored or as carried in navigation state; `null` for anything else. */
export function resultOf(value: unknown): EvaluationResult | null {
  if (typeof value !== 'object' || value === null) return null;
  const { orderId, basePrice, appliedOptions } = value as Partial<EvaluationResult>;
  const fits = typeof orderId === 'string' && typeof basePrice === 'number' && Array.isArray(appliedOptions);
  return fits ? { orderId, basePrice, appliedOptions } : null;
}

export const reevaluationStore = createStoredState('partnerEvaluation', parse, sessionJson);

/** The re-evaluation of one order; an empty one where another order is under way. */
export function useReevaluation(orderId: string): Reevaluation {
  const state = useStoredState(reevaluationStore);
  return state.orderId === orderId ? state : { ...EMPTY, orderId };
}
