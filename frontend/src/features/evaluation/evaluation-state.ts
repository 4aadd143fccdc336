import { type CalculatedPrice } from '@phirse/contracts/read-models/answers.js';
import { type SelectedOption } from '@phirse/contracts/rules/questions.js';
import { localJson } from '../../lib/storage.js';
import { createStoredState, useStoredState } from '../../lib/stored-state.js';
import { type AnswersByHeading } from './wizard-answers.js';

export type AppliedOption = CalculatedPrice['appliedOptions'][number];

/** Customer spec, section 3, "Evaluation state", and the quote that came of it. Empty strings, lists and 0 at start. */
export interface EvaluationState {
  readonly categoryType: string;
  readonly model: string;
  readonly productSlug: string;
  readonly productImage: string;
  readonly variant: string;
  readonly color: string | null;
  readonly pincode: string;
  readonly city: string;
  readonly state: string;
  /** Index of the wizard's section. */
  readonly currentStep: number;
  readonly answers: AnswersByHeading;
  /** The priced answers, after a submit that went through. */
  readonly selectedOptions: readonly AppliedOption[];
  /** The evaluated price, rupees; 0 before it is known. */
  readonly basePrice: number;
  readonly estimatedPrice: number;
  readonly quoteId: string;
  readonly expiresAt: string;
  /** Answers submitted by somebody who has yet to sign in: sent by themselves afterwards. */
  readonly pending: readonly SelectedOption[] | null;
}

const EMPTY: EvaluationState = {
  categoryType: '',
  model: '',
  productSlug: '',
  productImage: '',
  variant: '',
  color: null,
  pincode: '',
  city: '',
  state: '',
  currentStep: 0,
  answers: {},
  selectedOptions: [],
  basePrice: 0,
  estimatedPrice: 0,
  quoteId: '',
  expiresAt: '',
  pending: null,
};

/** Fields of another type than they should be count as missing. The parsing boundary of what this app itself has written. */
function parse(stored: unknown): EvaluationState {
  if (typeof stored !== 'object' || stored === null) return EMPTY;
  const fits = ([name, value]: [string, unknown]) => {
    if (name === 'pending' || name === 'selectedOptions') return areAnswers(value);
    if (name === 'answers')
      return typeof value === 'object' && value !== null && Object.values(value).every(areAnswers);
    if (name === 'color') return typeof value === 'string';
    const empty: unknown = EMPTY[name as keyof EvaluationState];
    return typeof value === typeof empty && value !== null && Array.isArray(value) === Array.isArray(empty);
  };
  return { ...EMPTY, ...(Object.fromEntries(Object.entries(stored).filter(fits)) as Partial<EvaluationState>) };
}

function areAnswers(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((answer) => ['heading', 'description', 'value'].every((field) => typeof answer?.[field] === 'string'))
  );
}

export const evaluationStore = createStoredState('evaluationState', parse, localJson);

/** What a price stood on has changed: the price goes; the answers that made it stay, to begin the next evaluation with. */
export function forgetQuote(): void {
  evaluationStore.merge({ basePrice: 0, quoteId: '', expiresAt: '', pending: null });
}

/** Whether there is a price for this model that an order can be placed for (customer spec, section 2, "Final price page"). */
export function isPriced(evaluation: EvaluationState, modelSlug: string): boolean {
  const { pincode, productSlug, categoryType, selectedOptions, basePrice } = evaluation;
  return Boolean(pincode && categoryType && selectedOptions.length > 0 && basePrice > 0) && productSlug === modelSlug;
}

export const useEvaluation = (): EvaluationState => useStoredState(evaluationStore);
