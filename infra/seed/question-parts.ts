import { type PriceRule } from '@phirse/contracts/events/evaluation.events.js';
import {
  type Criteria,
  type QuestionOption,
  type QuestionSection,
  type SectionType,
} from '@phirse/contracts/rules/questions.js';

/** An answer with its picture and what it takes off, in per cent of the estimate. */
export interface Choice {
  readonly option: QuestionOption;
  readonly rules: readonly Omit<PriceRule, 'heading'>[];
}

/** A section and the rules for its answers, side by side so that neither is forgotten. */
export interface PricedSection {
  readonly section: QuestionSection;
  readonly rules: readonly PriceRule[];
}

const picture = (name: string) => `/images/conditions/${name}.svg`;

const plain = (description: string, image: string, subOptions: readonly QuestionOption[] = []): QuestionOption => ({
  description,
  image: picture(image),
  type: 'image',
  bill: false,
  subOptions,
});

/** One thing to choose; `percentage` 0 costs nothing. */
export function choice(description: string, image: string, percentage: number): Choice {
  return { option: plain(description, image), rules: [{ description, value: description, percentage }] };
}

/** A choice which opens a detail panel; only the details are priced. */
export function choiceOf(description: string, image: string, details: readonly Choice[]): Choice {
  const subOptions = details.map(({ option }) => ({ ...option, type: 'sub' }));
  return { option: plain(description, image, subOptions), rules: details.flatMap(({ rules }) => rules) };
}

/** A question whose good answer is Yes; No takes off `percentage`. */
export function shouldBeYes(description: string, image: string, percentage: number): Choice {
  return {
    option: { ...plain(description, image), type: 'yes/no' },
    rules: [
      { description, value: 'Yes', percentage: 0 },
      { description, value: 'No', percentage },
    ],
  };
}

/** A question whose No ends the evaluation with `refusal`. */
export function mustBeYes(description: string, image: string, refusal: string): Choice {
  return {
    option: { ...plain(description, image), type: 'yes/no' },
    rules: [
      { description, value: 'Yes', percentage: 0 },
      { description, value: 'No', percentage: 0, refusal },
    ],
  };
}

/** The question about the purchase bill, on which the warranty answers depend (decisions.md, "Bill rule"). */
export function billQuestion(description: string, image: string, percentage: number): Choice {
  const asked = shouldBeYes(description, image, percentage);
  return { ...asked, option: { ...asked.option, bill: true } };
}

/** A section from its choices. */
export function section(
  heading: string,
  description: string,
  type: SectionType,
  criteria: Criteria,
  choices: readonly Choice[],
): PricedSection {
  return {
    section: { heading, description, type, criteria, options: choices.map(({ option }) => option) },
    rules: choices.flatMap(({ rules }) => rules.map((rule) => ({ heading, ...rule }))),
  };
}
