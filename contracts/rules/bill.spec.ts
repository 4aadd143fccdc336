import { describe, expect, it } from '@jest/globals';
import { applyBillRule } from './bill.js';
import { SECTIONS } from './questionnaire.sample.js';
import { type SelectedOption } from './questions.js';

const answer = (heading: string, description: string, value = description, bill = false): SelectedOption => ({
  heading,
  description,
  type: 'yes/no',
  value,
  bill,
  displayAnswer: '',
});
const ON = answer('Basics', 'Does it switch on?', 'Yes');
const WARRANTY = answer('Warranty left', 'Over 6 months');
const billAnswer = (value: string) => answer('Basics', 'Do you have the bill?', value, true);
const shown = (answers: readonly SelectedOption[]) => answers.map(({ description, value }) => [description, value]);

describe('applyBillRule', () => {
  it('leaves the bill out, and the warranty in, where there is a bill', () => {
    expect(applyBillRule(SECTIONS, [ON, billAnswer('Yes'), WARRANTY])).toEqual([ON, WARRANTY]);
  });
  it('drops the warranty where there is none', () => {
    expect(applyBillRule(SECTIONS, [ON, billAnswer('No'), WARRANTY])).toEqual([ON, billAnswer('No')]);
  });
  it('adds that there is no bill where the question was not answered', () => {
    expect(shown(applyBillRule(SECTIONS, [ON, WARRANTY]))).toEqual([
      ['Does it switch on?', 'Yes'],
      ['Do you have the bill?', 'No'],
    ]);
  });
  it('drops whatever is headed with warranty, in any case', () => {
    const shouted = { ...WARRANTY, heading: 'EXTENDED WARRANTY' };
    expect(applyBillRule(SECTIONS, [billAnswer('No'), shouted])).toEqual([billAnswer('No')]);
  });
  it('changes nothing where no bill is asked for', () => {
    const sections = SECTIONS.map((section) => ({
      ...section,
      options: section.options.filter(({ bill }) => !bill),
    }));
    expect(applyBillRule(sections, [ON, WARRANTY])).toEqual([ON, WARRANTY]);
  });
});
