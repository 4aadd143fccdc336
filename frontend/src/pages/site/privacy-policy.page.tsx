import { contentQuery } from '../../features/content/content.queries.js';
import { Paragraphs, PolicyPage } from '../../features/content/policy-page.js';
import { paths } from '../../lib/paths.js';
import { queryClient } from '../../lib/query.js';
import { Accordion } from '../../ui/accordion.js';
import { LinkButton } from '../../ui/link-button.js';

export function loader() {
  void queryClient.prefetchQuery(contentQuery('privacy-policy'));
  return null;
}

/** /privacy-policy: thirteen sections, one open at a time. */
export function Component() {
  return (
    <PolicyPage
      name="privacy-policy"
      title="Privacy policy"
      description="What Phirse learns about you when you sell a device, why, for how long, and how to have it corrected or deleted."
      path={paths.privacyPolicy()}
    >
      {(policy) => (
        <>
          <h2 className="sr-only">Sections</h2>
          <Accordion
            openFirst
            items={policy.sections.map(({ heading, paragraphs }, index) => ({
              id: heading,
              title: `${index + 1}. ${heading}`,
              content: <Paragraphs texts={paragraphs} />,
            }))}
          />
          <LinkButton to={paths.contact()} tone="outline" className="mt-6">
            Contact us about your data
          </LinkButton>
        </>
      )}
    </PolicyPage>
  );
}
