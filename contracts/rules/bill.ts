import { type QuestionSection, type SelectedOption } from './questions.js';

/**
 * The answers as they go into the payload (decisions.md, "Bill rule"; one function for the customer's wizard, the partner's
 * re-evaluation and the server). Where a bill-flagged option is answered Yes, the bill-flagged options are left out. Otherwise
 * warranty-headed options are dropped (no bill, no warranty) and the bill-required option is added if missing.
 */
export function applyBillRule(
  sections: readonly QuestionSection[],
  answers: readonly SelectedOption[],
): readonly SelectedOption[] {
  const billOption = billRequiredOption(sections);
  if (!billOption) return answers;
  if (answers.some((answer) => answer.bill && answer.value === 'Yes')) return answers.filter((answer) => !answer.bill);
  const withoutWarranty = answers.filter((answer) => !isAboutWarranty(answer.heading));
  return withoutWarranty.some((answer) => answer.bill) ? withoutWarranty : [...withoutWarranty, billOption];
}

/** Whether a section is one that the bill rule drops where there is no bill. */
export function isAboutWarranty(heading: string): boolean {
  return /warranty/i.test(heading);
}

/** The answer "no bill" to the questionnaire's bill question; `null` where it asks for none. */
function billRequiredOption(sections: readonly QuestionSection[]): SelectedOption | null {
  for (const section of sections) {
    const option = section.options.find((candidate) => candidate.bill);
    if (option)
      return {
        heading: section.heading,
        description: option.description,
        type: section.type,
        value: 'No',
        bill: true,
        displayAnswer: 'No',
      };
  }
  return null;
}
