const segment = encodeURIComponent;

/** A model in the sell flow. */
export interface ModelPath {
  readonly categorySlug: string;
  readonly brandSlug: string;
  readonly modelSlug: string;
}
export interface VariantPath extends ModelPath {
  readonly variantSlug: string;
}

const model = ({ categorySlug, brandSlug, modelSlug }: ModelPath) =>
  `/${segment(categorySlug)}/${segment(brandSlug)}/${segment(modelSlug)}`;
const variant = (of: VariantPath) => `${model(of)}/${segment(of.variantSlug)}`;

/** Cities with a landing page, as their slug. */
export const CITY_SLUGS = ['bangalore', 'mysore', 'coimbatore', 'hubli', 'shivamogga'] as const;

/** The address of every page; nothing else writes one. Patterns live in the router. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  contact: () => '/contact',
  faq: () => '/faq',
  getQuote: () => '/get-quote',
  privacyPolicy: () => '/privacy-policy',
  refundPolicy: () => '/refund-policy',
  shippingPolicy: () => '/shipping-policy',
  termsOfService: () => '/terms-of-service',
  city: (citySlug: string) => `/sell-used-mobile-phone-${segment(citySlug.toLowerCase())}`,
  sell: () => '/sell-used-mobile-phone-online',
  sellTablet: () => '/sell-your-old-tablet',
  exchange: () => '/exchange-used-phone-online',
  /** The list, from a page on. */
  blogs: (page = 1) => (page > 1 ? `/blogs?page=${page}` : '/blogs'),
  blog: (slug: string) => `/blogs/${segment(slug)}`,
  login: () => '/login',
  signup: () => '/signup',
  otp: () => '/otp',
  otpVerification: () => '/otp-verification',
  profile: () => '/profile',
  orders: () => '/orders',
  order: (orderId: string) => `/order/${segment(orderId)}`,
  category: (categorySlug: string) => `/${segment(categorySlug)}`,
  models: (categorySlug: string, brandSlug: string) => `/${segment(categorySlug)}/${segment(brandSlug)}/models`,
  variant: (of: ModelPath) => `${model(of)}/variant`,
  variantPrice: (of: VariantPath) => `${variant(of)}/variant-price`,
  deviceEvaluation: (of: VariantPath) => `${variant(of)}/device-evaluation`,
  finalEvaluation: (of: VariantPath) => `${variant(of)}/final-evaluation`,
  pickupDetails: (of: VariantPath) => `${variant(of)}/pickup-details`,
  orderConfirmation: (of: VariantPath) => `${variant(of)}/order-confirmation`,
  partner: {
    home: () => '/partner',
    login: () => '/partner/login',
    dashboard: (tab?: string) => (tab ? `/partner/dashboard?tab=${segment(tab)}` : '/partner/dashboard'),
    profile: () => '/partner/profile',
    statement: ({ from, to }: { readonly from: string; readonly to: string }) =>
      `/partner/statement?${new URLSearchParams({ ...(from && { from }), ...(to && { to }) })}`,
    order: (orderId: string) => `/partner/orders/${segment(orderId)}`,
    lead: (orderId: string) => `/partner/not-assigned-orders/${segment(orderId)}`,
    evaluateOrder: (orderId: string) => `/partner/evaluate-order/${segment(orderId)}`,
    evaluationResult: (orderId: string) => `/partner/evaluation-result/${segment(orderId)}`,
    completeOrder: (orderId: string) => `/partner/complete-order/${segment(orderId)}`,
    pickupPerson: (pickupPersonId: string) => `/partner/pickup-person/${segment(pickupPersonId)}`,
  },
  ops: {
    home: () => '/ops',
    login: () => '/ops/login',
    purchases: () => '/ops/coin-purchases',
    reimbursements: () => '/ops/reimbursements',
  },
} as const;
