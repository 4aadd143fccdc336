import { type YesNo } from '@phirse/contracts/rules/criteria.js';
import { type QuestionOption, type QuestionSection, type SelectedOption } from '@phirse/contracts/rules/questions.js';
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../ui/class-names.js';
import { Picture } from '../../ui/picture.js';
import { useNumberKeys } from '../../ui/use-number-keys.js';

export interface YesNoQuestionsProps {
  readonly section: QuestionSection;
  readonly answers: readonly SelectedOption[];
  readonly onAnswer: (option: QuestionOption, answer: YesNo) => void;
}

const YES_NO = ['Yes', 'No'] as const;

/** Several questions of one section, each answered Yes or No; keys 1 and 2 answer the first that is still open. */
export function YesNoQuestions({ section, answers, onAnswer }: YesNoQuestionsProps) {
  const given = (option: QuestionOption) =>
    answers.find((answer) => answer.heading === section.heading && answer.description === option.description)?.value;
  const firstOpen = section.options.find((option) => given(option) === undefined);
  useNumberKeys(YES_NO.length, (index) => {
    const answer = YES_NO[index];
    if (firstOpen && answer) onAnswer(firstOpen, answer);
  });
  return (
    <ul className="grid gap-3">
      {section.options.map((option) => (
        <li key={option.description}>
          <Question
            option={option}
            value={given(option)}
            hotkeys={option === firstOpen}
            onAnswer={(answer) => onAnswer(option, answer)}
          />
        </li>
      ))}
    </ul>
  );
}

interface QuestionProps {
  readonly option: QuestionOption;
  readonly value: string | undefined;
  readonly hotkeys: boolean;
  readonly onAnswer: (answer: YesNo) => void;
}

function Question({ option, value, hotkeys, onAnswer }: QuestionProps) {
  const textId = useId();
  return (
    <fieldset
      aria-labelledby={textId}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border-2 bg-surface p-3 transition-colors sm:p-4',
        value ? 'border-primary' : 'border-hairline',
      )}
    >
      <Picture src={option.image} alt="" className="size-16 shrink-0" />
      <p id={textId} className="min-w-0 flex-1 text-17 font-semibold">
        {option.description}
      </p>
      <div className="grid w-full grid-cols-2 gap-2 sm:w-56">
        {YES_NO.map((answer, index) => (
          <button
            key={answer}
            type="button"
            aria-pressed={value === answer}
            aria-keyshortcuts={hotkeys ? String(index + 1) : undefined}
            onClick={() => onAnswer(answer)}
            className={classNames(
              'inline-flex min-h-12 items-center justify-center gap-2 rounded-control border font-semibold transition-colors',
              value === answer ? 'border-primary bg-primary text-on-primary' : 'border-control hover:bg-sunken',
            )}
          >
            {answer === 'Yes' ? (
              <Check aria-hidden="true" className="size-5" />
            ) : (
              <X aria-hidden="true" className="size-5" />
            )}
            {answer}
            {hotkeys && (
              <span
                aria-hidden="true"
                className="hidden rounded-control border px-1.5 font-mono text-13 opacity-70 pointer-fine:inline"
              >
                {index + 1}
              </span>
            )}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
