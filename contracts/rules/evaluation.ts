import { type PricedOption, type PriceRule } from '../events/evaluation.events.js';
import { type FieldError } from '../kernel/errors.js';
import { applyBillRule, isAboutWarranty } from './bill.js';
import { CHOOSE_ALL_REQUIRED, CHOOSE_ONE, isMultiSelect, missingAnswer } from './criteria.js';
import { evaluatePrice } from './pricing.js';
import { type QuestionSection, type SelectedOption } from './questions.js';

/** An answer as a client sends it. Its `type` and `bill` are not read: the questionnaire knows them. */
export type GivenAnswer = Pick<SelectedOption, 'heading' | 'description' | 'value'>;

/** What a set of answers comes to. */
export type EvaluatedAnswers =
  | { readonly outcome: 'invalid'; readonly errors: readonly FieldError[] }
  /** The device is not bought; `message` says why. */
  | { readonly outcome: 'refused'; readonly message: string }
  /** `price` is the evaluated price; `options` are the answers as they count, with what each took off. */
  | { readonly outcome: 'priced'; readonly price: number; readonly options: readonly PricedOption[] };

interface EvaluationInput {
  readonly sections: readonly QuestionSection[];
  readonly rules: readonly PriceRule[];
  /** Rupees before any answer. */
  readonly estimatedPrice: number;
  readonly answers: readonly GivenAnswer[];
  /** Name of the list in the request, for the error paths. */
  readonly field: string;
}

/**
 * Checks a payload of answers against the questionnaire and prices it: for a quote, an order and a re-evaluation alike. Every answer
 * must be one that the questionnaire offers, once, and every section must be answered as its criteria ask; a refused device is
 * refused as soon as one valid answer says so.
 */
export function evaluateAnswers({
  sections,
  rules,
  estimatedPrice,
  answers,
  field,
}: EvaluationInput): EvaluatedAnswers {
  const errors: FieldError[] = [];
  const known: SelectedOption[] = [];
  const taken = new Set<string>();
  for (const [index, answer] of answers.entries()) {
    const path = `${field}.${index}`;
    const found = recognise(sections, answer);
    if ('problem' in found) {
      errors.push({ field: `${path}.${found.problem}`, message: found.message });
      continue;
    }
    const key = JSON.stringify([answer.heading, answer.description]);
    if (taken.has(key)) {
      errors.push({ field: path, message: `'${answer.description}' is answered more than once.` });
      continue;
    }
    taken.add(key);
    known.push(found.answer);
  }
  errors.push(...contradictions(sections, known, field));
  if (errors.length > 0) return { outcome: 'invalid', errors };
  const counted = withBillRule(sections, known);
  const evaluation = evaluatePrice(estimatedPrice, counted, rules);
  if (evaluation.refused) return { outcome: 'refused', message: evaluation.message };
  const missing = unmetCriteria(sections, counted, field);
  if (missing.length > 0) return { outcome: 'invalid', errors: missing };
  return { outcome: 'priced', price: evaluation.price, options: evaluation.options };
}

type Recognised =
  | { readonly answer: SelectedOption }
  | { readonly problem: 'heading' | 'description' | 'value'; readonly message: string };

/** The answer as the questionnaire offers it; the field that it does not know elsewhere. */
function recognise(sections: readonly QuestionSection[], { heading, description, value }: GivenAnswer): Recognised {
  const section = sections.find((candidate) => candidate.heading === heading);
  if (!section) return { problem: 'heading', message: `There is no question '${heading}'.` };
  const unknown: Recognised = { problem: 'description', message: `'${heading}' has no answer '${description}'.` };
  if (section.type === 'yes/no') {
    const option = section.options.find((candidate) => candidate.description === description);
    if (!option) return unknown;
    if (value !== 'Yes' && value !== 'No')
      return { problem: 'value', message: `'${description}' is answered with Yes or No.` };
    return { answer: { heading, description, type: section.type, value, bill: option.bill, displayAnswer: value } };
  }
  const option = section.options.find((candidate) => candidate.description === description);
  const isDirect = option !== undefined && option.subOptions.length === 0;
  const subOption = section.options
    .flatMap((parent) => parent.subOptions)
    .find((sub) => sub.description === description);
  if (!isDirect && !subOption)
    return option ? { problem: 'description', message: `Please say more about '${description}'.` } : unknown;
  if (value !== description) return { problem: 'value', message: `The value of '${description}' is its own text.` };
  const type = isDirect ? section.type : 'sub';
  return { answer: { heading, description, type, value, bill: false, displayAnswer: '' } };
}

/** Two answers where a section takes one, whatever its criteria. */
function contradictions(
  sections: readonly QuestionSection[],
  answers: readonly SelectedOption[],
  field: string,
): FieldError[] {
  return sections
    .filter((section) => section.type !== 'yes/no' && !isMultiSelect(section))
    .filter((section) => answers.filter((answer) => answer.heading === section.heading).length > 1)
    .map((section) => ({ field, message: `${section.heading}: ${CHOOSE_ONE}` }));
}

/**
 * The bill rule on a payload that it may have shaped already: without any bill answer it has left them out because there is a bill, and
 * must not be run again.
 */
function withBillRule(
  sections: readonly QuestionSection[],
  answers: readonly SelectedOption[],
): readonly SelectedOption[] {
  return answers.some((answer) => answer.bill) ? applyBillRule(sections, answers) : answers;
}

/** The sections that want an answer; what the bill rule takes out of a payload is not asked for. */
function unmetCriteria(
  sections: readonly QuestionSection[],
  answers: readonly SelectedOption[],
  field: string,
): FieldError[] {
  const hasNoBill = answers.some((answer) => answer.bill);
  const unmet = sections.flatMap((section) => {
    if (hasNoBill && isAboutWarranty(section.heading)) return [];
    const asked = { ...section, options: section.options.filter((option) => !option.bill) };
    const message = asked.options.length > 0 ? missingAnswer(asked, answers) : null;
    return message ? [{ field, message: `${section.heading}: ${message}` }] : [];
  });
  return unmet.length > 0 ? [{ field, message: CHOOSE_ALL_REQUIRED }, ...unmet] : [];
}
