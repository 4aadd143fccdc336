import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { section } from '@phirse/contracts/rules/questionnaire.sample.js';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType } from 'react';
import {
  CATALOGUE,
  CUSTOMER_PHONE,
  MODEL,
  renderOnSite,
  renderPage,
  SELL_PATH,
  signInCustomer,
} from '../../../testing/customer-site.js';
import { type Answers, fakeApi, refusal, type SentCall } from '../../../testing/partner-portal.js';
import { SiteSearch } from '../../app/site-search.js';
import { BlogList } from '../../features/blog/blog-list.js';
import { BrandGrid } from '../../features/catalog/brand-grid.js';
import { PopularShelf } from '../../features/catalog/popular-shelf.js';
import { ContactForm } from '../../features/contact/contact-form.js';
import { BannerCarousel } from '../../features/content/banner-carousel.js';
import { DEFAULT_BANNER } from '../../features/content/banners.queries.js';
import { evaluationStore } from '../../features/evaluation/evaluation-state.js';
import { NewsletterForm } from '../../features/newsletter/newsletter-form.js';
import { paths } from '../../lib/paths.js';
import { customerSession } from '../../lib/session.js';
import { Picture } from '../../ui/picture.js';
import { currentToasts, TOAST_DURATION_MS, TOAST_LIMIT, toast } from '../../ui/toast-store.js';
import * as deviceEvaluation from './device-evaluation.page.js';
import * as finalEvaluation from './final-evaluation.page.js';
import * as models from './models.page.js';
import * as orderPage from './order.page.js';
import * as pickupDetails from './pickup-details.page.js';
import * as profile from './profile.page.js';
import * as signup from './signup.page.js';
import * as variant from './variant.page.js';
import * as variantPrice from './variant-price.page.js';

const broken = refusal(500, 'INTERNAL', 'Something went wrong on our side. Please try again.');
const { categorySlug, brandSlug, modelSlug } = SELL_PATH;
const HERE = `/${categorySlug}/${brandSlug}/${modelSlug}`;
const MODELS = `GET /product/get-products-slug/${categorySlug}/${brandSlug}`;
const VARIATIONS = `GET /api/brand/product-variations/${modelSlug}`;
const QUESTIONS = `GET /api/category/fetch-category-slug/${categorySlug}`;
const INFO = `GET /user/get-user-info/${CUSTOMER_PHONE}`;
const PRICE = 'POST /product/get-price-by-pincode';
const user = { _id: 'c1', name: 'Asha', email: 'a@b.in', phone: CUSTOMER_PHONE, status: 'active' };
const PROFILE = { [INFO]: { user: { ...user, address: ['12, Lake Road'], memberSince: '2026-01-02T00:00:00.000Z' } } };
const EXPIRED = 'Your session has expired. Please sign in again.';
const expired = refusal(401, 'TOKEN_EXPIRED', EXPIRED);
const REFRESH = 'POST /auth/refresh';
const ONE = 'GET /order/get-order/BB1';
const sent = (calls: readonly SentCall[]) => calls.map(({ method, path }) => `${method} ${path}`);
const CALENDAR = {
  'GET /dynamic/calendar/next-10-days-web': {
    dates: [{ value: '2031-05-06', label: 'Tuesday, 6 May' }],
    time_slot: [{ value: '1PM-4PM', label: '1 pm to 4 pm' }],
  },
};
const ASKED = { [QUESTIONS]: { category: 'mobile', sections: [section('The end', 'grid', 'none', ['Nothing'])] } };

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: RegExp | string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
/** Shows a page of the sell flow, by the end of its address. */
const at = (Page: ComponentType, end: string) => () =>
  renderPage(
    Page,
    `/:categorySlug/:brandSlug/:modelSlug${end}`,
    `${HERE}${end.replace(':variantSlug', SELL_PATH.variantSlug)}`,
  );
