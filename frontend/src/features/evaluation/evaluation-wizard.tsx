import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../../ui/banner.js';
import { EmptyState } from '../../ui/empty-state.js';
import { FieldError } from '../../ui/field-error.js';
import { ProgressThread } from '../../ui/progress-thread.js';
import { AnswersSummary } from './answers-summary.js';
import { ChoiceQuestions } from './choice-questions.js';
import { useWizard, type WizardInput } from './use-wizard.js';
import { isSkipped } from './wizard-answers.js';
import { WizardFooter } from './wizard-footer.js';
import { YesNoQuestions } from './yes-no-questions.js';

export interface EvaluationWizardProps extends WizardInput {
  /** What is being priced, at the head of the summary: picture, name, price so far. */
  readonly device: ReactNode;
  readonly submitting?: boolean;
  /** Why the last submit failed; the answers are kept. */
  readonly error?: string | null;
  /** Over the error; that the answers are kept, unless told. */
  readonly errorTitle?: string;
  readonly submitLabel?: string;
}

/**
 * The condition questions one section a screen, for a customer's price and a partner's re-evaluation. Controlled: the caller keeps
 * `answers` and `step`, and prefills them with `prefilledAnswers`.
 */
export function EvaluationWizard(props: EvaluationWizardProps) {
  const { sections } = props;
  const step = Math.min(Math.max(props.step, 0), sections.length - 1);
  const section = sections[step];
  if (!section) return <EmptyState>There are no questions for this device.</EmptyState>;
  return <WizardStep {...props} step={step} section={section} />;
}

function WizardStep({
  section,
  device,
  submitting = false,
  error,
  errorTitle = 'Your answers are safe',
  submitLabel = 'Submit',
  ...input
}: EvaluationWizardProps & { readonly section: WizardInput['sections'][number] }) {
  const { sections, answers, step } = input;
  const wizard = useWizard(section, input);
  const heading = useHeadingOfStep(step);
  const trouble = useInSight(wizard.message ?? error ?? null);
  const summary = <AnswersSummary {...{ device, sections, answers, step, onGoTo: wizard.goTo }} />;
  const questions = { section, answers };
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div>
        <ProgressThread step={step} steps={sections.length} />
        <section aria-labelledby="wizard-question" className="mt-7">
          <h1 id="wizard-question" ref={heading} tabIndex={-1} className="text-25 outline-none md:text-32">
            {section.heading}
          </h1>
          {section.description && <p className="mt-1 mb-5 max-w-prose text-17 text-muted">{section.description}</p>}
          {isSkipped(section, answers) && (
            <div className="mb-5">
              <Banner>Without a bill this is not counted. You can go on.</Banner>
            </div>
          )}
          {section.type === 'yes/no' ? (
            <YesNoQuestions {...questions} onAnswer={wizard.chooseYesNo} />
          ) : (
            <ChoiceQuestions
              {...questions}
              opened={wizard.opened}
              onChoose={wizard.choose}
              onChooseDetail={wizard.chooseDetail}
              onCloseDetail={wizard.closeDetail}
            />
          )}
          <div ref={trouble} className="scroll-mb-28">
            <FieldError id="wizard-message" message={wizard.message} />
            {error && (
              <div className="mt-5">
                <Banner tone="bad" title={errorTitle}>
                  {error}
                </Banner>
              </div>
            )}
          </div>
        </section>
      </div>
      <aside aria-label="Your answers so far" className="max-lg:hidden lg:row-span-2">
        <div className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto pb-4">{summary}</div>
      </aside>
      <WizardFooter
        summary={summary}
        nextLabel={wizard.isLast ? submitLabel : 'Next'}
        submitting={submitting}
        onBack={wizard.back}
        onNext={wizard.next}
      />
    </div>
  );
}

/** Each new question takes the focus, so that a screen reader begins with it; the first is the page's own business. */
function useHeadingOfStep(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return heading;
}

/** What stands in the way may be below the fold or behind the buttons: it is brought into sight when it appears. */
function useInSight(text: string | null) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) place.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return place;
}
