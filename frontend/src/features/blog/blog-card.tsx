import { type BlogListItem } from '@phirse/contracts/read-models/content.js';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { Picture } from '../../ui/picture.js';
import { Byline } from './byline.js';
import { RichText } from './rich-text.js';

export interface BlogCardProps {
  readonly post: BlogListItem;
  /** Heading level that fits the page. */
  readonly heading?: 'h2' | 'h3';
  readonly eager?: boolean;
}

/** An article in the list: cover, title, who and when, how it begins. */
export function BlogCard({ post, heading: Heading = 'h2', eager = false }: BlogCardProps) {
  const { slug, title, featuredImage, excerpt } = post;
  return (
    <article className="group relative grid gap-4 sm:grid-cols-[15rem_1fr] sm:items-start sm:gap-6">
      <Picture
        src={featuredImage}
        alt=""
        eager={eager}
        fallback="paper"
        className="aspect-[1200/630] w-full rounded-card border object-cover"
      />
      <div className="min-w-0">
        <Heading className="text-20 md:text-25">
          {/* The whole card leads there; the title is what is read out. */}
          <Link
            to={paths.blog(slug)}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:text-primary group-hover:underline"
          >
            {title}
          </Link>
        </Heading>
        <Byline post={post} />
        <RichText html={excerpt} className="mt-2 line-clamp-3 text-muted" />
      </div>
    </article>
  );
}
