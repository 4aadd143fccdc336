import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

const marked = new Marked({ gfm: true, async: false });

/** What a post may hold: text, lists, tables, links. No script, style, frame, picture of another's, or event attribute. */
const CLEAN: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'code', 'hr', 'br'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['align', 'scope'], td: ['align'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // A page's one h1 is its title.
    h1: 'h2',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, ...(href.startsWith('/') ? {} : { rel: 'noopener nofollow' }) },
    }),
    th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, scope: 'col' } }),
  },
};

/** HTML from Markdown, with everything taken out that a text has no need of. */
export function cleanHtml(markdown: string): string {
  return sanitizeHtml(String(marked.parse(markdown)), CLEAN).trim();
}
