import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  CHOOSE_ONE,
  CHOOSE_SOME,
  isMultiSelect,
  missingAnswer,
  opensDetail,
  toggleAnswer,
  unansweredSections,
} from './criteria.js';
import { option, SECTIONS, section } from './questionnaire.sample.js';
import { type Criteria, type QuestionSection, type SectionType, type SelectedOption } from './questions.js';

const DETAILED = option('C', { subOptions: [option('C1'), option('C2')] });
const grid = (criteria: Criteria) => section('S', 'grid', criteria, ['A', 'B', DETAILED]);
const image = (criteria: Criteria) => section('S', 'image', criteria, ['A', 'B', DETAILED]);
const yesNo = (criteria: Criteria) => section('S', 'yes/no', criteria, ['A', 'B']);

/** The answers after these clicks: `A` an option, `A=Yes` a yes/no answer, `C/C1` a choice in a detail panel. */
function clicked(target: QuestionSection, clicks: readonly string[]): readonly SelectedOption[] {
  return clicks.reduce<readonly SelectedOption[]>((answers, click) => {
    const [, name = '', yesNoValue, detail] = /^(\w+)(?:=(Yes|No))?(?:\/(\w+))?$/.exec(click) ?? [];
    const chosen = target.options.find(({ description }) => description === name) ?? option(name);
    if (yesNoValue === 'Yes' || yesNoValue === 'No')
      return toggleAnswer(answers, target, chosen, { yesNo: yesNoValue });
    const subOption = chosen.subOptions.find(({ description }) => description === detail);
    return toggleAnswer(answers, target, chosen, subOption ? { subOption } : 'option');
  }, []);
}
const shown = (answers: readonly SelectedOption[]) =>
  answers.map(({ description, displayAnswer }) => description + (displayAnswer ? `=${displayAnswer}` : ''));

describe('missingAnswer (customer spec, section 5)', () => {
  it.each<[string, QuestionSection, readonly string[], string | null]>([
    ['none asks nothing', grid('none'), [], null],
    ['empty asks nothing', grid(''), [], null],
    ['none asks nothing of yes/no', yesNo('none'), ['A=Yes'], null],
    ['yes/no all: nothing answered', yesNo('all'), [], CHOOSE_SOME],
    ['yes/no all: one of two', yesNo('all'), ['A=Yes'], CHOOSE_SOME],
    ['yes/no all: every option', yesNo('all'), ['A=Yes', 'B=No'], null],
    ['yes/no some: one of two', yesNo('some'), ['B=No'], CHOOSE_SOME],
    ['yes/no some: every option', yesNo('some'), ['A=No', 'B=No'], null],
    ['yes/no one: one of two', yesNo('one'), ['A=Yes'], CHOOSE_ONE],
    ['yes/no one: as many answers as options', yesNo('one'), ['A=Yes', 'B=Yes'], null],
    ['one: nothing', grid('one'), [], CHOOSE_ONE],
    ['one: a choice', grid('one'), ['A'], null],
    ['one: a detail', grid('one'), ['C/C1'], null],
    ['one: a choice replaced by a detail', grid('one'), ['A', 'C/C1'], null],
    ['one: of images', image('one'), ['B'], null],
    ['some: nothing', grid('some'), [], CHOOSE_SOME],
    ['some: one', grid('some'), ['A'], null],
    ['some: several', image('some'), ['A', 'C/C1', 'C/C2'], null],
    ['all: nothing', image('all'), [], CHOOSE_SOME],
    ['all: at least one is enough', grid('all'), ['C/C2'], null],
  ])('%s', (_, target, clicks, expected) => {
    expect(missingAnswer(target, clicked(target, clicks))).toBe(expected);
  });

  it('counts an option answered twice once', () => {
    const [yes] = clicked(yesNo('all'), ['A=Yes']);
    expect(missingAnswer(yesNo('all'), yes ? [yes, { ...yes, value: 'No' }] : [])).toBe(CHOOSE_SOME);
  });

  it('refuses two answers where one is asked for', () => {
    expect(missingAnswer(grid('one'), clicked(grid('some'), ['A', 'B']))).toBe(CHOOSE_ONE);
  });

  it('does not count the answers of another section', () => {
    expect(missingAnswer({ ...grid('one'), heading: 'T' }, clicked(grid('one'), ['A']))).toBe(CHOOSE_ONE);
  });
});

