import { type QuestionSection, type SelectedOption } from '@phirse/contracts/rules/questions.js';
import { type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.js';
import { answerText, isSkipped, openQuestion } from './wizard-answers.js';

export interface AnswersSummaryProps {
  readonly device: ReactNode;
  readonly sections: readonly QuestionSection[];
  readonly answers: readonly SelectedOption[];
  readonly step: number;
  readonly onGoTo: (step: number) => void;
}

/** What has been answered so far as a slip; what is reached can be gone back to. */
export function AnswersSummary({ device, sections, answers, step, onGoTo }: AnswersSummaryProps) {
  return (
    <div className="drop-shadow-[0_8px_12px_#16221d1f]">
      <div className="torn rounded-t-card border-x border-t bg-surface">
        <div className="p-4 pb-6">
          {device}
          <ol className="perforated mt-4 grid gap-1 pt-3">
            {sections.map((section, index) => {
              const given = answers.filter((answer) => answer.heading === section.heading);
              const reachable = sections.slice(0, index).every((before) => !openQuestion(before, answers));
              return (
                <li key={section.heading}>
                  <button
                    type="button"
                    disabled={!reachable || index === step}
                    aria-current={index === step ? 'step' : undefined}
                    onClick={() => onGoTo(index)}
                    className={classNames(
                      'block min-h-11 w-full rounded-control px-2 py-1.5 text-left enabled:hover:bg-sunken',
                      index === step && 'bg-primary-tint',
                    )}
                  >
                    <span
                      className={classNames(
                        'block font-semibold',
                        given.length === 0 && index !== step && 'font-normal text-muted',
                      )}
                    >
                      {section.heading}
                    </span>
                    {isSkipped(section, answers) ? (
                      <span className="block text-13 text-muted">Not counted without a bill</span>
                    ) : (
                      given.map((answer) => (
                        <span key={`${answer.type} ${answer.description}`} className="block text-13 text-muted">
                          {answerText(answer)}
                        </span>
                      ))
                    )}
                  </button>
                </li>
              );
            })}
          </ol>
        </div>
      </div>
    </div>
  );
}
