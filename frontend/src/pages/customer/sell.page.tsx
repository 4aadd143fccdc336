import { categoryBySlug } from '@phirse/contracts/rules/categories.js';
import { CategoryView } from '../../features/catalog/category-view.js';

const PHONES = categoryBySlug('mobile');

/** /sell-used-mobile-phone-online */
export function Component() {
  return PHONES && <CategoryView facts={PHONES} overHero />;
}
