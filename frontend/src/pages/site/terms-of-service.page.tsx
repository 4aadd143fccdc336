import { contentQuery } from '../../features/content/content.queries.js';
import { PolicyPage, PolicySections } from '../../features/content/policy-page.js';
import { paths } from '../../lib/paths.js';
import { queryClient } from '../../lib/query.js';

export function loader() {
  void queryClient.prefetchQuery(contentQuery('terms-of-service'));
  return null;
}

/** /terms-of-service */
export function Component() {
  return (
    <PolicyPage
      name="terms-of-service"
      title="Terms of service"
      description="The terms on which Phirse buys used phones and tablets from their owners."
      path={paths.termsOfService()}
    >
      {(policy) => <PolicySections policy={policy} />}
    </PolicyPage>
  );
}
