import { categoryBySlug } from '@phirse/contracts/rules/categories.js';
import { useParams } from 'react-router-dom';
import { CategoryView } from '../../features/catalog/category-view.js';

/** /{categorySlug}; the router lets only categories through. */
export function Component() {
  const { categorySlug = '' } = useParams();
  const facts = categoryBySlug(categorySlug);
  return facts && <CategoryView facts={facts} />;
}