const pickup = at(pickupDetails.Component, '/:variantSlug/pickup-details');
const onProfile = () => renderPage(profile.Component, '/profile', '/profile');
const fillContact = async () => {
  for (const label of ['Name', 'Email', 'Phone', 'Message']) await type(label, 'words@b.in');
  await press('Send message');
};
const subscribe = async () => {
  await type('Your email', 'a@b.in');
  await press('Subscribe');
};
const confirm = async () => {
  for (const name of [/Tuesday/, /1 pm to 4 pm/]) await userEvent.click(await screen.findByRole('radio', { name }));
  await press('Confirm pickup');
};
const checkPincode = () => type('Your pincode', '560001');

interface Row {
  readonly situation: string;
  readonly api: Answers;
  readonly show: () => unknown;
  readonly provoke?: () => Promise<unknown>;
  readonly text: string;
  /** Offered beside it. */
  readonly retry?: true;
  readonly link?: { readonly name: string; readonly to: string };
}

/** Customer spec, section 8. */
const TABLE: readonly Row[] = [
  {
    situation: 'brands',
    api: { [`GET /api/brand/brands-category-slug/${categorySlug}`]: broken },
    show: () => renderOnSite(<BrandGrid categorySlug={categorySlug} />),
    text: 'Failed to fetch brands. Please try again later.',
    retry: true,
  },
  {
    situation: 'popular phones',
    api: { 'GET /product/best-selling-products/mobile': broken },
    show: () => renderOnSite(<PopularShelf />),
    text: 'Failed to fetch popular phones. Please try again later.',
    retry: true,
  },
  {
    situation: 'models',
    api: { [MODELS]: refusal(503, 'UNAVAILABLE', 'In a moment.') },
    show: () => renderPage(models.Component, '/:categorySlug/:brandSlug/models', paths.models(categorySlug, brandSlug)),
    text: 'Failed to fetch data. Please try again later.',
    retry: true,
  },
  {
    situation: 'blogs',
    api: { 'GET /api/blog': refusal(404, 'NOT_FOUND', 'gone fishing') },
    show: () => renderOnSite(<BlogList firstPage={1} />),
    text: 'Error: gone fishing',
    retry: true,
  },
  {
    situation: 'newsletter, with words of the server',
    api: { 'POST /newsletter/newsletter-subscribe': refusal(429, 'TOO_MANY_REQUESTS', 'Slow down, please.') },
    show: () => renderOnSite(<NewsletterForm />),
    provoke: subscribe,
    text: 'Slow down, please.',
  },
  {
    situation: 'newsletter, without',
    api: { 'POST /newsletter/newsletter-subscribe': broken },
    show: () => renderOnSite(<NewsletterForm />),
    provoke: subscribe,
    text: 'Subscription failed. Try again.',
  },
  {
    situation: 'newsletter, done',
    api: { 'POST /newsletter/newsletter-subscribe': { data: { success: true, message: '' } } },
    show: () => renderOnSite(<NewsletterForm />),
    provoke: subscribe,
    text: 'Subscribed successfully!',
  },
  {
    situation: 'contact',
    api: { 'POST /contact/create': broken },
    show: () => renderOnSite(<ContactForm />),
    provoke: fillContact,
    text: 'Failed to send your message. Please try again later.',
  },
  {
    situation: 'contact, done',
    api: { 'POST /contact/create': { message: 'ok', position: '1' } },
    show: () => renderOnSite(<ContactForm />),
    provoke: fillContact,
    text: 'Your message has been sent successfully!',
  },
  {
    situation: 'variants of an unknown model',
    api: { ...CATALOGUE, [VARIATIONS]: refusal(404, 'MODEL_NOT_FOUND', 'Unknown') },
    show: at(variant.Component, '/variant'),
    text: 'No variants found for this model.',
    retry: true,
  },
  {
    situation: 'variants',
    api: { ...CATALOGUE, [VARIATIONS]: broken },
    show: at(variant.Component, '/variant'),
    text: 'Failed to fetch variants. Please try again.',
    retry: true,
  },
  {
    situation: 'search',
    api: { 'GET /product/global-search': broken },
    show: () => renderOnSite(<SiteSearch />),
    provoke: async () => userEvent.type(await screen.findByRole('combobox'), 'galaxy'),
    text: 'No products matching',
  },
  {
    situation: 'banners',
    api: { 'GET /dynamic/getHomePage': broken },
    show: () => renderOnSite(<BannerCarousel />),
    text: DEFAULT_BANNER.subheading,
  },
  {
    situation: 'price, with words of the server',
    api: { ...CATALOGUE, [PRICE]: refusal(429, 'TOO_MANY_REQUESTS', 'Slow down, please.') },
    show: at(variantPrice.Component, '/:variantSlug/variant-price'),
    provoke: checkPincode,
    text: 'Slow down, please.',
  },
  {
    situation: 'price, without',
    api: { ...CATALOGUE, [PRICE]: broken },
    show: at(variantPrice.Component, '/:variantSlug/variant-price'),
    provoke: checkPincode,
    text: 'Error fetching price. Please try again.',
  },
  {
    situation: 'questions',
    api: { ...CATALOGUE, [QUESTIONS]: broken },
    show: at(deviceEvaluation.Component, '/:variantSlug/device-evaluation'),
    text: 'Failed to load questions. Please try again.',
    retry: true,
  },
  {
    situation: 'evaluation',
    api: { ...CATALOGUE, ...ASKED, 'POST /product/calculate-price': broken },
    show: at(deviceEvaluation.Component, '/:variantSlug/device-evaluation'),
    provoke: () => press('Submit'),
    text: 'Failed to submit evaluation or calculate price. Please try again.',
  },
  {
    situation: 'profile',
    api: { [INFO]: broken },
    show: onProfile,
    text: 'Failed to fetch profile details',
    retry: true,
  },
  {
    situation: 'deletion of the account',
    api: { ...PROFILE, 'POST /user/account-deletion': broken },
    show: onProfile,
    provoke: async () => {
      await press('Delete account');
      await press('Delete my account');
    },
    text: 'Failed to delete account',
  },
  {
    situation: 'deletion of an address',
    api: { ...PROFILE, [`DELETE /user/users/delete-address/${CUSTOMER_PHONE}/0`]: broken },
    show: onProfile,
    provoke: async () => {
      await press('Delete address 1');
      await press('Delete');
    },
    text: 'Failed to delete address',
  },
  {
    situation: 'a new address',
    api: { ...PROFILE, 'POST /user/users/add-address': broken },
    show: onProfile,
    provoke: async () => {
      await press('Add New Address');
      await type('New address', '14, Lake Road');
      await press('Save address');
    },
    text: 'Failed to save address',
  },
  {
    situation: 'pickup options',
    api: { ...PROFILE, 'GET /dynamic/calendar/next-10-days-web': broken },
    show: pickup,
    text: 'Failed to load pickup options. Please try again.',
    retry: true,
  },
  {
    situation: 'pickup',
    api: { ...PROFILE, ...CALENDAR, 'POST /order/create-order': broken },
    show: pickup,
    provoke: confirm,
    text: 'Failed to submit pickup details',
  },
  {
    situation: 'pickup with a price that is over',
    api: {
      ...PROFILE,
      ...CALENDAR,
      'POST /order/create-order': refusal(410, 'QUOTE_EXPIRED', 'This quote has expired.'),
    },
    show: pickup,
    provoke: confirm,
    text: 'This quote has expired.',
    link: { name: "Get today's price", to: paths.variantPrice(SELL_PATH) },
  },
  {
    situation: 'promo',
    api: { ...PROFILE, ...CALENDAR, 'POST /promo/check/promocode': broken },
    show: pickup,
    provoke: async () => {
      await type(/Promo code/, 'PHIRSE200');
      await press('Apply');
    },
    text: 'Invalid promo code response',
  },
  {
    situation: 'order detail',
    api: { 'GET /order/get-order/BB1': refusal(404, 'ORDER_NOT_FOUND', 'We could not find that order.') },
    show: () => renderPage(orderPage.Component, '/order/:orderId', '/order/BB1'),
    text: 'We could not find that order.',
    link: { name: '← Back to Orders', to: paths.orders() },
  },
];

