import { type PriceRule } from '../events/evaluation.events.js';
import { type Criteria, type QuestionOption, type QuestionSection, type SectionType } from './questions.js';

/** An option for specs. */
export const option = (description: string, extra: Partial<QuestionOption> = {}): QuestionOption => ({
  description,
  image: '',
  type: '',
  bill: false,
  subOptions: [],
  ...extra,
});

/** A section for specs. */
export const section = (
  heading: string,
  type: SectionType,
  criteria: Criteria,
  options: readonly (string | QuestionOption)[],
): QuestionSection => ({
  heading,
  description: '',
  type,
  criteria,
  options: options.map((each) => (typeof each === 'string' ? option(each) : each)),
});

/** A small questionnaire with every kind of section, for specs. */
export const SECTIONS: readonly QuestionSection[] = [
  section('Basics', 'yes/no', 'all', [
    'Does it switch on?',
    'Is it locked to an account?',
    option('Do you have the bill?', { bill: true }),
  ]),
  section('Screen', 'image', 'one', [
    'Flawless',
    option('Scratched', { subOptions: [option('Light'), option('Deep')] }),
  ]),
  section('Faults', 'grid', 'none', []),
  section('Parts that do not work', 'grid', 'some', ['Camera', 'Speaker', 'All of it works']),
  section('Warranty left', 'grid', 'one', ['Over 6 months', 'None']),
];

export const RULES: readonly PriceRule[] = [
  { heading: 'Basics', description: 'Does it switch on?', value: 'No', percentage: 60 },
  {
    heading: 'Basics',
    description: 'Is it locked to an account?',
    value: 'Yes',
    percentage: 0,
    refusal: 'Please sign out first.',
  },
  { heading: 'Basics', description: 'Do you have the bill?', value: 'No', percentage: 4 },
  { heading: 'Screen', description: 'Light', value: 'Light', percentage: 5 },
  { heading: 'Screen', description: 'Deep', value: 'Deep', percentage: 15 },
  { heading: 'Parts that do not work', description: 'Camera', value: 'Camera', percentage: 12 },
  { heading: 'Parts that do not work', description: 'Speaker', value: 'Speaker', percentage: 7 },
  { heading: 'Warranty left', description: 'None', value: 'None', percentage: 8 },
];
