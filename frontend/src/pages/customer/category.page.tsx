import { type CategoryFacts, categoryBySlug } from '@phirse/contracts/rules/categories.js';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { brandsQuery } from '../../features/catalog/catalog.queries.js';
import { CategoryView } from '../../features/content/category-view.js';
import { contentQuery } from '../../features/content/content.queries.js';
import { paths } from '../../lib/paths.js';
import { queryClient } from '../../lib/query.js';

const HEADS: Readonly<Record<CategoryFacts['category'], { readonly title: string; readonly description: string }>> = {
  mobile: {
    title: 'Used phones we buy',
    description: 'Every brand of phone that we buy, what those in demand fetch, and how a sale at your door goes.',
  },
  tablet: {
    title: 'Sell your used tablet or iPad',
    description: 'iPads and Android tablets of every generation: the price first, free doorstep pickup, cash in hand.',
  },
};

export function loader({ params }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(contentQuery('category'));
  void queryClient.prefetchQuery(brandsQuery(categoryBySlug(params.categorySlug ?? '')?.slug ?? ''));
  return null;
}

/** /{categorySlug}; the router lets only categories through. */
export function Component() {
  const { categorySlug = '' } = useParams();
  const facts = categoryBySlug(categorySlug);
  return facts && <CategoryView facts={facts} {...HEADS[facts.category]} path={paths.category(facts.slug)} />;
}
