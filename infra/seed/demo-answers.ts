import { type Category } from '@phirse/contracts/events/catalog.events.js';
import { toggleAnswer } from '@phirse/contracts/rules/criteria.js';
import { type QuestionOption, type QuestionSection, type SelectedOption } from '@phirse/contracts/rules/questions.js';
import { questionnaires } from './questionnaires.js';

/** Answers a wizard would send for a device with these faults, before the bill rule; any text that the questionnaire knows. */
export function answersWith(category: Category, faults: readonly string[]): readonly SelectedOption[] {
  const sections = questionnaires.find((candidate) => candidate.category === category)?.sections ?? [];
  const unknown = faults.filter((fault) => !sections.some((section) => names(section).includes(fault)));
  if (unknown.length > 0) throw new Error(`The ${category} questionnaire has no answer '${unknown[0]}'`);
  return sections.reduce<readonly SelectedOption[]>((answers, section) => answerSection(answers, section, faults), []);
}

const names = (section: QuestionSection) =>
  section.options.flatMap((option) => [option.description, ...option.subOptions.map((sub) => sub.description)]);

function answerSection(
  answers: readonly SelectedOption[],
  section: QuestionSection,
  faults: readonly string[],
): readonly SelectedOption[] {
  if (section.type === 'yes/no')
    return section.options.reduce(
      (given, option) =>
        toggleAnswer(given, section, option, { yesNo: faults.includes(option.description) ? 'No' : 'Yes' }),
      answers,
    );
  const faulty = section.options.flatMap((option) => picksOf(option, faults));
  if (faulty.length > 0) return faulty.reduce((given, pick) => choose(given, section, pick), answers);
  // The first option of every section is the one without a fault; a section that requires nothing stays open.
  const [best] = section.options;
  return best && section.criteria !== 'none' ? toggleAnswer(answers, section, best) : answers;
}

interface Pick {
  readonly option: QuestionOption;
  readonly sub: QuestionOption | null;
}

const picksOf = (option: QuestionOption, faults: readonly string[]): readonly Pick[] => [
  ...(faults.includes(option.description) && option.subOptions.length === 0 ? [{ option, sub: null }] : []),
  ...option.subOptions.filter((sub) => faults.includes(sub.description)).map((sub) => ({ option, sub })),
];

const choose = (answers: readonly SelectedOption[], section: QuestionSection, { option, sub }: Pick) =>
  toggleAnswer(answers, section, option, sub ? { subOption: sub } : 'option');
