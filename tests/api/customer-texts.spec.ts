import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answer, Api } from '../support/api.js';
import { type Product, startProduct } from '../support/product.js';
import { DEVICE, orderBody, PINCODE, placeOrder } from '../support/selling.js';

const CUSTOMER = '9811100021';
const NEW = '9811100022';
const FILL_ALL = 'Please fill in all fields.';
const PHONE = 'Please enter a valid 10-digit mobile number';
const PINCODE_TEXT = 'Please enter a valid 6-digit pincode';
const OTP = 'Please enter a valid 4-digit OTP';
const NAME_AND_EMAIL = 'Please enter your name and email';
const CONTACT = { name: 'Asha', email: 'asha@example.com', phone: '98450 12345', message: 'Do you buy tablets?' };

/** Where the table's calls are made. */
interface Scene {
  readonly api: Api;
  readonly customer: string;
}
type Provoke = (scene: Scene) => Promise<Answer>;
type Row = readonly [situation: string, provoke: Provoke, status: number, text: string];

const post =
  (path: string, body: unknown): Provoke =>
  ({ api }) =>
    api.post(path, body);
const asCustomer =
  (path: string, body: unknown): Provoke =>
  ({ api, customer }) =>
    api.post(path, body, customer);
const order = (change: (body: ReturnType<typeof orderBody>) => object): Provoke =>
  asCustomer('/order/create-order', change(orderBody({ phone: CUSTOMER })));
const cancel =
  (cancellationReason: string): Provoke =>
  async ({ api, customer }) => {
    const { orderId } = (await placeOrder(api, { phone: CUSTOMER, token: customer })).body.order;
    return api.post(`/order/cancel-order/${orderId}`, { cancellationReason }, customer);
  };

/** Customer spec, section 5. */
const VALIDATION: readonly Row[] = [
  ['contact: nothing', post('/contact/create', {}), 400, FILL_ALL],
  ...Object.keys(CONTACT).map(
    (field): Row => [`contact: blank ${field}`, post('/contact/create', { ...CONTACT, [field]: '  ' }), 400, FILL_ALL],
  ),
  ['newsletter: no email', post('/newsletter/newsletter-subscribe', {}), 400, 'Please enter your email address'],
  [
    'sign-up: no name',
    post('/user/register', { name: ' ', email: CONTACT.email, phone: NEW }),
    400,
    'Please enter your name',
  ],
  [
    'sign-up: no email',
    post('/user/register', { name: 'Asha', phone: NEW }),
    400,
    'Please enter a valid email address',
  ],
  ['sign-up: short phone', post('/user/register', { ...CONTACT, phone: '98111' }), 400, PHONE],
  ['sign-in: short phone', post('/user/logins', { phone: '981110002' }), 400, PHONE],
  ['sign-in: phone with a prefix', post('/user/logins', { phone: '+919811100021' }), 400, PHONE],
  ['sign-in: a new number alone', post('/user/logins', { phone: NEW }), 400, NAME_AND_EMAIL],
  ['sign-in: a new number without email', post('/user/logins', { phone: NEW, name: 'Asha' }), 400, NAME_AND_EMAIL],
  ['code: three digits', post('/user/verify-otp', { phone: CUSTOMER, otp: '123' }), 400, OTP],
  ['code: letters', post('/user/verify-otp', { phone: CUSTOMER, otp: '12a4' }), 400, OTP],
  ['code: none', post('/user/verify-otp', { phone: CUSTOMER }), 400, OTP],
  ...['56003', '5600381', '012345', 'abcdef', ''].map(
    (pincode): Row => [
      `pincode: '${pincode}'`,
      post('/product/get-price-by-pincode', { slug: DEVICE.slug, pincode }),
      400,
      PINCODE_TEXT,
    ],
  ),
  [
    'profile: empty address',
    asCustomer('/user/users/add-address', { phone: CUSTOMER, address: '  ' }),
    400,
    'Address cannot be empty',
  ],
  [
    'pickup: no address',
    order((body) => ({ ...body, user: { ...body.user, address: ' ' } })),
    400,
    'Please enter an address',
  ],
  [
    'pickup: no slot',
    order((body) => ({ ...body, pickUpDetails: { ...body.pickUpDetails, time: '' } })),
    400,
    'Please fill in all required fields',
  ],
  [
    'pickup: no date',
    order((body) => ({ ...body, pickUpDetails: { ...body.pickUpDetails, date: '' } })),
    400,
    'Please fill in all required fields',
  ],
  ['pickup: no payment', order((body) => ({ ...body, payment: {} })), 400, 'Please fill in all required fields'],
  [
    'promo: no code',
    asCustomer('/promo/check/promocode', { enteredCode: ' ', phone: CUSTOMER }),
    400,
    'Please enter a promo code',
  ],
  ['cancellation: no reason', cancel(' '), 400, 'Please provide a cancellation reason'],
];

/** Customer spec, sections 7 and 8; the texts of decisions.md where the spec leaves them open. */
const ANSWERS: readonly Row[] = [
  ['contact: sent', post('/contact/create', CONTACT), 201, 'Your message has been sent successfully!'],
  [
    'newsletter: subscribed',
    post('/newsletter/newsletter-subscribe', { email: 'asha.texts@example.com' }),
    200,
    'Subscribed successfully!',
  ],
  [
    'sign-up: a number that is known',
    post('/user/register', { ...CONTACT, phone: CUSTOMER }),
    409,
    'An account with this number exists. Please sign in.',
  ],
  [
    'code: right',
    async ({ api }) => {
      const sent = await api.post('/user/logins', { ...CONTACT, phone: NEW });
      return api.post('/user/verify-otp', { phone: NEW, otp: sent.body.otp });
    },
    200,
    'Phone number verified successfully',
  ],
  ['cancellation: with a reason', cancel('I sold it elsewhere'), 200, 'Order cancelled successfully'],
  [
    'profile: changed',
    ({ api, customer }) =>
      api.put('/user/users/profile', { phone: CUSTOMER, name: 'Asha K', email: 'k@example.com' }, customer),
    200,
    'Profile updated successfully',
  ],
];

describe('the customer site, as the API words it', () => {
  let product: Product;
  let scene: Scene;
  beforeAll(async () => {
    product = await startProduct();
    const api = new Api(product.url);
    scene = { api, customer: await api.customer(CUSTOMER) };
  });
  afterAll(() => product?.stop());

  it.each(VALIDATION)('%s', async (_situation, provoke, status, text) => {
    const { status: answered, body } = await provoke(scene);
    expect([answered, body.message]).toEqual([status, text]);
    expect(body).toMatchObject({ code: 'INVALID', error: text });
    expect(body.errors.map(({ message }: { readonly message: string }) => message)).toContain(text);
  });

  it.each(ANSWERS)('%s', async (_situation, provoke, status, text) => {
    const { status: answered, body } = await provoke(scene);
    expect([answered, body.message]).toEqual([status, text]);
  });

  it('says where nobody picks up, and what a place fetches', async () => {
    const at = (pincode: string) => scene.api.post('/product/get-price-by-pincode', { slug: DEVICE.slug, pincode });
    expect((await at('110001')).body).toMatchObject({ available: false, message: expect.stringContaining('110001') });
    expect((await at(PINCODE)).body).toMatchObject({ available: true, data: { pincode: PINCODE } });
  });
});
