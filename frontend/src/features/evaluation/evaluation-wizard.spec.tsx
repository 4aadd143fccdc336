import { describe, expect, it, jest } from '@jest/globals';
import { option, SECTIONS, section } from '@phirse/contracts/rules/questionnaire.sample.js';
import { type Criteria, type SectionType, type SelectedOption } from '@phirse/contracts/rules/questions.js';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EvaluationWizard, type EvaluationWizardProps } from './evaluation-wizard.js';
import { prefilledAnswers } from './wizard-answers.js';

const END = section('The end', 'grid', 'none', ['Nothing']);

/** Keeps answers and step as a page would. */
function Host(props: Partial<EvaluationWizardProps>) {
  const [answers, setAnswers] = useState<readonly SelectedOption[]>(props.answers ?? []);
  const [step, setStep] = useState(props.step ?? 0);
  const controlled = { answers, step, onAnswers: setAnswers, onStep: setStep };
  return (
    <EvaluationWizard
      sections={SECTIONS}
      device={<p>Galaxy S21</p>}
      onLeave={() => {}}
      onSubmit={() => {}}
      {...props}
      {...controlled}
    />
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** The question itself, without the summary that repeats its answers. */
const question = () => within(screen.getAllByRole('region')[0] ?? document.body);
const pick = (name: RegExp) => userEvent.click(question().getByRole('button', { name }));
const answer = (question: string, yesNo: 'Yes' | 'No') =>
  userEvent.click(within(screen.getByRole('group', { name: question })).getByRole('button', { name: yesNo }));
const asks = (heading: string) => screen.queryByRole('heading', { level: 1, name: heading }) !== null;

const subbed = option('Spots', { subOptions: [option('One'), option('Many')] });
const parted = ['A', 'B', 'C'];

interface Row {
  readonly type: SectionType;
  readonly criteria: Criteria;
  readonly given: string;
  /** Expected message, `null` where Next goes on. */
  readonly message: string | null;
}

const ONE = 'Please select one option.';
const SOME = 'Please select at least one option.';
const TABLE: readonly Row[] = [
  { type: 'grid', criteria: 'none', given: '', message: null },
  { type: 'grid', criteria: '', given: '', message: null },
  { type: 'yes/no', criteria: 'none', given: '', message: null },
  { type: 'grid', criteria: 'one', given: '', message: ONE },
  { type: 'grid', criteria: 'one', given: 'A', message: null },
  { type: 'image', criteria: 'one', given: 'A A', message: ONE },
  { type: 'image', criteria: 'one', given: 'A B', message: null },
  { type: 'grid', criteria: 'some', given: '', message: SOME },
  { type: 'grid', criteria: 'some', given: 'A B', message: null },
  { type: 'image', criteria: 'all', given: '', message: SOME },
  { type: 'image', criteria: 'all', given: 'C', message: null },
  { type: 'yes/no', criteria: 'all', given: 'A B', message: SOME },
  { type: 'yes/no', criteria: 'some', given: 'A B', message: SOME },
  { type: 'yes/no', criteria: 'one', given: 'A B', message: ONE },
  { type: 'yes/no', criteria: 'one', given: 'A B C', message: null },
  { type: 'yes/no', criteria: 'all', given: 'A A B C', message: SOME },
  { type: 'yes/no', criteria: 'all', given: 'A B C', message: null },
];

describe('Next', () => {
  it.each(TABLE)('$type, $criteria, after pressing "$given": $message', async ({ type, criteria, given, message }) => {
    render(<Host sections={[section('Asked', type, criteria, parted), END]} />);
    for (const choice of given.split(' ').filter(Boolean))
      await (type === 'yes/no' ? answer(choice, 'Yes') : pick(new RegExp(`^${choice}`)));
    await press('Next');
    expect(asks('The end')).toBe(message === null);
    if (message) expect(screen.getByText(message)).toBeVisible();
  });
});

describe('an option with sub-options', () => {
  const sections = [section('Screen', 'image', 'one', ['Clean', subbed]), END];

  it('opens a panel instead of answering, and counts once a detail is chosen', async () => {
    render(<Host sections={sections} />);
    await pick(/^Spots/);
    await press('Next');
    expect(screen.getByText(ONE)).toBeVisible();
    await pick(/^Many/);
    expect(screen.queryByText(ONE)).toBeNull();
    await press('Next');
    expect(asks('The end')).toBe(true);
  });

  it('closes its panel on the way to the next step', async () => {
    render(<Host sections={sections} />);
    await pick(/^Spots/);
    await pick(/^One/);
    await press('Next');
    await press('Back');
    expect(question().queryByRole('button', { name: /^Many/ })).toBeNull();
  });
});

describe('answers', () => {
  it('taken by the number keys, in the open panel first', async () => {
    render(<Host sections={[section('Screen', 'image', 'one', ['Clean', subbed]), END]} />);
    await userEvent.keyboard('22');
    await press('Next');
    await press('Back');
    expect(question().getByRole('button', { name: /Spots.*Many/ })).toBeVisible();
  });

  it('replace one another where one is asked for, and add up where several are', async () => {
    render(<Host sections={[section('Parts', 'grid', 'some', parted), END]} />);
    await pick(/^A/);
    await pick(/^B/);
    const pressed = question().getAllByRole('button', { pressed: true });
    expect(pressed.map(({ textContent }) => textContent)).toEqual(['A', 'B']);
  });

  it('take the same Yes back when it is pressed again', async () => {
    render(<Host sections={[section('Basics', 'yes/no', 'all', ['A']), END]} />);
    await answer('A', 'Yes');
    await answer('A', 'Yes');
    await press('Next');
    expect(screen.getByText(SOME)).toBeVisible();
  });
});

describe('Submit', () => {
  const answers = prefilledAnswers(SECTIONS, [
    { heading: 'Basics', description: 'Does it switch on?', value: 'Yes' },
    { heading: 'Basics', description: 'Is it locked to an account?', value: 'No' },
    { heading: 'Screen', description: 'Deep', value: 'Deep' },
    { heading: 'Parts that do not work', description: 'Camera', value: 'Camera' },
  ]);

  it('refuses while a required question is open', async () => {
    const onSubmit = jest.fn();
    render(<Host answers={answers} step={4} onSubmit={onSubmit} />);
    await press('Submit');
    expect(screen.getByText('Please complete all required questions before submitting.')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sends the answers without the bill-flagged ones where there is a bill', async () => {
    const onSubmit = jest.fn<(sent: readonly SelectedOption[]) => void>();
    render(<Host answers={answers} step={4} onSubmit={onSubmit} />);
    await pick(/^Over 6 months/);
    await press('Submit');
    expect(onSubmit.mock.calls[0]?.[0].map(({ description }) => description)).toEqual([
      'Does it switch on?',
      'Is it locked to an account?',
      'Deep',
      'Camera',
      'Over 6 months',
    ]);
  });

  it('does not ask about the warranty where there is no bill', async () => {
    const onSubmit = jest.fn();
    render(<Host answers={answers} onSubmit={onSubmit} />);
    await answer('Do you have the bill?', 'No');
    for (let step = 0; step < SECTIONS.length - 1; step += 1) await press('Next');
    await press('Submit');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

it('goes back from the first step to where it came from', async () => {
  const onLeave = jest.fn();
  render(<Host onLeave={onLeave} />);
  await press('Back');
  expect(onLeave).toHaveBeenCalledTimes(1);
});
