import { Link, useSearchParams } from 'react-router-dom';
import { recentBlogsQuery } from '../../features/blog/blog.queries.js';
import { BlogList } from '../../features/blog/blog-list.js';
import { RecentBlogs } from '../../features/blog/recent-blogs.js';
import { PageHead } from '../../lib/page-head.js';
import { paths } from '../../lib/paths.js';
import { queryClient } from '../../lib/query.js';

export function loader() {
  void queryClient.prefetchQuery(recentBlogsQuery);
  return null;
}

/** /blogs, or from `?page=` on. */
export function Component() {
  const [url] = useSearchParams();
  const wanted = Number(url.get('page'));
  const firstPage = Number.isInteger(wanted) && wanted > 0 ? wanted : 1;
  return (
    <div className="page-width py-8">
      <PageHead
        title={firstPage > 1 ? `All Blogs, page ${firstPage}` : 'All Blogs'}
        description="Selling, wiping, caring for and pricing used phones and tablets: articles from the counter."
        path={paths.blogs(firstPage)}
      />
      <h1 className="mt-2 text-32 md:text-44">All Blogs</h1>
      <p className="mt-3 mb-8 max-w-prose text-17 text-muted">
        What we have learned at the counter: how to sell well, wipe safely and keep a phone going.
      </p>
      <div className="grid gap-14 lg:grid-cols-[1fr_21rem] lg:items-start">
        <section aria-label="Articles" className="min-w-0">
          {firstPage > 1 && (
            <Link
              to={paths.blogs()}
              className="mb-6 flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
            >
              From the newest
            </Link>
          )}
          <BlogList key={firstPage} firstPage={firstPage} />
        </section>
        <RecentBlogs />
      </div>
    </div>
  );
}
