import { type Category } from '@phirse/contracts/events/catalog.events.js';
import { type QuestionnairePublished } from '@phirse/contracts/events/evaluation.events.js';
import { categorySlug } from '@phirse/contracts/rules/categories.js';
import { type PricedSection } from './question-parts.js';
import { mobileSections } from './questionnaire-mobile.js';
import { tabletSections } from './questionnaire-tablet.js';

/** A questionnaire as the runner publishes it: the event's data without the time. */
export type SeedQuestionnaire = Omit<QuestionnairePublished['data'], 'at'>;

const questionnaire = (category: Category, sections: readonly PricedSection[]): SeedQuestionnaire => ({
  category,
  categorySlug: categorySlug(category),
  sections: sections.map(({ section }) => section),
  rules: sections.flatMap(({ rules }) => rules),
});

export const questionnaires: readonly SeedQuestionnaire[] = [
  questionnaire('mobile', mobileSections),
  questionnaire('tablet', tabletSections),
];
