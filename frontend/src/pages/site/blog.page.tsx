import { type BlogPost } from '@phirse/contracts/read-models/content.js';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { Article } from '../../features/blog/article.js';
import { blogQuery, recentBlogsQuery } from '../../features/blog/blog.queries.js';
import { BlogError } from '../../features/blog/blog-error.js';
import { RecentBlogs } from '../../features/blog/recent-blogs.js';
import { ApiError } from '../../lib/api-error.js';
import { PageHead } from '../../lib/page-head.js';
import { paths } from '../../lib/paths.js';
import { queryClient } from '../../lib/query.js';
import { StructuredData } from '../../lib/structured-data.js';
import { Breadcrumb } from '../../ui/breadcrumb.js';
import { EmptyState } from '../../ui/empty-state.js';
import { LinkButton } from '../../ui/link-button.js';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.js';

export function loader({ params }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(blogQuery(params.slug ?? ''));
  void queryClient.prefetchQuery(recentBlogsQuery);
  return null;
}

/** /blogs/{slug} */
export function Component() {
  const { slug = '' } = useParams();
  const blog = useQuery(blogQuery(slug));
  const post = blog.data;
  return (
    <div className="page-width py-6">
      <PageHead
        title={post?.title ?? 'Blog'}
        description={
          post ? plainText(post.excerpt) : 'Articles on selling, wiping and caring for used phones and tablets.'
        }
        path={paths.blog(slug)}
        image={post?.featuredImage}
        type="article"
      />
      {post && <StructuredData data={articleOf(post)} />}
      <Breadcrumb
        crumbs={[
          { label: 'Home', to: paths.home() },
          { label: 'All Blogs', to: paths.blogs() },
          { label: post?.title ?? 'Blog' },
        ]}
      />
      <div className="mt-3 grid gap-14 lg:grid-cols-[1fr_21rem] lg:items-start">
        {post ? (
          <Article key={post.slug} post={post} />
        ) : blog.error && !(blog.error instanceof ApiError && blog.error.status === 404) ? (
          <div>
            <h1 className="sr-only">Blog</h1>
            <BlogError error={blog.error} onRetry={() => void blog.refetch()} retrying={blog.isFetching} />
          </div>
        ) : blog.isPending ? (
          <ArticleSkeleton />
        ) : (
          <div>
            <h1 className="text-32">Blog not found</h1>
            <EmptyState drawing="search" action={<LinkButton to={paths.blogs()}>All Blogs</LinkButton>}>
              No article lives at this address. It may have been renamed.
            </EmptyState>
          </div>
        )}
        <RecentBlogs without={slug} />
      </div>
    </div>
  );
}

const articleOf = ({ title, excerpt, featuredImage, authorName, createdAt }: BlogPost) => ({
  '@type': 'Article',
  headline: title,
  description: plainText(excerpt),
  image: new URL(featuredImage, globalThis.location.origin).href,
  datePublished: createdAt,
  author: { '@type': 'Person', name: authorName || 'Unknown' },
});

/** For the description: the excerpt without its tags. */
function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? '';
}

function ArticleSkeleton() {
  return (
    <SkeletonGroup label="Loading..." className="grid min-h-[150dvh] content-start gap-4">
      <h1 className="sr-only">Blog</h1>
      <Skeleton className="h-12 w-full max-w-prose" />
      <Skeleton className="h-4 w-52" />
      <Skeleton className="mt-2 aspect-[1200/630] w-full rounded-card" />
      <Skeleton className="mt-4 h-96 w-full max-w-prose" />
    </SkeletonGroup>
  );
}
