import {
  type PriceRule,
  type QuestionnaireEvent,
  type QuestionnairePublished,
} from '@phirse/contracts/events/evaluation.events.js';
import { type Decider } from '@phirse/contracts/kernel/decider.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type QuestionSection } from '@phirse/contracts/rules/questions.js';

/** The latest questionnaire of a category. */
export type QuestionnaireState = QuestionnairePublished['data'] | null;

export type QuestionnaireCommand = {
  readonly type: 'PublishQuestionnaire';
  readonly questionnaire: QuestionnairePublished['data'];
};

/** Publishing a questionnaire as it stands changes nothing. One that could not be answered or priced without doubt is refused. */
export const questionnaireDecider: Decider<QuestionnaireState, QuestionnaireCommand, QuestionnaireEvent> = {
  initialState: null,

  decide({ questionnaire }, state) {
    const problem = problemOf(questionnaire.sections, questionnaire.rules);
    if (problem) refuse('INVALID', problem);
    const isSame = state !== null && factsOf(state) === factsOf(questionnaire);
    return isSame ? [] : [{ type: 'QuestionnairePublished', data: questionnaire }];
  },

  evolve(_state, event) {
    return event.data;
  },
};

/** What a questionnaire says, as text to compare: seeds and the log keep the order of its keys. */
function factsOf({ category, categorySlug, sections, rules }: QuestionnairePublished['data']): string {
  return JSON.stringify({ category, categorySlug, sections, rules });
}

function problemOf(sections: readonly QuestionSection[], rules: readonly PriceRule[]): string | null {
  if (hasDoubles(sections.map(({ heading }) => heading))) return 'Two sections have the same heading.';
  return (
    sections.map(problemOfSection).find(Boolean) ??
    rules.map((rule) => problemOfRule(rule, sections)).find(Boolean) ??
    null
  );
}

/** Answers are told apart by heading and description, and the bill rule adds the answer `No`: both limit what a section may hold. */
function problemOfSection({ heading, type, criteria, options }: QuestionSection): string | null {
  const subOptions = options.flatMap((option) => option.subOptions);
  if (hasDoubles([...options, ...subOptions].map(({ description }) => description)))
    return `Two answers of '${heading}' have the same text.`;
  if (options.length === 0 && criteria !== '' && criteria !== 'none') return `'${heading}' cannot be answered.`;
  if (type === 'yes/no' && subOptions.length > 0) return `'${heading}' is a yes/no section and takes no details.`;
  const isBill = [...(type === 'yes/no' ? [] : options), ...subOptions].some(({ bill }) => bill);
  return isBill ? `A question about the bill must be answered with Yes or No; '${heading}' is not.` : null;
}

function problemOfRule(
  { heading, description, value, percentage }: PriceRule,
  sections: readonly QuestionSection[],
): string | null {
  const section = sections.find((candidate) => candidate.heading === heading);
  const isAnswer = section?.options
    .flatMap((option) => [option, ...option.subOptions])
    .some((option) => option.description === description);
  const values = section?.type === 'yes/no' ? ['Yes', 'No'] : [description];
  if (!isAnswer || !values.includes(value)) return `No answer is '${heading}', '${description}', '${value}'.`;
  return percentage >= 0 && percentage <= 100 ? null : `${percentage} % of '${description}' is not between 0 and 100.`;
}

function hasDoubles(texts: readonly string[]): boolean {
  return new Set(texts).size < texts.length;
}
