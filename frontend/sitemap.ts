import { type Plugin } from 'vite';
import { CITY_SLUGS, paths } from './src/lib/paths.js';

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

/** Lists the pages for the server, which makes sitemap.xml and robots.txt of them, of the posts and of the catalogue. */
export function sitemap(): Plugin {
  return {
    name: 'sitemap',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'site.json',
        source: JSON.stringify({ open: PUBLIC, closed: PRIVATE }),
      });
    },
  };
}