describe('what the customer site says when something fails', () => {
  const own = globalThis.fetch;
  beforeEach(() => {
    signInCustomer();
    toast.clear();
    const seen = { heading: 'h', description: 'd', type: 'grid', value: 'd', percentage: 0, amount: 0 };
    const device = { categoryType: 'mobile', model: MODEL.model, productSlug: MODEL.slug, variant: '128 GB' };
    const place = { pincode: '', city: 'Bangalore', state: 'Karnataka' };
    evaluationStore.merge({ ...device, ...place, selectedOptions: [seen], basePrice: 9000, quoteId: 'q1' });
  });
  afterEach(() => {
    cleanup();
    globalThis.fetch = own;
    customerSession.end();
    localStorage.clear();
    sessionStorage.clear();
  });

  it.each(TABLE)('$situation: $text', async ({ situation, api, show, provoke, text, retry, link }) => {
    if (!situation.startsWith('price')) evaluationStore.merge({ pincode: '560001' });
    fakeApi(api);
    show();
    await provoke?.();
    expect(await screen.findByText(text, {}, { timeout: 3000 })).toBeVisible();
    if (retry) expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
    if (link) expect(screen.getByRole('link', { name: link.name })).toHaveAttribute('href', link.to);
  });

  it('sign-up: the server’s words, at the form and as a toast', async () => {
    const text = 'An account with this number exists. Please sign in.';
    fakeApi({ 'POST /user/register': refusal(409, 'ACCOUNT_EXISTS', text) });
    renderPage(signup.Component, '/signup', '/signup');
    for (const [label, words] of Object.entries({ Name: 'Asha', Email: 'a@b.in', Phone: CUSTOMER_PHONE }))
      await type(label, words);
    await press('Sign Up');
    expect(await screen.findByText(text)).toBeVisible();
    expect(currentToasts()).toMatchObject([{ kind: 'error', text }]);
  });

  it('an abandoned quote that was not taken: a toast', async () => {
    evaluationStore.merge({ pincode: '560001' });
    fakeApi({ 'POST /abundant/create-order': refusal(400, 'INVALID', 'The price is missing') });
    at(finalEvaluation.Component, '/:variantSlug/final-evaluation')();
    await waitFor(() => expect(currentToasts()).toMatchObject([{ kind: 'error', text: 'The price is missing' }]));
  });

  it('a 401: tried once more after a refresh', async () => {
    const isFresh = () => customerSession.get()?.token === 'fresh';
    const calls = fakeApi({
      [INFO]: () => (isFresh() ? { status: 200, body: PROFILE[INFO] } : expired()),
      [REFRESH]: { data: { accessToken: 'fresh', refreshToken: 'next' } },
    });
    onProfile();
    expect(await screen.findByText('12, Lake Road')).toBeVisible();
    expect(sent(calls)).toEqual([INFO, REFRESH, INFO]);
  });

  it.each([
    [
      'a fresh token that is refused as well',
      { data: { accessToken: 'fresh', refreshToken: 'next' } },
      [ONE, REFRESH, ONE],
    ],
    ['no fresh token', refusal(401, 'UNAUTHENTICATED', 'Please sign in again.'), [ONE, REFRESH]],
  ])('a 401 and %s: the server’s words, and signed out', async (_, refreshed, order) => {
    const calls = fakeApi({ [ONE]: expired, [REFRESH]: refreshed });
    renderPage(orderPage.Component, '/order/:orderId', '/order/BB1');
    expect(await screen.findByText(EXPIRED)).toBeVisible();
    // Beside the page's stream, which is refused alike.
    expect(sent(calls).filter((call) => call === ONE || call === REFRESH)).toEqual(order);
    expect(customerSession.get()).toBeNull();
  });

  it('a broken image is hidden, its words stay', () => {
    renderOnSite(<Picture src="/images/none.svg" alt="Galaxy S21" />);
    fireEvent.error(screen.getByRole('img'));
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByText('Galaxy S21')).toBeInTheDocument();
  });

  it('toasts: 2 s, 4 s, until told otherwise, twenty at once', () => {
    expect(TOAST_DURATION_MS).toEqual({ success: 2000, error: 4000, loading: Number.POSITIVE_INFINITY });
    for (let count = 0; count <= TOAST_LIMIT; count += 1) toast.success(`Toast ${count}`);
    expect(currentToasts()).toHaveLength(20);
  });
});
