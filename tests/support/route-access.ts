import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { deviceInfo } from './pictures.js';
import { answers, DEVICE, orderBody, PINCODE, partnerBody } from './selling.js';

export type Role = Viewer['role'];

/** What a route is about, made anew for every write that is to go through. */
export type About = 'lead' | 'accepted' | 'assigned' | 'completed' | 'asked back' | 'purchase';

/** What paths and bodies are filled with. */
export interface Names {
  readonly phone: string;
  readonly orderId: string;
  readonly pickupPersonId: string;
  readonly paymentId: string;
  readonly notificationId: string;
  readonly image: string;
  /** Of the order's re-evaluation, as the server counts it. */
  readonly price: string;
  /** Makes what is created differ from what is there. */
  readonly serial: number;
}

export interface RouteAccess {
  /** `link`: whoever holds a signed link. */
  readonly may: 'everybody' | 'link' | readonly Role[];
  readonly about?: About;
  /** Parts of the path that name nobody and nothing of anybody's. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: (names: Names) => unknown;
  /** Status of a call that is allowed; 200 where it says none. */
  readonly status?: number;
}

const everybody: RouteAccess = { may: 'everybody' };
const at = (path: Readonly<Record<string, string>>): RouteAccess => ({ may: 'everybody', path });
/** Open, and refused for what is in it: that it got so far is what counts. */
const form: RouteAccess = { may: 'everybody', body: () => ({}), status: 400 };
const CATEGORY = 'sell-used-mobile-phone-online';
const price = { slug: DEVICE.slug, variant: DEVICE.variant, pincode: PINCODE };

const operator = (more: Omit<RouteAccess, 'may'> = {}): RouteAccess => ({ may: ['operator'], ...more });
const customer = (more: Omit<RouteAccess, 'may'> = {}): RouteAccess => ({ may: ['customer'], ...more });
const partner = (more: Omit<RouteAccess, 'may'> = {}): RouteAccess => ({ may: ['partner'], ...more });
const reads = (...roles: readonly Role[]): RouteAccess => ({ may: [...roles, 'operator'] });
const reason = () => ({ reason: 'Not what was agreed' });
const cancellation = () => ({ cancellationReason: 'Not what was agreed' });
const options = () =>
  answers('Back glass cracked').map(({ heading, description, value }) => ({
    heading,
    description,
    type: 'sub',
    value,
  }));
const quoted = ({ phone }: Names) => {
  const { productDetails, user } = orderBody({ phone });
  return {
    platform: 'web',
    user: { phone, city: 'Bangalore', pincode: PINCODE, name: user.name, email: user.email },
    productDetails: { ...productDetails, price: 20_000 },
  };
};

/**
 * Who may call what: every route of the API's own document. Phones in a path are their caller's own, operators apart; order, person,
 * purchase and notification belong to one customer, one partner and one pickup person, and for anybody else do not exist.
 */
