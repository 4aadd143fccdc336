import { type Plugin } from 'vite';
import { CITY_SLUGS, paths } from './src/lib/paths.js';

/** Where the site is reached, for files that must name whole addresses. */
const SITE = (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/$/, '');

/** Pages that anybody may find; those of an account, of a sale under way, of partners and operators stay out. */
const PUBLIC: readonly string[] = [
  paths.home(),
  paths.sell(),
  paths.sellTablet(),
  paths.exchange(),
  paths.getQuote(),
  ...CITY_SLUGS.map(paths.city),
  paths.about(),
  paths.contact(),
  paths.faq(),
  paths.blogs(),
  paths.privacyPolicy(),
  paths.refundPolicy(),
  paths.shippingPolicy(),
  paths.termsOfService(),
];
const PRIVATE: readonly string[] = [
  paths.profile(),
  paths.orders(),
  '/order/',
  paths.login(),
  paths.signup(),
  paths.otp(),
  paths.partner.home(),
  paths.ops.home(),
];

/** Writes sitemap.xml and robots.txt beside the page, from the one table of addresses. */
export function sitemap(): Plugin {
  return {
    name: 'sitemap',
    apply: 'build',
    generateBundle() {
      const urls = PUBLIC.map((path) => `  <url><loc>${SITE}${path}</loc></url>`).join('\n');
      this.emitFile({
        type: 'asset',
        fileName: 'sitemap.xml',
        source: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
      });
      const rules = PRIVATE.map((path) => `Disallow: ${path}`).join('\n');
      this.emitFile({
        type: 'asset',
        fileName: 'robots.txt',
        source: `User-agent: *\n${rules}\n\nSitemap: ${SITE}/sitemap.xml\n`,
      });
    },
  };
}
