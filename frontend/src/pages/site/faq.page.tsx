import { useQuery } from '@tanstack/react-query';
import { CONTENT_FAILED, contentQuery } from '../../features/content/content.queries.js';
import { PageIntro } from '../../features/content/page-intro.js';
import { Questions } from '../../features/content/questions.js';
import { TornSlip } from '../../features/content/torn-slip.js';
import { PageHead } from '../../lib/page-head.js';
import { paths } from '../../lib/paths.js';
import { queryClient } from '../../lib/query.js';
import { QueryView } from '../../lib/query-view.js';
import { LinkButton } from '../../ui/link-button.js';
import { SkeletonRows } from '../../ui/skeleton.js';

export function loader() {
  void queryClient.prefetchQuery(contentQuery('faq'));
  return null;
}

/** /faq: seven questions, one open at a time. */
export function Component() {
  const faq = useQuery(contentQuery('faq'));
  return (
    <div className="page-width py-8">
      <PageHead
        title="Questions and answers"
        description="How a price comes about, what we buy, what it costs to sell and what you need to have ready."
        path={paths.faq()}
      />
      <PageIntro
        crumb="FAQ"
        heading={faq.data?.heading ?? 'Questions and answers'}
        lead={faq.error ? '' : faq.data?.intro}
      />
      <div className="grid gap-10 lg:grid-cols-[1fr_20rem] lg:items-start lg:gap-14">
        <QueryView query={faq} errorText={CONTENT_FAILED} skeleton={<SkeletonRows rows={7} className="h-14" />}>
          {({ questions }) => (
            <section aria-label="Questions" className="min-w-0">
              <h2 className="sr-only">Questions</h2>
              <Questions items={questions} openFirst />
            </section>
          )}
        </QueryView>
        <TornSlip heading="Not answered here?">
          <p className="text-17">Ask the people behind the counter. A person answers, not a robot.</p>
          <LinkButton to={paths.contact()} wide className="mt-4">
            Ask us
          </LinkButton>
          <p className="perforated mt-5 pt-4 text-muted">Rather see a figure? Search your model, it takes a minute.</p>
          <LinkButton to={paths.getQuote()} tone="outline" wide className="mt-3">
            Get a quote
          </LinkButton>
        </TornSlip>
      </div>
    </div>
  );
}
