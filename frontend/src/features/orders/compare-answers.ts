import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';

type Option = DisplayedOrder['productDetails']['options'][number];

/** One question, as answered at home and as found at the door. Amounts are what the answer took off, rupees. */
export interface ComparedAnswer {
  readonly question: string;
  readonly before: string;
  readonly after: string;
  readonly amountBefore: number;
  readonly amountAfter: number;
}

const isYesNo = ({ value }: Option) => value === 'Yes' || value === 'No';
const questionOf = (option: Option) => (isYesNo(option) ? option.description : option.heading);

function answersTo(question: string, options: readonly Option[]) {
  const given = options.filter((option) => questionOf(option) === question);
  return {
    words: given.map((option) => (isYesNo(option) ? option.value : option.description)).join(', '),
    amount: given.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** Where quote and requote differ, in the order of the questions. */
export function changedAnswers(quote: readonly Option[], requote: readonly Option[]): readonly ComparedAnswer[] {
  return questionsOf(quote, requote).flatMap((question) => {
    const first = answersTo(question, quote);
    const now = answersTo(question, requote);
    if (first.words === now.words && first.amount === now.amount) return [];
    return [{ question, before: first.words, after: now.words, amountBefore: first.amount, amountAfter: now.amount }];
  });
}

interface Evaluated {
  readonly evaluatedPrice: number;
  readonly options: readonly Option[];
}

export interface Comparison {
  readonly changed: readonly ComparedAnswer[];
  /** How many questions were answered alike. */
  readonly unchanged: number;
  /** What the difference in price has beside the answers, rupees: no device is bought below a least price. */
  readonly rest: number;
}

/** Lays two evaluations of one device beside each other. */
export function compareAnswers(quote: Evaluated, requote: Evaluated): Comparison {
  const changed = changedAnswers(quote.options, requote.options);
  const explained = changed.reduce((sum, { amountBefore, amountAfter }) => sum + amountBefore - amountAfter, 0);
  return {
    changed,
    unchanged: questionsOf(quote.options, requote.options).length - changed.length,
    rest: requote.evaluatedPrice - quote.evaluatedPrice - explained,
  };
}

const questionsOf = (quote: readonly Option[], requote: readonly Option[]) => [
  ...new Set([...quote, ...requote].map(questionOf)),
];
