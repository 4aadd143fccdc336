import { categoryBySlug } from '@phirse/contracts/rules/categories.js';
import { brandsQuery } from '../../features/catalog/catalog.queries.js';
import { CategoryView } from '../../features/content/category-view.js';
import { contentQuery } from '../../features/content/content.queries.js';
import { paths } from '../../lib/paths.js';
import { queryClient } from '../../lib/query.js';

const PHONES = categoryBySlug('mobile');

export function loader() {
  void queryClient.prefetchQuery(contentQuery('category'));
  if (PHONES) void queryClient.prefetchQuery(brandsQuery(PHONES.slug));
  return null;
}

/** /sell-used-mobile-phone-online */
export function Component() {
  return (
    PHONES && (
      <CategoryView
        facts={PHONES}
        title="Sell your used mobile phone online"
        description="Choose the brand, answer a few questions, see the exact price: free doorstep pickup, cash in hand."
        path={paths.sell()}
        underHeader
      />
    )
  );
}
