/** A page that anybody may find. */
export interface SitemapEntry {
  /** From the root, `/blogs`. */
  readonly path: string;
  /** When its words last changed, ISO. */
  readonly changedAt?: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** sitemap.xml of pages under an address without a slash at its end; a page that is named twice stands once. */
export function sitemapXml(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const urls = [...byPath.values()].map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : '';
    return `  <url><loc>${escaped(siteUrl + encodeURI(path))}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** robots.txt that keeps crawlers out of `closed` and shows them the sitemap. */
export function robotsText(siteUrl: string, closed: readonly string[]): string {
  const rules = closed.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${rules}\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
