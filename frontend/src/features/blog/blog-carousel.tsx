import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { IconButton } from '../../ui/icon-button.js';
import { Picture } from '../../ui/picture.js';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.js';
import { recentBlogsQuery } from './blog.queries.js';
import { BlogError } from './blog-error.js';
import { Byline } from './byline.js';

/** The spec's step of one click. */
const STEP_PX = 300;

/** The latest articles on a shelf that scrolls sideways, by swipe, by arrow key once focused, or by 300 px a click. */
export function BlogCarousel() {
  const { data, error, refetch, isFetching } = useQuery(recentBlogsQuery);
  const shelf = useRef<HTMLUListElement>(null);
  const scroll = (by: number) => shelf.current?.scrollBy({ left: by, behavior: 'smooth' });
  if (error && !data) return <BlogError error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data)
    return (
      <SkeletonGroup className="flex gap-4 overflow-clip">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-80 w-71 shrink-0 rounded-card" />
        ))}
      </SkeletonGroup>
    );
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ul ref={shelf} tabIndex={0} aria-label="Latest articles" className="flex snap-x gap-4 overflow-x-auto pb-3">
        {data.map((post) => (
          <li key={post.slug} className="w-71 shrink-0 snap-start">
            <article className="group relative h-full overflow-clip rounded-card border bg-surface">
              <Picture
                src={post.featuredImage}
                alt=""
                fallback="paper"
                className="aspect-[1200/630] w-full border-b object-cover"
              />
              <div className="p-4">
                <h3 className="text-17">
                  <Link
                    to={paths.blog(post.slug)}
                    className="line-clamp-3 underline-offset-4 after:absolute after:inset-0 group-hover:text-primary group-hover:underline"
                  >
                    {post.title}
                  </Link>
                </h3>
                <Byline post={post} />
              </div>
            </article>
          </li>
        ))}
      </ul>
      <div className="mt-1 flex items-center justify-between gap-4">
        <Link
          to={paths.blogs()}
          className="flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
        >
          All Blogs
        </Link>
        <span className="flex">
          <IconButton label="Earlier on the shelf" icon={<ChevronLeft />} onClick={() => scroll(-STEP_PX)} />
          <IconButton label="Further on the shelf" icon={<ChevronRight />} onClick={() => scroll(STEP_PX)} />
        </span>
      </div>
    </>
  );
}
