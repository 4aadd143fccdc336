import { ContactDetails } from '../../features/contact/contact-details.js';
import { ContactForm } from '../../features/contact/contact-form.js';
import { StoreList } from '../../features/contact/store-list.js';
import { contentQuery } from '../../features/content/content.queries.js';
import { ContentView } from '../../features/content/content-view.js';
import { PageIntro } from '../../features/content/page-intro.js';
import { PageHead } from '../../lib/page-head.js';
import { paths } from '../../lib/paths.js';
import { queryClient } from '../../lib/query.js';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.js';

const block = (size: string) => (
  <SkeletonGroup>
    <Skeleton className={`w-full rounded-card ${size}`} />
  </SkeletonGroup>
);

export function loader() {
  void queryClient.prefetchQuery(contentQuery('claims'));
  void queryClient.prefetchQuery(contentQuery('stores'));
  return null;
}

/** /contact */
export function Component() {
  return (
    <div className="page-width py-8">
      <PageHead
        title="Contact us"
        description="Write to Phirse, call us, or come to one of our counters. A person answers within one working day."
        path={paths.contact()}
      />
      <PageIntro
        crumb="Contact"
        heading="Talk to us"
        lead="A question before you sell, a pickup that went wrong, a price you do not understand: write, call or come by."
      />
      <div className="grid gap-10 lg:grid-cols-[1fr_22rem] lg:items-start lg:gap-14">
        <section aria-labelledby="write" className="min-w-0">
          <h2 id="write" className="mb-4 text-25">
            Write to us
          </h2>
          <ContactForm />
        </section>
        <ContentView name="claims" skeleton={block('h-72')}>
          {(claims) => <ContactDetails claims={claims} />}
        </ContentView>
      </div>
      <section aria-labelledby="counters" className="mt-14">
        <h2 id="counters" className="mb-4 text-25">
          Our counters
        </h2>
        <ContentView name="stores" skeleton={block('h-136')}>
          {(stores) => <StoreList {...stores} />}
        </ContentView>
      </section>
    </div>
  );
}
