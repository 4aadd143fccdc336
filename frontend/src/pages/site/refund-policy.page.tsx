import { contentQuery } from '../../features/content/content.queries.js';
import { PolicyPage, PolicySections } from '../../features/content/policy-page.js';
import { paths } from '../../lib/paths.js';
import { queryClient } from '../../lib/query.js';

export function loader() {
  void queryClient.prefetchQuery(contentQuery('refund-policy'));
  return null;
}

/** /refund-policy */
export function Component() {
  return (
    <PolicyPage
      name="refund-policy"
      title="Refund policy"
      description="How and when you get your device or your money back when a sale to Phirse does not go through."
      path={paths.refundPolicy()}
    >
      {(policy) => <PolicySections policy={policy} />}
    </PolicyPage>
  );
}
