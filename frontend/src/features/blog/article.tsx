import { type BlogPost } from '@phirse/contracts/read-models/content.js';
import { classNames } from '../../ui/class-names.js';
import { Picture } from '../../ui/picture.js';
import { Byline } from './byline.js';
import { RichText } from './rich-text.js';

/** Type for long reading: a comfortable measure, air before headings, tables that wrap and code that breaks. */
const PROSE = classNames(
  'mt-8 max-w-prose text-17 leading-7 [&>*:first-child]:mt-0',
  '[&_p]:mt-4 [&_h2]:mt-10 [&_h2]:text-25 [&_h3]:mt-8 [&_h3]:text-20',
  '[&_a]:font-semibold [&_a]:text-primary [&_a]:underline [&_a]:underline-offset-4',
  '[&_ul]:mt-4 [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:mt-4 [&_ol]:list-decimal [&_ol]:pl-6 [&_li]:mt-2 [&_li]:pl-1',
  '[&_li::marker]:font-semibold [&_li::marker]:text-primary',
  '[&_blockquote]:mt-6 [&_blockquote]:border-l-4 [&_blockquote]:border-accent-edge [&_blockquote]:pl-5 [&_blockquote]:text-muted',
  '[&_img]:mt-6 [&_img]:w-full [&_img]:rounded-card [&_hr]:my-10 [&_code]:font-mono [&_code]:text-15',
  '[&_table]:mt-6 [&_table]:w-full [&_table]:border-collapse [&_th]:text-left [&_td]:border-t [&_td]:py-2 [&_td]:pr-4 [&_td]:align-top [&_th]:py-2 [&_th]:pr-4',
);

/** An article: title, who and when, cover, words. */
export function Article({ post }: { readonly post: BlogPost }) {
  return (
    <article className="min-w-0">
      <h1 className="max-w-prose text-32 md:text-44">{post.title}</h1>
      <Byline post={post} />
      <Picture
        src={post.featuredImage}
        alt=""
        eager
        fallback="paper"
        className="mt-6 aspect-[1200/630] w-full rounded-card border object-cover"
      />
      <RichText html={post.content} className={PROSE} />
    </article>
  );
}
