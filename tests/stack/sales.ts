import { type Answer, type Api } from '../support/api.js';
import { deviceInfo, picture } from '../support/pictures.js';
import { answers, buyCoins, PINCODE, placeOrder, quoteFor } from '../support/selling.js';

const CUSTOMER = '9811100001';
const PARTNER = '9000000001';
const PICKUP = '9000000101';

export interface Sales {
  /** Sold: placed, accepted, assigned, quoted anew, completed. */
  readonly sold: string;
  /** Called off by the customer before any partner came. */
  readonly calledOff: string;
  /** Of coins that were bought and approved. */
  readonly paymentId: string;
  /** Words of the customer's and of the partner's that nobody outside may read. */
  readonly personal: readonly string[];
  /** The sold order as the last write answered it, and as its read model shows it after that. */
  readonly written: unknown;
  readonly shown: unknown;
}

/** Sells one phone and calls off another sale, over HTTP, among the people of the demo. Throws at the first call that is refused. */
export async function sell(api: Api): Promise<Sales> {
  const customer = await api.customer(CUSTOMER, 'Asha Rao', 'asha@example.com');
  const partner = await api.partner(PARTNER);
  const place = async () =>
    (await ok(placeOrder(api, { phone: CUSTOMER, token: customer }))).body.order.orderId as string;
  const sold = await place();
  const calledOff = await place();
  const cancellation = { cancellationReason: 'Asha keeps it' };
  await ok(api.post(`/order/cancel-order/${calledOff}`, cancellation, customer));
  const image = await picture();
  const paymentId = await buyCoins(api, { phone: PARTNER, token: partner }, await api.operator(), 50, image);

  await ok(api.post(`/partner/accept-order/${PARTNER}/${sold}`, undefined, partner));
  const { pickUpPersons } = (await ok(api.get(`/partner/get-pickup-persons/${PARTNER}`, partner))).body;
  const { _id } = pickUpPersons.find(({ phone }: { readonly phone: string }) => phone === PICKUP);
  await ok(api.post(`/partner/assign-order/${PARTNER}/${_id}/${sold}`, undefined, partner));
  const faults = ['Back glass cracked'];
  const price = (await ok(quoteFor(api, { token: partner, faults }))).body.basePrice;
  const options = answers(...faults).map(({ heading, description, value }) => ({
    heading,
    description,
    type: 'sub',
    value,
  }));
  const requote = { price: String(price), pincode: PINCODE, options };
  await ok(api.put(`/partner/requote/partner/${PARTNER}/${sold}`, requote, partner));
  const evidence = { deviceInfo: deviceInfo(image) };
  const done = (await ok(api.put(`/partner/complete-order/${sold}/${PARTNER}`, evidence, partner))).body;
  const shown = (await ok(api.get(`/order/get-order/${sold}?after=${done.position}`, customer))).body.data;
  return {
    sold,
    calledOff,
    paymentId,
    personal: [CUSTOMER, PARTNER, PICKUP, 'Asha', 'asha@example.com', 'Lake Road', '490154203237518'],
    written: done.order,
    shown,
  };
}

async function ok(call: Promise<Answer>): Promise<Answer> {
  const answer = await call;
  if (answer.status >= 300) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}
