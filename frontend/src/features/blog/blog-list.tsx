import { useInfiniteQuery } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { buttonStyle } from '../../ui/button-style.js';
import { EmptyState } from '../../ui/empty-state.js';
import { blogListQuery } from './blog.queries.js';
import { BlogCard } from './blog-card.js';
import { BlogError } from './blog-error.js';
import { BlogListSkeleton } from './blog-list-skeleton.js';
import { useNearEnd } from './use-near-end.js';

/** All articles from a page on; more come near the end of the page, or when they are asked for. */
export function BlogList({ firstPage }: { readonly firstPage: number }) {
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    blogListQuery(firstPage),
  );
  const list = useRef<HTMLUListElement>(null);
  /** How many stood there when more were asked for by hand: the focus goes to the first after them. */
  const askedAt = useRef<number | null>(null);
  const posts = data?.pages.flatMap(({ blogs }) => blogs) ?? [];

  useNearEnd(hasNextPage && !isFetching && !error, () => void fetchNextPage());
  useEffect(() => {
    if (askedAt.current === null || posts.length <= askedAt.current) return;
    list.current?.children[askedAt.current]?.querySelector('a')?.focus();
    askedAt.current = null;
  }, [posts.length]);

  if (!data)
    return error ? (
      <BlogError error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <BlogListSkeleton />
    );
  if (posts.length === 0) return <EmptyState>No articles yet.</EmptyState>;

  const more = (event: MouseEvent) => {
    event.preventDefault();
    askedAt.current = posts.length;
    if (!isFetching) void fetchNextPage();
  };
  return (
    <>
      <ul ref={list} className="grid gap-10">
        {posts.map((post, index) => (
          <li key={post.slug}>
            <BlogCard post={post} eager={index < 2} />
          </li>
        ))}
      </ul>
      {error && <BlogError error={error} onRetry={() => void fetchNextPage()} retrying={isFetching} />}
      <div className="mt-10 grid min-h-11 justify-items-center text-muted">
        <p role="status">{isFetchingNextPage ? 'Loading...' : !hasNextPage && !error && 'No more blogs to show'}</p>
        {hasNextPage && !isFetchingNextPage && !error && (
          <Link
            to={paths.blogs(firstPage + data.pages.length)}
            onClick={more}
            className={buttonStyle({ tone: 'outline' })}
          >
            Load more
          </Link>
        )}
      </div>
    </>
  );
}
