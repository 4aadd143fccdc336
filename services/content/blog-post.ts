import { type BlogPost } from '@phirse/contracts/read-models/content.js';
import { cleanHtml } from './clean-html.js';

const FRONT_MATTER = /^---\n(.*?)\n---\n(.*)$/s;
const WORDS_PER_MINUTE = 200;
/** Posts appear at ten in the morning in India. */
const MORNING = 'T04:30:00.000Z';

type FrontMatter = Readonly<Record<'slug' | 'title' | 'excerpt' | 'author' | 'date' | 'cover', string>>;

/** A post from its file: front matter between two `---` lines, then Markdown. Throws an error that names the file and what is wrong in it. */
export function parsePost(file: string, text: string): BlogPost {
  const [, head, body = ''] = FRONT_MATTER.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined) throw new Error(`${file}: a post begins with its front matter between two lines of ---`);
  const { slug, title, excerpt, author, date, cover } = frontMatter(file, head);
  if (`${slug}.md` !== file) throw new Error(`${file}: the slug '${slug}' must be the file's name`);
  const created = new Date(`${date}${MORNING}`);
  if (Number.isNaN(created.getTime())) throw new Error(`${file}: the date '${date}' must be a day as YYYY-MM-DD`);
  return {
    slug,
    title,
    featuredImage: `/images/covers/${cover}.svg`,
    authorName: author || 'Unknown',
    createdAt: created.toISOString(),
    excerpt: cleanHtml(excerpt),
    readingMinutes: Math.max(1, Math.round(body.split(/\s+/).length / WORDS_PER_MINUTE)),
    content: cleanHtml(body),
  };
}

function frontMatter(file: string, head: string): FrontMatter {
  const lines = new Map(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
  const read = (field: string) => {
    const value = lines.get(field) ?? '';
    if (!value && field !== 'author') throw new Error(`${file}: the front matter has no ${field}`);
    return value;
  };
  return {
    slug: read('slug'),
    title: read('title'),
    excerpt: read('excerpt'),
    author: read('author'),
    date: read('date'),
    cover: read('cover'),
  };
}
