import { type QuestionOption, type QuestionSection, type SelectedOption } from './questions.js';

export const CHOOSE_ONE = 'Please select one option.';
export const CHOOSE_SOME = 'Please select at least one option.';
export const CHOOSE_ALL_REQUIRED = 'Please complete all required questions before submitting.';

/** Value of a yes/no answer. */
export type YesNo = 'Yes' | 'No';

const isYesNo = (section: QuestionSection) => section.type === 'yes/no';
const ofSection = (section: QuestionSection, answers: readonly SelectedOption[]) =>
  answers.filter((answer) => answer.heading === section.heading);

/** Several choices stand side by side in grid and image sections whose criteria is `all` or `some`. */
export function isMultiSelect(section: QuestionSection): boolean {
  return !isYesNo(section) && (section.criteria === 'all' || section.criteria === 'some');
}

/** What is missing in a section, as the text to show; `null` where its criteria are met (customer spec, section 5). */
export function missingAnswer(section: QuestionSection, answers: readonly SelectedOption[]): string | null {
  const { criteria } = section;
  if (criteria === '' || criteria === 'none') return null;
  const given = ofSection(section, answers);
  if (isYesNo(section)) {
    const isAnswered = (option: QuestionOption) => given.some((answer) => answer.description === option.description);
    if (section.options.every(isAnswered)) return null;
    return criteria === 'one' ? CHOOSE_ONE : CHOOSE_SOME;
  }
  const count = given.length;
  if (criteria === 'one') return count === 1 ? null : CHOOSE_ONE;
  return count >= 1 ? null : CHOOSE_SOME;
}

/** The sections whose criteria the answers do not meet. */
export function unansweredSections(
  sections: readonly QuestionSection[],
  answers: readonly SelectedOption[],
): readonly QuestionSection[] {
  return sections.filter((section) => missingAnswer(section, answers) !== null);
}

function answerTo(section: QuestionSection, option: QuestionOption, value: string, type: string): SelectedOption {
  return {
    heading: section.heading,
    description: option.description,
    type,
    value,
    bill: option.bill,
    displayAnswer: isYesNo(section) ? value : '',
  };
}

/**
 * The answers after a choice in a section. The same choice again removes it; a multi-select section collects, any other replaces.
 * A yes/no section keeps one answer an option. `subOption` is a choice in an option's detail panel.
 */
export function toggleAnswer(
  answers: readonly SelectedOption[],
  section: QuestionSection,
  option: QuestionOption,
  choice: { readonly yesNo: YesNo } | { readonly subOption: QuestionOption } | 'option' = 'option',
): readonly SelectedOption[] {
  if (choice !== 'option' && 'yesNo' in choice) {
    const answer = answerTo(section, option, choice.yesNo, section.type);
    const isSame = (other: SelectedOption) =>
      other.heading === section.heading && other.description === option.description;
    const before = answers.find(isSame);
    const others = answers.filter((other) => !isSame(other));
    return before?.value === choice.yesNo ? others : [...others, answer];
  }
  const answer =
    choice === 'option'
      ? answerTo(section, option, option.description, section.type)
      : answerTo(section, choice.subOption, choice.subOption.description, 'sub');
  const isSame = (other: SelectedOption) =>
    other.heading === answer.heading && other.description === answer.description && other.type === answer.type;
  if (answers.some(isSame)) return answers.filter((other) => !isSame(other));
  if (isMultiSelect(section)) return [...answers, answer];
  return [...answers.filter((other) => other.heading !== section.heading), answer];
}

/** Whether choosing an option opens its detail panel instead of answering; yes/no options are answered where they stand. */
export function opensDetail(section: QuestionSection, option: QuestionOption): boolean {
  return !isYesNo(section) && option.subOptions.length > 0;
}
