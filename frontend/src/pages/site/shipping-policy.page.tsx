import { contentQuery } from '../../features/content/content.queries.js';
import { PolicyPage, PolicySections } from '../../features/content/policy-page.js';
import { paths } from '../../lib/paths.js';
import { queryClient } from '../../lib/query.js';

export function loader() {
  void queryClient.prefetchQuery(contentQuery('shipping-policy'));
  return null;
}

/** /shipping-policy */
export function Component() {
  return (
    <PolicyPage
      name="shipping-policy"
      title="Shipping policy"
      description="Free doorstep pickup: when we come, what to keep ready, and who carries the risk on the way."
      path={paths.shippingPolicy()}
    >
      {(policy) => <PolicySections policy={policy} />}
    </PolicyPage>
  );
}
