import { type Facts, type Role } from './route-facts.js';

/** One look at a route: by whom, at which address, and what tells that the page stands. */
export interface Stop {
  readonly as?: Role;
  readonly at: (facts: Facts) => string;
  /** Its main heading. */
  readonly heading: string | RegExp;
  /** Where the route leads on to, if it is no page of its own. */
  readonly leadsTo?: (facts: Facts) => string;
  /** What the page before it would have handed over. */
  readonly handedOver?: (facts: Facts) => unknown;
  /** The page is that of another route too, title and all. */
  readonly twin?: true;
}

const page = (address: string, heading: Stop['heading'], more: Partial<Stop> = {}): Stop => ({
  at: () => address,
  heading,
  ...more,
});
const NOT_FOUND = 'Oops! Page Not Found';
const SALE = '/sell-used-mobile-phone-online/apple/apple-iphone-13/128gb';
const sale = (step: string, heading: Stop['heading'], more: Partial<Stop> = {}) =>
  page(`${SALE}/${step}`, heading, { as: 'customer', ...more });
const city = (slug: string) => page(`/sell-used-mobile-phone-${slug}`, /^Sell Your Mobile for Cash in/i);
const tab = (name: string) => page(`/partner/dashboard?tab=${name}`, 'Vendor Dashboard', { as: 'partner' });
/** A page of one order, of a cancelled one and of none. */
const NO_ORDER = 'BB0000000000';
const order = (folder: string, heading: RegExp, unknown: Partial<Stop> = {}): readonly Stop[] => [
  { as: 'partner', at: ({ orderId }) => `/partner/${folder}/${orderId}`, heading },
  { as: 'partner', at: ({ cancelledId }) => `/partner/${folder}/${cancelledId}`, heading: /iPhone 13/ },
  { as: 'partner', at: () => `/partner/${folder}/${NO_ORDER}`, heading: 'Order', ...unknown },
];
const DASHBOARD = page('/partner/dashboard', 'Vendor Dashboard');

