import { describe, expect, it } from '@jest/globals';
import { type QuestionnaireEvent, type QuestionnairePublished } from '@phirse/contracts/events/evaluation.events.js';
import { fold } from '@phirse/contracts/kernel/decider.js';
import { option, RULES, SECTIONS, section } from '@phirse/contracts/rules/questionnaire.sample.js';
import { questionnaireDecider } from './questionnaire.decider.js';

const QUESTIONNAIRE: QuestionnairePublished['data'] = {
  category: 'mobile',
  categorySlug: 'sell-used-mobile-phone-online',
  at: '2026-03-01T08:00:00.000Z',
  sections: SECTIONS,
  rules: RULES,
};
const published: QuestionnaireEvent = { type: 'QuestionnairePublished', data: QUESTIONNAIRE };
const publish = (changes: Partial<QuestionnairePublished['data']>, given: readonly QuestionnaireEvent[] = []) =>
  questionnaireDecider.decide(
    { type: 'PublishQuestionnaire', questionnaire: { ...QUESTIONNAIRE, ...changes } },
    fold(questionnaireDecider, given),
  );

describe('PublishQuestionnaire', () => {
  it('publishes, changes nothing the second time, and publishes anew with changes', () => {
    expect(publish({})).toEqual([published]);
    expect(publish({ at: '2026-03-02T08:00:00.000Z' }, [published])).toEqual([]);
    expect(publish({ rules: RULES.slice(1) }, [published])).toHaveLength(1);
  });

  it.each<[string, Partial<QuestionnairePublished['data']>]>([
    ['two sections of one heading', { sections: [...SECTIONS, section('Screen', 'grid', 'one', ['A'])] }],
    [
      'two answers of one text',
      { sections: [section('S', 'grid', 'one', ['A', option('B', { subOptions: [option('A')] })])], rules: [] },
    ],
    ['a section that cannot be answered', { sections: [section('S', 'grid', 'one', [])], rules: [] }],
    [
      'details below a yes/no question',
      { sections: [section('S', 'yes/no', 'all', [option('A', { subOptions: [option('B')] })])], rules: [] },
    ],
    [
      'a bill question without Yes and No',
      { sections: [section('S', 'grid', 'one', [option('A', { bill: true })])], rules: [] },
    ],
    [
      'a rule for an answer that nobody can give',
      { rules: [{ heading: 'Screen', description: 'Deep', value: 'Yes', percentage: 5 }] },
    ],
    [
      'a rule for an unknown question',
      { rules: [{ heading: 'Nothing', description: 'Deep', value: 'Deep', percentage: 5 }] },
    ],
    ['a rule above 100 %', { rules: [{ heading: 'Screen', description: 'Deep', value: 'Deep', percentage: 101 }] }],
  ])('refuses %s', (_, changes) => {
    expect(() => publish(changes)).toThrow(expect.objectContaining({ code: 'INVALID' }));
  });
});
