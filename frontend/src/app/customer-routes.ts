import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { requireCustomer } from '../lib/guards.js';
import { CITY_SLUGS, paths } from '../lib/paths.js';
import { requireCategory } from './category-guard.js';
import { NotFound } from './not-found.js';
import { type PageModule, pages } from './page-module.js';
import { SignedIn } from './signed-in.js';

const customer = import.meta.glob<PageModule>('../pages/customer/*.page.tsx');
const site = import.meta.glob<PageModule>('../pages/site/*.page.tsx');

/** Paths match whatever their case; a city's one address is in lower case (decisions.md, "Routes"). */
const lowerCase = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  return pathname === pathname.toLowerCase() ? null : redirect(pathname.toLowerCase() + search);
};

const guarded: RouteObject = {
  loader: ({ request }) => {
    requireCustomer(request);
    return null;
  },
  Component: SignedIn,
  children: pages(customer, { profile: 'profile', orders: 'orders', 'order/:orderId': 'order' }),
};

const sellFlow: RouteObject = {
  path: ':categorySlug',
  loader: requireCategory,
  children: [
    ...pages(customer, {
      '': 'category',
      ':brandSlug/models': 'models',
      ':brandSlug/:modelSlug/variant': 'variant',
      ':brandSlug/:modelSlug/:variantSlug/variant-price': 'variant-price',
      ':brandSlug/:modelSlug/:variantSlug/device-evaluation': 'device-evaluation',
      ':brandSlug/:modelSlug/:variantSlug/final-evaluation': 'final-evaluation',
      ':brandSlug/:modelSlug/:variantSlug/pickup-details': 'pickup-details',
      ':brandSlug/:modelSlug/:variantSlug/order-confirmation': 'order-confirmation',
    }),
    {
      path: ':brandSlug/:modelSlug/:variantSlug/final-price',
      Component: NotFound,
      loader: ({ request }) => redirect(new URL(request.url).pathname.replace(/final-price\/?$/i, 'final-evaluation')),
    },
    { path: '*', Component: NotFound },
  ],
};

export const customerRoutes: RouteObject[] = [
  ...pages(customer, {
    '': 'home',
    'sell-used-mobile-phone-online': 'sell',
    login: 'login',
    signup: 'signup',
    otp: 'otp',
    'otp-verification': 'otp-verification',
  }),
  ...pages(site, {
    about: 'about',
    contact: 'contact',
    faq: 'faq',
    'get-quote': 'get-quote',
    'privacy-policy': 'privacy-policy',
    'refund-policy': 'refund-policy',
    'shipping-policy': 'shipping-policy',
    'terms-of-service': 'terms-of-service',
    'exchange-used-phone-online': 'exchange',
    blogs: 'blogs',
    'blogs/:slug': 'blog',
  }),
  ...CITY_SLUGS.flatMap((slug) => pages(site, { [paths.city(slug).slice(1)]: 'city' }, lowerCase)),
  guarded,
  sellFlow,
  { path: '*', Component: NotFound },
];
