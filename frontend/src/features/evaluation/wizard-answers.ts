import { isAboutWarranty } from '@phirse/contracts/rules/bill.js';
import { missingAnswer } from '@phirse/contracts/rules/criteria.js';
import { type QuestionSection, type SelectedOption } from '@phirse/contracts/rules/questions.js';

/** Answers by the heading of their section, as the evaluation state keeps them. */
export type AnswersByHeading = Readonly<Record<string, readonly SelectedOption[]>>;

export function byHeading(answers: readonly SelectedOption[]): AnswersByHeading {
  const grouped: Record<string, SelectedOption[]> = {};
  for (const answer of answers) {
    const section = grouped[answer.heading] ?? [];
    grouped[answer.heading] = [...section, answer];
  }
  return grouped;
}

export function flatAnswers(answers: AnswersByHeading): readonly SelectedOption[] {
  return Object.values(answers).flat();
}

/** Without a bill nobody can prove a warranty: the bill rule drops those answers, so they are not asked for. */
export function isSkipped(section: QuestionSection, answers: readonly SelectedOption[]): boolean {
  return isAboutWarranty(section.heading) && answers.some((answer) => answer.bill && answer.value === 'No');
}

/** What is missing in a section, as the text to show; `null` where its criteria are met or it is not asked. */
export function openQuestion(section: QuestionSection, answers: readonly SelectedOption[]): string | null {
  return isSkipped(section, answers) ? null : missingAnswer(section, answers);
}

/** An answer in words: `Camera`, or `Do you have the bill? Yes`. */
export function answerText({ description, displayAnswer }: SelectedOption): string {
  return displayAnswer ? `${description} ${displayAnswer}` : description;
}

interface AnswerOnRecord {
  readonly heading: string;
  readonly description: string;
  readonly value: string;
}

/**
 * The answers on an order as the wizard takes them, to begin a re-evaluation with. Options that the questionnaire no longer offers are
 * left out. Where a bill was shown the order carries no bill answer (the bill rule), so it is set to Yes again.
 */
export function prefilledAnswers(
  sections: readonly QuestionSection[],
  options: readonly AnswerOnRecord[],
): readonly SelectedOption[] {
  const onRecord = new Map(options.map((option) => [`${option.heading} ${option.description}`, option.value]));
  return sections.flatMap((section) =>
    section.options.flatMap((option) => {
      const yesNo = section.type === 'yes/no';
      const own =
        onRecord.get(`${section.heading} ${option.description}`) ?? (option.bill && yesNo ? 'Yes' : undefined);
      const direct = own === undefined ? [] : [{ option, value: own, type: section.type as string }];
      const subs = option.subOptions.flatMap((sub) => {
        const value = onRecord.get(`${section.heading} ${sub.description}`);
        return value === undefined ? [] : [{ option: sub, value, type: 'sub' }];
      });
      return [...direct, ...subs].map(({ option: { description, bill }, value, type }) => ({
        heading: section.heading,
        description,
        type,
        value,
        bill,
        displayAnswer: yesNo ? value : '',
      }));
    }),
  );
}