describe('unansweredSections', () => {
  it('lists those whose criteria are not met', () => {
    expect(unansweredSections(SECTIONS, []).map(({ heading }) => heading)).toEqual([
      'Basics',
      'Screen',
      'Parts that do not work',
      'Warranty left',
    ]);
  });
});

describe('toggleAnswer (customer spec, section 4)', () => {
  it.each<[string, QuestionSection, readonly string[], readonly string[]]>([
    ['yes/no: an answer', yesNo('all'), ['A=Yes'], ['A=Yes']],
    ['yes/no: the same again removes it', yesNo('all'), ['A=Yes', 'A=Yes'], []],
    ['yes/no: the other replaces it', yesNo('all'), ['A=Yes', 'A=No'], ['A=No']],
    ['yes/no: each option keeps its own', yesNo('one'), ['A=Yes', 'B=No'], ['A=Yes', 'B=No']],
    ['grid all: choices collect', grid('all'), ['A', 'B'], ['A', 'B']],
    ['image some: choices collect', image('some'), ['A', 'C/C1', 'C/C2'], ['A', 'C1', 'C2']],
    ['grid some: the same again removes it', grid('some'), ['A', 'B', 'A'], ['B']],
    ['grid one: a choice replaces another', grid('one'), ['A', 'B'], ['B']],
    ['image none: a choice replaces another', image('none'), ['A', 'B'], ['B']],
    ['grid one: a detail replaces a choice', grid('one'), ['A', 'C/C2'], ['C2']],
    ['grid one: the same detail again removes it', grid('one'), ['C/C2', 'C/C2'], []],
  ])('%s', (_, target, clicks, expected) => {
    expect(shown(clicked(target, clicks))).toEqual(expected);
  });

  it('leaves the answers of other sections alone', () => {
    const others = clicked({ ...grid('one'), heading: 'T' }, ['A']);
    expect(toggleAnswer(others, grid('one'), option('B')).slice(0, 1)).toEqual(others);
  });

  const types = fc.constantFrom<SectionType>('grid', 'image', 'yes/no');
  const criterias = fc.constantFrom<Criteria>('none', 'one', 'some', 'all', '');
  const sections = fc.tuple(types, criterias).map(([type, criteria]) => section('S', type, criteria, ['A', 'B', 'C']));
  const choices = fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.constantFrom<'Yes' | 'No'>('Yes', 'No'));
  const choose = (
    target: QuestionSection,
    answers: readonly SelectedOption[],
    [name, yesNoValue]: [string, 'Yes' | 'No'],
  ) => toggleAnswer(answers, target, option(name), target.type === 'yes/no' ? { yesNo: yesNoValue } : 'option');

  it('is undone by the same choice where it took nothing else away', () => {
    fc.assert(
      fc.property(sections, fc.array(choices), choices, (target, before, choice) => {
        const answers = before.reduce((all: readonly SelectedOption[], each) => choose(target, all, each), []);
        const after = choose(target, answers, choice);
        if (after.length > answers.length) expect(choose(target, after, choice)).toEqual(answers);
      }),
    );
  });

  it('never keeps two answers to one option, nor two where one may stand', () => {
    fc.assert(
      fc.property(sections, fc.array(choices), (target, clicks) => {
        const answers = clicks.reduce((all: readonly SelectedOption[], each) => choose(target, all, each), []);
        expect(new Set(answers.map(({ description }) => description)).size).toBe(answers.length);
        if (target.type !== 'yes/no' && !isMultiSelect(target)) expect(answers.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('opensDetail', () => {
  it.each([
    ['an option with details', grid('one'), DETAILED, true],
    ['an option without', grid('one'), option('A'), false],
    ['a yes/no option', yesNo('all'), DETAILED, false],
  ])('%s', (_, target, chosen, expected) => {
    expect(opensDetail(target, chosen)).toBe(expected);
  });
});
