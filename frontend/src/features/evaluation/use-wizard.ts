import { applyBillRule } from '@phirse/contracts/rules/bill.js';
import { CHOOSE_ALL_REQUIRED, opensDetail, toggleAnswer, type YesNo } from '@phirse/contracts/rules/criteria.js';
import { type QuestionOption, type QuestionSection, type SelectedOption } from '@phirse/contracts/rules/questions.js';
import { useState } from 'react';
import { openQuestion } from './wizard-answers.js';

export interface WizardInput {
  readonly sections: readonly QuestionSection[];
  readonly answers: readonly SelectedOption[];
  /** Index of the section shown. */
  readonly step: number;
  readonly onAnswers: (answers: readonly SelectedOption[]) => void;
  readonly onStep: (step: number) => void;
  /** Back on the first step. */
  readonly onLeave: () => void;
  /** The complete answers as they go into the payload, the bill rule applied. */
  readonly onSubmit: (answers: readonly SelectedOption[]) => void;
}

/** The moves of the wizard for one section: choose, open a detail panel, go back and forth, submit. */
export function useWizard(section: QuestionSection, input: WizardInput) {
  const { sections, answers, step, onAnswers, onStep, onLeave, onSubmit } = input;
  const [message, setMessage] = useState<string | null>(null);
  const [opened, setOpened] = useState<QuestionOption | null>(null);
  const isLast = step >= sections.length - 1;
  const change = (next: readonly SelectedOption[]) => {
    setMessage(null);
    onAnswers(next);
  };
  const goTo = (next: number) => {
    setMessage(null);
    setOpened(null);
    onStep(next);
  };
  const submit = () => {
    if (sections.some((asked) => openQuestion(asked, answers))) setMessage(CHOOSE_ALL_REQUIRED);
    else onSubmit(applyBillRule(sections, answers));
  };
  return {
    message,
    opened,
    isLast,
    goTo,
    choose: (option: QuestionOption) => {
      if (opensDetail(section, option)) setOpened(opened === option ? null : option);
      else change(toggleAnswer(answers, section, option));
    },
    chooseDetail: (option: QuestionOption, subOption: QuestionOption) =>
      change(toggleAnswer(answers, section, option, { subOption })),
    chooseYesNo: (option: QuestionOption, yesNo: YesNo) => change(toggleAnswer(answers, section, option, { yesNo })),
    closeDetail: () => setOpened(null),
    back: () => (step === 0 ? onLeave() : goTo(step - 1)),
    next: () => {
      if (isLast) return submit();
      const missing = openQuestion(section, answers);
      if (missing) setMessage(missing);
      else goTo(step + 1);
    },
  };
}