export const ROUTE_ACCESS: Readonly<Record<string, RouteAccess>> = {
  'GET /health/live': everybody,
  'GET /health/ready': everybody,
  'POST /user/register': form,
  'POST /user/logins': form,
  'POST /user/resend-otp': form,
  'POST /user/verify-otp': form,
  'GET /user/user-exists/{phone}': everybody,
  'POST /partner/login': form,
  'POST /ops/login': form,
  'POST /auth/refresh': form,
  'POST /auth/logout': form,
  'POST /newsletter/newsletter-subscribe': form,
  'POST /contact/create': form,
  'GET /images/{path}': at({ path: 'devices/google-pixel-9.svg' }),
  'GET /images/banners/{file}': at({ file: 'doorstep.svg' }),
  'GET /images/covers/{file}': at({ file: 'phone-care-in-heat-and-monsoon.svg' }),
  'GET /images/maps/{file}': at({ file: 'bangalore-indiranagar.svg' }),
  'GET /dynamic/calendar/next-10-days-web': everybody,
  'GET /dynamic/getHomePage': everybody,
  'GET /dynamic/site-content/{name}': at({ name: 'about' }),
  'GET /pincode/drop-down/cityNames': everybody,
  'GET /pincode/drop-down/city/{city}/pincodes': at({ city: 'bangalore' }),
  'GET /api/blog': everybody,
  'GET /api/blog/recent-blog': everybody,
  'GET /api/blog/{slug}': at({ slug: 'phone-care-in-heat-and-monsoon' }),
  'GET /api/category/fetch-category-slug/{categorySlug}': at({ categorySlug: CATEGORY }),
  'GET /api/brand/brands-category-slug/{categorySlug}': at({ categorySlug: CATEGORY }),
  'GET /api/brand/series-slug/{brandSlug}/{categorySlug}': at({ brandSlug: 'apple', categorySlug: CATEGORY }),
  'GET /api/brand/product-variations/{modelSlug}': at({ modelSlug: DEVICE.slug }),
  'GET /product/get-products-slug/{categorySlug}/{brandSlug}': at({ brandSlug: 'apple', categorySlug: CATEGORY }),
  'GET /product/best-selling-products/{category}': at({ category: 'mobile' }),
  'GET /product/model/{slug}': at({ slug: DEVICE.slug }),
  'GET /product/global-search': { may: 'everybody', query: 'search=iphone' },
  'POST /product/get-price-by-pincode': { may: 'everybody', body: () => price },
  'POST /product/price-and-availability': { may: 'everybody', body: () => price },
  'GET /coins/get-coin-value': everybody,

  'GET /files/{name}': { may: 'link' },
  'POST /files': { may: ['customer', 'partner', 'pickUp'], body: ({ image }) => ({ image }), status: 201 },

  'GET /user/get-user-info/{phone}': reads('customer'),
  'PUT /user/users/profile': customer({ body: ({ phone }) => ({ phone, name: 'Asha K', email: 'k@example.com' }) }),
  'POST /user/users/add-address': customer({ body: ({ phone }) => ({ phone, address: '9, Hill Road' }) }),
  'DELETE /user/users/delete-address/{phone}/{index}': customer({ path: { index: '0' } }),
  'POST /product/calculate-price': {
    may: ['customer', 'partner', 'operator'],
    body: () => ({ productSlug: DEVICE.slug, variant: DEVICE.variant, pincode: PINCODE, selectedOptions: answers() }),
  },
  'POST /abundant/create-order': customer({ body: quoted }),
  'POST /promo/check/promocode': customer({ body: ({ phone }) => ({ phone, enteredCode: 'PHIRSE200' }) }),
  'POST /order/create-order': customer({ body: ({ phone }) => orderBody({ phone }), status: 201 }),
  'POST /order/cancel-order/{orderId}': customer({ about: 'lead', body: cancellation }),
  'GET /order/get-user-order/{customerPhone}': reads('customer'),
  'GET /order/get-order/{orderId}': { ...reads('customer', 'partner', 'pickUp'), about: 'assigned' },
  'GET /order/{orderId}/events': { ...reads('customer', 'partner', 'pickUp'), about: 'assigned' },

  'GET /partner/partners/{partnerPhone}': reads('partner'),
  'GET /partner/dashboard/{phone}': reads('partner'),
  'GET /partner/transactions/{phone}': reads('partner'),
  'GET /partner/transactions/{phone}/export': reads('partner'),
  'GET /partner/statement/{phone}': { ...reads('partner'), query: 'from=2026-01-01&to=2026-12-31' },
  'GET /payment/purchases/{phone}': reads('partner'),
  'GET /partner/get-partner-orders/{phone}': reads('partner'),
  'GET /partner/get-assigned-partner-orders/{phone}': reads('partner'),
  'GET /partner/get-partner-accepted-orders/{phone}': reads('partner'),
  'GET /partner/get-single-orders/{partnerPhone}/{orderId}': { ...reads('partner'), about: 'completed' },
  'GET /partner/get-pickup-persons/{phone}': reads('partner'),
  'GET /partner/pickup-persons/{phone}/{pickupPersonId}': reads('partner'),
  'GET /partner/notifications/{phone}': reads('partner', 'pickUp'),
  'GET /partner/notifications/{phone}/events': reads('partner', 'pickUp'),
  'GET /partner/notifications/{phone}/pickup-person/{pickupPersonId}': reads('partner'),
  'PUT /partner/notificationStatus/{phone}/{notificationId}': { may: ['partner', 'pickUp'] },
  'GET /pickup/get-pickup-guy-orders/{pickupPhone}': reads('pickUp'),
  'POST /partner/accept-order/{phone}/{orderId}': partner({ about: 'lead' }),
  'POST /partner/assign-order/{phone}/{pickupPersonId}/{orderId}': partner({ about: 'accepted' }),
  'POST /partner/deassign-order/{phone}/{orderId}': partner({ about: 'assigned' }),
  'PUT /partner/requote/partner/{partnerPhone}/{orderId}': partner({
    about: 'assigned',
    body: (names) => ({ price: names.price, pincode: PINCODE, options: options() }),
  }),
  'PUT /partner/complete-order/{orderId}/{partnerPhone}': partner({
    about: 'assigned',
    body: ({ image }) => ({ deviceInfo: deviceInfo(image) }),
  }),
  'PUT /partner/cancel-order/{orderId}/{partnerPhone}': partner({ about: 'assigned', body: cancellation }),
  'POST /partner/request-reimbursement/{phone}/{orderId}': partner({ about: 'completed', status: 201 }),
  'POST /partner/add-pickup-person/{phone}': partner({
    body: ({ serial }) => ({ name: 'Sunil', phone: String(9_811_109_000 + serial) }),
    status: 201,
  }),
  'PUT /partner/block-pickup-person/{partnerPhone}/{pickupPersonId}': partner(),
  'PUT /partner/unblock-pickup-person/{partnerPhone}/{pickupPersonId}': partner(),
  'POST /payment/create-payments': partner({
    body: ({ phone, image }) => ({ image, partnerPhone: phone, coins: 3, price: 30 }),
    status: 201,
  }),

  'GET /ops/partners': operator(),
  'POST /ops/partners': operator({
    body: ({ serial }) => partnerBody({ phone: String(9_811_108_000 + serial), password: 'a new partner' }),
    status: 201,
  }),
  'PUT /ops/partners/{phone}': operator({ body: ({ phone }) => partnerBody({ phone, password: '' }) }),
  'POST /ops/partners/{phone}/suspend': operator({ body: reason }),
  'POST /ops/partners/{phone}/reinstate': operator(),
  'PUT /ops/models/{slug}/price': operator({
    path: { slug: DEVICE.slug },
    body: () => ({ variant: DEVICE.variant, price: 41_000 }),
  }),
  'POST /ops/promos': operator({
    body: () => ({ code: 'MATRIX', value: 5, validUntil: '2031-01-01T00:00:00Z', minimumPrice: 0, maxRedemptions: 1 }),
    status: 201,
  }),
  'POST /ops/orders/{orderId}/cancel': operator({ about: 'lead', body: cancellation }),
  'POST /ops/orders/{orderId}/accept/{partnerPhone}': operator({ about: 'lead' }),
  'GET /ops/coin-purchases': operator(),
  'POST /ops/coin-purchases/{paymentId}/approve': operator({ about: 'purchase' }),
  'POST /ops/coin-purchases/{paymentId}/reject': operator({ about: 'purchase', body: reason }),
  'GET /ops/reimbursements': operator(),
  'POST /ops/reimbursements/{orderId}/approve': operator({ about: 'asked back' }),
  'POST /ops/reimbursements/{orderId}/reject': operator({ about: 'asked back', body: reason }),
  'GET /ops/contact-messages': operator(),
  'GET /ops/subscribers': operator(),
  'GET /ops/abandoned-quotes': operator(),
  'GET /ops/projections': operator(),
  // The last: it leaves no account to call from.
  'POST /user/account-deletion': customer({ body: ({ phone }) => ({ phone }) }),
};
