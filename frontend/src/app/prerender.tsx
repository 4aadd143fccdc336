import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { type Location, NavigationType, type Navigator, Router, useRoutes } from 'react-router-dom';
import { CITY_SLUGS, paths } from '../lib/paths.js';
import { queryClient } from '../lib/query.js';
import { prepare } from './prepare.js';
import { routes } from './routes.js';
import { seedElement } from './seed.js';

export interface PrerenderedPage {
  readonly title: string;
  readonly description: string;
  /** Canonical address and Open Graph, for the document's head. */
  readonly head: string;
  readonly body: string;
  readonly seed: string;
}

/** Nobody navigates while a page is made. */
const STILL: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};
/** Lazy parts and what they ask for arrive between two renders. */
const ROUNDS = 3;

/** A page as its visitors first see it, made at the build; what only a running server knows is left as its skeleton. */
export async function prerender(address: string, origin: string): Promise<PrerenderedPage> {
  queryClient.clear();
  const { pathname, search } = new URL(address, origin);
  const location: Location = { pathname, search, hash: '', state: null, key: 'default', mask: undefined };
  const prepared = await prepare(routes, location, origin);
  if (prepared.is === 'redirect' || prepared.failure) throw new Error(`${address} cannot be prerendered`);
  const render = () =>
    renderToString(
      <QueryClientProvider client={queryClient}>
        <Router location={location} navigationType={NavigationType.Pop} navigator={STILL} static>
          <Routes />
        </Router>
      </QueryClientProvider>,
    );
  let html = render();
  for (let round = 1; round < ROUNDS; round += 1) {
    for (const query of queryClient.getQueryCache().getAll())
      if (query.state.status === 'pending' && query.options.queryFn) void query.fetch().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 15));
    html = render();
  }
  return { ...splitHead(html), seed: seedElement() };
}

const Routes = () => useRoutes(routes);

/** React writes what belongs into the head before everything else. */
function splitHead(html: string): Omit<PrerenderedPage, 'seed'> {
  const [head = ''] = /^(?:<(?:link|meta)[^>]*>)*/.exec(html) ?? [];
  const meta = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(head)?.[1] ?? '';
  return {
    title: meta('og:title'),
    description: meta('og:description'),
    head: head.replaceAll(/<(link|meta) /g, '<$1 data-prerendered '),
    body: html.slice(head.length),
  };
}

/** Pages that tell about the business, each with its module under src/pages. */
export const MARKETING: readonly (readonly [path: string, page: string])[] = [
  [paths.home(), 'customer/home'],
  [paths.sell(), 'customer/sell'],
  [paths.sellTablet(), 'customer/category'],
  [paths.exchange(), 'site/exchange'],
  [paths.getQuote(), 'site/get-quote'],
  ...CITY_SLUGS.map((slug) => [paths.city(slug), 'site/city'] as const),
  [paths.about(), 'site/about'],
  [paths.contact(), 'site/contact'],
  [paths.faq(), 'site/faq'],
  [paths.blogs(), 'site/blogs'],
  [paths.privacyPolicy(), 'site/privacy-policy'],
  [paths.refundPolicy(), 'site/refund-policy'],
  [paths.shippingPolicy(), 'site/shipping-policy'],
  [paths.termsOfService(), 'site/terms-of-service'],
];
export const blogPath = paths.blog;
export const blogsPath = paths.blogs;
export { PAGE_SIZE as BLOGS_A_PAGE } from '../features/blog/blog.queries.js';

const ANY = { categorySlug: ':', brandSlug: ':', modelSlug: ':', variantSlug: ':' };
/** The steps of a sale, each segment that varies as `:`. */
export const SELL_FLOW: readonly (readonly [pattern: string, page: string])[] = [
  [paths.models(ANY.categorySlug, ANY.brandSlug), 'customer/models'],
  [paths.variant(ANY), 'customer/variant'],
  [paths.variantPrice(ANY), 'customer/variant-price'],
  [paths.deviceEvaluation(ANY), 'customer/device-evaluation'],
  [paths.finalEvaluation(ANY), 'customer/final-evaluation'],
  [paths.pickupDetails(ANY), 'customer/pickup-details'],
].map(([pattern = '', page = '']) => [decodeURIComponent(pattern), page]);
