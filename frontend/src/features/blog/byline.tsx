import { type BlogListItem } from '@phirse/contracts/read-models/content.js';
import { DateTime } from '../../ui/date-time.js';

/** Who wrote it, when, and how long it takes to read. */
export function Byline({ post }: { readonly post: BlogListItem }) {
  const { authorName, createdAt, readingMinutes } = post;
  return (
    <p className="mt-1 text-13 text-muted">
      {authorName || 'Unknown'} · <DateTime at={createdAt} show="day" /> · {readingMinutes} min read
    </p>
  );
}
