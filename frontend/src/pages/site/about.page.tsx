import { useQuery } from '@tanstack/react-query';
import { CONTENT_FAILED, contentQuery } from '../../features/content/content.queries.js';
import { FiguresSlip } from '../../features/content/figures-slip.js';
import { PageIntro } from '../../features/content/page-intro.js';
import { PointGrid } from '../../features/content/point-grid.js';
import { StoryThread } from '../../features/content/story-thread.js';
import { PageHead } from '../../lib/page-head.js';
import { paths } from '../../lib/paths.js';
import { queryClient } from '../../lib/query.js';
import { QueryView } from '../../lib/query-view.js';
import { LinkButton } from '../../ui/link-button.js';
import { SkeletonRows } from '../../ui/skeleton.js';

export function loader() {
  void queryClient.prefetchQuery(contentQuery('about'));
  void queryClient.prefetchQuery(contentQuery('claims'));
  return null;
}

/** /about */
export function Component() {
  const about = useQuery(contentQuery('about'));
  const claims = useQuery(contentQuery('claims'));
  return (
    <div className="page-width py-8">
      <PageHead
        title="About us"
        description="Phir se means again. Why we buy used phones at people’s doors, and how a price comes about that you can read."
        path={paths.about()}
      />
      <PageIntro
        crumb="About us"
        heading={about.data?.heading ?? 'Phir se means again'}
        lead={about.error ? '' : about.data?.intro}
      />
      <QueryView query={about} errorText={CONTENT_FAILED} skeleton={<SkeletonRows rows={4} className="h-40" />}>
        {({ story, values, figures }) => (
          <>
            <div className="grid gap-12 lg:grid-cols-[1fr_22rem] lg:items-start lg:gap-16">
              <StoryThread parts={story} />
              <FiguresSlip
                heading="What we count"
                figures={figures}
                note={claims.data?.note}
                className="lg:sticky lg:top-24"
              />
            </div>
            <section aria-labelledby="values" className="mt-16">
              <h2 id="values" className="mb-6 text-25 md:text-32">
                What we hold ourselves to
              </h2>
              <PointGrid points={values} columns={4} />
            </section>
            <div className="mt-14 flex flex-wrap items-center justify-between gap-5 rounded-card bg-primary-tint p-6 md:p-8">
              <p className="max-w-prose font-display text-20 font-semibold md:text-25">
                Is there a phone in your drawer? See what it is worth first, decide after.
              </p>
              <LinkButton to={paths.getQuote()} tone="accent" size="large">
                Get a quote
              </LinkButton>
            </div>
          </>
        )}
      </QueryView>
    </div>
  );
}
