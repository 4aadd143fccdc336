import { type QuestionSection, type SelectedOption } from '@phirse/contracts/rules/questions.js';
import { Badge } from '../../ui/badge.js';
import { answerText } from '../evaluation/wizard-answers.js';

const wordsOf = (section: QuestionSection, answers: readonly SelectedOption[]) =>
  answers.filter(({ heading }) => heading === section.heading).map(answerText);

/** The sections whose answers are not the customer's any more. */
export function changedSections(
  sections: readonly QuestionSection[],
  before: readonly SelectedOption[],
  now: readonly SelectedOption[],
): readonly QuestionSection[] {
  const textOf = (section: QuestionSection, answers: readonly SelectedOption[]) =>
    wordsOf(section, answers).toSorted().join('\n');
  return sections.filter((section) => textOf(section, before) !== textOf(section, now));
}

export interface SaidBeforeProps {
  readonly section: QuestionSection;
  readonly before: readonly SelectedOption[];
  readonly now: readonly SelectedOption[];
}

/** What the customer answered to the question on screen, lit up once it is answered otherwise. */
export function SaidBefore({ section, before, now }: SaidBeforeProps) {
  const [said, found] = [wordsOf(section, before), wordsOf(section, now)];
  const gone = said.filter((words) => !found.includes(words));
  const isChanged = changedSections([section], before, now).length > 0;
  return (
    <div
      role="status"
      className={
        isChanged
          ? 'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-warn-line bg-warn-tint px-4 py-2.5'
          : 'flex flex-wrap items-center gap-x-3 gap-y-1 px-px py-1'
      }
    >
      <Badge tone={isChanged ? 'warn' : 'plain'}>{isChanged ? 'Changed' : 'As the customer said'}</Badge>
      {isChanged && <span>The customer said: {(gone.length > 0 ? gone : said).join(', ') || 'nothing here'}</span>}
    </div>
  );
}