/** Every route of the web app, by its pattern. A new route without an entry here fails the sweep. */
export const ROUTE_STOPS: Readonly<Record<string, readonly Stop[]>> = {
  '/': [
    page('/', 'Sell your Smartphone, iPad or Tablet'),
    page('/', 'Sell your Smartphone, iPad or Tablet', { as: 'customer' }),
  ],
  '/about': [page('/about', /./)],
  '/contact': [page('/contact', 'Talk to us')],
  '/faq': [page('/faq', /./)],
  '/get-quote': [page('/get-quote', /./)],
  '/privacy-policy': [page('/privacy-policy', /privacy/i)],
  '/refund-policy': [page('/refund-policy', /./)],
  '/shipping-policy': [page('/shipping-policy', /./)],
  '/terms-of-service': [page('/terms-of-service', /./)],
  '/exchange-used-phone-online': [page('/exchange-used-phone-online', /./)],
  '/sell-used-mobile-phone-bangalore': [city('bangalore')],
  '/sell-used-mobile-phone-mysore': [city('mysore')],
  '/sell-used-mobile-phone-coimbatore': [city('coimbatore')],
  '/sell-used-mobile-phone-hubli': [city('hubli')],
  '/sell-used-mobile-phone-shivamogga': [city('shivamogga')],
  '/blogs': [page('/blogs', 'All Blogs')],
  '/blogs/:slug': [
    { at: ({ blogSlug }) => `/blogs/${blogSlug}`, heading: /./ },
    page('/blogs/nothing', 'Blog not found'),
  ],
  '/login': [page('/login', /^Sign In/)],
  '/signup': [page('/signup', /^Sign Up/)],
  '/otp': [page('/otp', 'Sign in with OTP')],
  '/otp-verification': [page('/otp-verification', /./, { leadsTo: () => '/otp' })],
  '/profile': [
    page('/profile', 'My Account', { as: 'customer' }),
    page('/profile', /^Sign In/, { leadsTo: () => '/login' }),
  ],
  '/orders': [
    page('/orders', 'My Orders', { as: 'customer' }),
    page('/orders?tab=past', 'My Orders', { as: 'customer' }),
  ],
  '/order/:orderId': [
    { as: 'customer', at: ({ orderId }) => `/order/${orderId}`, heading: /^Order Details/ },
    { as: 'customer', at: ({ cancelledId }) => `/order/${cancelledId}`, heading: /^Order Details/ },
    { as: 'customer', at: () => '/order/BB0000000000', heading: /^Order Details/ },
  ],
  '/sell-used-mobile-phone-online': [page('/sell-used-mobile-phone-online', /./)],
  '/:categorySlug': [page('/sell-your-old-tablet', /./)],
  '/:categorySlug/:brandSlug/models': [
    page('/sell-used-mobile-phone-online/apple/models', 'Which Apple phone is it?'),
    page('/sell-your-old-tablet/apple/models', 'Which Apple tablet is it?'),
  ],
  '/:categorySlug/:brandSlug/:modelSlug/variant': [
    page('/sell-used-mobile-phone-online/apple/apple-iphone-13/variant', 'iPhone 13'),
  ],
  '/:categorySlug/:brandSlug/:modelSlug/:variantSlug/variant-price': [sale('variant-price', 'iPhone 13, 128 GB')],
  '/:categorySlug/:brandSlug/:modelSlug/:variantSlug/device-evaluation': [
    sale('device-evaluation', 'First, the basics'),
    sale('device-evaluation', 'iPhone 13, 128 GB', { as: 'visitor', leadsTo: () => `${SALE}/variant-price` }),
  ],
  '/:categorySlug/:brandSlug/:modelSlug/:variantSlug/final-evaluation': [
    sale('final-evaluation', 'Your final price'),
    sale('final-evaluation', 'iPhone 13, 128 GB', { as: 'visitor', leadsTo: () => `${SALE}/variant-price` }),
  ],
  '/:categorySlug/:brandSlug/:modelSlug/:variantSlug/final-price': [
    sale('final-price', 'Your final price', { leadsTo: () => `${SALE}/final-evaluation` }),
  ],
  '/:categorySlug/:brandSlug/:modelSlug/:variantSlug/pickup-details': [
    sale('pickup-details', 'Schedule Your Pickup'),
    sale('pickup-details', /^Sign In/, { as: 'visitor', leadsTo: () => '/login' }),
  ],
  '/:categorySlug/:brandSlug/:modelSlug/:variantSlug/order-confirmation': [
    sale('order-confirmation', 'Order Placed Successfully!'),
    sale('order-confirmation', 'Sell your Smartphone, iPad or Tablet', { as: 'visitor', leadsTo: () => '/' }),
  ],
  '/:categorySlug/*': [page('/sell-your-old-tablet/apple/nothing', NOT_FOUND, { twin: true })],
  '/*': [page('/nothing-lives-here', NOT_FOUND)],

  '/partner': [
    page('/partner', /./, { leadsTo: () => '/partner/login' }),
    { ...DASHBOARD, as: 'partner', at: () => '/partner', leadsTo: () => '/partner/dashboard' },
  ],
  '/partner/login': [page('/partner/login', /./)],
  '/partner/dashboard': [
    ...['orders', 'assignedOrders', 'acceptedOrders', 'pickupBoys', 'transactions'].map(tab),
    page('/partner/dashboard', /Dashboard/, { as: 'pickup person' }),
    page('/partner/dashboard', /./, { leadsTo: () => '/partner/login' }),
  ],
  '/partner/profile': [
    page('/partner/profile', 'Profile', { as: 'partner' }),
    page('/partner/profile', 'Profile', { as: 'pickup person' }),
  ],
  '/partner/statement': [
    page('/partner/statement', 'Coin statement', { as: 'partner' }),
    page('/partner/statement?from=2024-01-01&to=2026-01-01', 'Coin statement', { as: 'partner' }),
    page('/partner/statement', /Dashboard/, { as: 'pickup person', leadsTo: () => '/partner/dashboard' }),
  ],
  '/partner/orders/:orderId': [
    ...order('orders', /iPhone 13/),
    { as: 'pickup person', at: ({ orderId }) => `/partner/orders/${orderId}`, heading: /iPhone 13/ },
  ],
  '/partner/not-assigned-orders/:orderId': [
    { as: 'partner', at: ({ leadId }) => `/partner/not-assigned-orders/${leadId}`, heading: /iPhone 13/ },
    { as: 'partner', at: () => '/partner/not-assigned-orders/BB0000000000', heading: 'Order' },
  ],
  '/partner/evaluate-order/:orderId': order('evaluate-order', /./, { leadsTo: () => `/partner/orders/${NO_ORDER}` }),
  '/partner/evaluation-result/:orderId': [
    ...order('evaluation-result', /^Evaluation/),
    {
      as: 'partner',
      at: ({ orderId }) => `/partner/evaluation-result/${orderId}`,
      heading: 'Evaluation: iPhone 13',
      handedOver: ({ result }) => result,
    },
  ],
  '/partner/complete-order/:orderId': order('complete-order', /^Complete/),
  '/partner/pickup-person/:pickupPersonId': [
    { as: 'partner', at: ({ pickupPersonId }) => `/partner/pickup-person/${pickupPersonId}`, heading: 'Manjunath S' },
    page('/partner/pickup-person/nobody', 'Pickup person', { as: 'partner' }),
  ],
  '/partner/*': [page('/partner/nothing', NOT_FOUND, { as: 'partner', twin: true })],

  '/ops': [page('/ops', /./, { as: 'operator', leadsTo: () => '/ops/coin-purchases' })],
  '/ops/login': [page('/ops/login', /./)],
  '/ops/coin-purchases': [page('/ops/coin-purchases', /./, { as: 'operator' })],
  '/ops/reimbursements': [page('/ops/reimbursements', /./, { as: 'operator' })],
  '/ops/*': [page('/ops/nothing', NOT_FOUND, { as: 'operator', twin: true })],
};
