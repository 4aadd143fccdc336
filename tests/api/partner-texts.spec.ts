import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type Answer, Api } from '../support/api.js';
import { deviceInfo, picture } from '../support/pictures.js';
import { type Product, startProduct } from '../support/product.js';
import { answers, PINCODE, placeOrder, quoteFor } from '../support/selling.js';

const CUSTOMER = '9811100071';
const PARTNER = '9000000001';
const LOGIN = '/partner/login';
const FILL_IN = 'Please fill in all fields';
const WRONG = 'Invalid credentials';
const COINS = 'Please enter a valid number of coins (minimum 1)';
const PHONE = 'Please enter a valid 10-digit mobile number';
const EVIDENCE = 'Please fill all device information fields';
const NO_REASON = 'Please provide a cancellation reason';
const NO_ORDER = 'Order not found';
const NO_PERSON = 'Pickup person data not found';
const NOBODY = '0'.repeat(32);

/** Where the table's calls are made: the first demo partner, an order of theirs, and one of their pickup persons. */
interface Scene {
  readonly api: Api;
  readonly partner: string;
  readonly image: string;
  readonly personId: string;
  /** Places an order and accepts it. */
  accepted(): Promise<string>;
}
type Provoke = (scene: Scene) => Promise<Answer>;
type Row = readonly [situation: string, provoke: Provoke, status: number, text: string];

const logIn =
  (body: object): Provoke =>
  ({ api }) =>
    api.post(LOGIN, body);
const add =
  (body: object): Provoke =>
  ({ api, partner }) =>
    api.post(`/partner/add-pickup-person/${PARTNER}`, body, partner);
const buy =
  (change: object): Provoke =>
  ({ api, partner, image }) =>
    api.post('/payment/create-payments', { image, partnerPhone: PARTNER, coins: 5, price: 50, ...change }, partner);
const complete =
  (change: object): Provoke =>
  async ({ api, partner, image, accepted }) =>
    api.put(
      `/partner/complete-order/${await accepted()}/${PARTNER}`,
      { deviceInfo: { ...deviceInfo(image), ...change } },
      partner,
    );
const cancel =
  (cancellationReason: unknown): Provoke =>
  async ({ api, partner, accepted }) =>
    api.put(`/partner/cancel-order/${await accepted()}/${PARTNER}`, { cancellationReason }, partner);
const post =
  (path: string): Provoke =>
  ({ api, partner }) =>
    api.post(path, undefined, partner);
const person =
  (verb: string, id?: string): Provoke =>
  ({ api, partner, personId }) =>
    api.put(`/partner/${verb}-pickup-person/${PARTNER}/${id ?? personId}`, undefined, partner);
const requote: Provoke = async ({ api, partner, accepted }) => {
  const faults = ['Back glass cracked'];
  const { basePrice } = (await quoteFor(api, { token: partner, faults })).body;
  const options = answers(...faults).map((answer) => ({ ...answer, type: 'sub' }));
  const body = { price: String(basePrice), pincode: PINCODE, options };
  return api.put(`/partner/requote/partner/${PARTNER}/${await accepted()}`, body, partner);
};
const screenshotAs = (format: 'gif' | 'webp' | 'tiff') => async (scene: Scene) => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .toFormat(format)
    .toBuffer();
  return buy({ image: `data:image/png;base64,${bytes.toString('base64')}` })(scene);
};

/** Partner spec, section 5. */
const VALIDATION: readonly Row[] = [
  ['login: nothing', logIn({}), 400, FILL_IN],
  ['login: no password', logIn({ mobileNumber: PARTNER, password: '' }), 400, FILL_IN],
  ['login: no number', logIn({ password: 'partner-one' }), 400, FILL_IN],
  ['pickup person: no number', add({ name: 'Ravi' }), 400, PHONE],
  ['pickup person: nine digits', add({ name: 'Ravi', phone: '900000010' }), 400, PHONE],
  ...[0, -1, 1.5, '5', '', null].map(
    (coins): Row => [`purchase: ${JSON.stringify(coins)} coins`, buy({ coins }), 400, COINS],
  ),
  ...['', null, 7].map(
    (image): Row => [
      `purchase: ${JSON.stringify(image)} for a screenshot`,
      buy({ image }),
      400,
      'Please upload a payment screenshot',
    ],
  ),
  ...['imeiNumber', 'imeiImage', 'deviceBill', 'idCard', 'customerImg'].flatMap((field): readonly Row[] => [
    [`handover: no ${field}`, complete({ [field]: undefined }), 400, EVIDENCE],
    [`handover: a blank ${field}`, complete({ [field]: '  ' }), 400, EVIDENCE],
  ]),
  ['handover: a blank picture of the device', complete({ deviceImages: [' '] }), 400, EVIDENCE],
  ['handover: no picture of the device', complete({ deviceImages: [] }), 400, EVIDENCE],
  ['cancellation: no reason', cancel(undefined), 400, NO_REASON],
  ['cancellation: a blank reason', cancel('  '), 400, NO_REASON],
];

