import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { DateTime } from '../../ui/date-time.js';
import { Picture } from '../../ui/picture.js';
import { SkeletonRows } from '../../ui/skeleton.js';
import { TornSlip } from '../content/torn-slip.js';
import { recentBlogsQuery } from './blog.queries.js';

/** The sidebar's latest articles; where they do not arrive there is no sidebar, for the page stands without it. */
export function RecentBlogs({ without }: { readonly without?: string }) {
  const { data, isPending } = useQuery(recentBlogsQuery);
  const posts = data?.filter(({ slug }) => slug !== without) ?? [];
  if (!isPending && posts.length === 0) return null;
  return (
    <TornSlip heading="Recent Blogs" className="lg:sticky lg:top-24">
      {isPending ? (
        <SkeletonRows rows={4} className="h-18" />
      ) : (
        <ul>
          {posts.map(({ slug, title, featuredImage, createdAt }) => (
            <li key={slug} className="perforated first:border-t-0">
              <Link to={paths.blog(slug)} className="group flex items-center gap-3 py-3">
                <Picture
                  src={featuredImage}
                  alt=""
                  fallback="paper"
                  className="aspect-[1200/630] w-22 shrink-0 rounded-control border object-cover"
                />
                <span className="min-w-0">
                  <span className="line-clamp-2 font-semibold group-hover:text-primary group-hover:underline">
                    {title}
                  </span>
                  <span className="text-13 text-muted">
                    <DateTime at={createdAt} show="day" />
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </TornSlip>
  );
}