/** Partner spec, section 8. */
const ANSWERS: readonly Row[] = [
  ['login: a wrong password', logIn({ mobileNumber: PARTNER, password: 'partner-two' }), 401, WRONG],
  ['login: an unknown number', logIn({ mobileNumber: '9000000555', password: 'partner-one' }), 401, WRONG],
  ['login: a customer’s number', logIn({ mobileNumber: CUSTOMER, password: 'partner-one' }), 401, WRONG],
  ['login: right', logIn({ mobileNumber: PARTNER, password: 'partner-one' }), 200, 'Login successful'],
  ['no token', ({ api }) => api.get(`/partner/partners/${PARTNER}`), 401, 'Please log in to continue'],
  ['an order that is none', post(`/partner/accept-order/${PARTNER}/BB9999999999`), 404, NO_ORDER],
  [
    'a lead that is none',
    ({ api, partner }) => api.get(`/partner/get-single-orders/${PARTNER}/x`, partner),
    404,
    NO_ORDER,
  ],
  [
    'an order for nobody',
    async (scene) => post(`/partner/assign-order/${PARTNER}/${NOBODY}/${await scene.accepted()}`)(scene),
    404,
    NO_PERSON,
  ],
  ['nobody blocked', person('block', NOBODY), 404, NO_PERSON],
  ['nobody unblocked', person('unblock', NOBODY), 404, NO_PERSON],
  ['blocked', person('block'), 200, 'Pickup boy blocked successfully'],
  ['unblocked', person('unblock'), 200, 'Pickup boy unblocked successfully'],
  ...(['gif', 'webp', 'tiff'] as const).map(
    (format): Row => [
      `purchase: ${format} for a screenshot`,
      screenshotAs(format),
      415,
      'That file is not an image we can read. Please upload a JPEG or PNG image.',
    ],
  ),
  ['purchase: words for a screenshot', buy({ image: 'paid' }), 415, 'Please upload a JPEG or PNG image'],
  ['requoted', requote, 200, 'Evaluation requoted successfully'],
  ['completed', complete({}), 200, 'Order completed successfully'],
  ['cancelled', cancel('Not as described'), 200, 'Order cancelled successfully'],
];

describe('the partner portal, as the API words it', () => {
  let product: Product;
  let scene: Scene;
  beforeAll(async () => {
    product = await startProduct();
    const api = new Api(product.url);
    const [customer, partner, image] = await Promise.all([api.customer(CUSTOMER), api.partner(), picture()]);
    const { body } = await api.get(`/partner/get-pickup-persons/${PARTNER}`, partner);
    const accepted = async () => {
      const { orderId } = (await placeOrder(api, { phone: CUSTOMER, token: customer })).body.order;
      const taken = await api.post(`/partner/accept-order/${PARTNER}/${orderId}`, undefined, partner);
      expect(taken.status).toBe(200);
      return orderId;
    };
    scene = { api, partner, image, personId: body.pickUpPersons[0].id, accepted };
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
    if (status >= 400) expect(body.error).toBe(text);
  });

  it('fills in what a new pickup person leaves open', async () => {
    const blank = { name: 'Ravi', phone: '9811100079', password: '', sex: '', address: '' };
    const { status, body } = await add(blank)(scene);
    expect([status, body.message]).toEqual([201, 'Pickup boy added successfully']);
    expect(body.pickUpPerson).toMatchObject({ sex: 'male', address: 'N/A', status: 'active' });
    const login = { mobileNumber: blank.phone, password: body.temporaryPassword };
    expect((await logIn(login)(scene)).body).toMatchObject({ message: 'Login successful', role: 'pickUp' });
  });
});
