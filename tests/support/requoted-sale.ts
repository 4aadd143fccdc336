import { type Answer, type Api } from './api.js';
import { type Person } from './people.js';
import { deviceInfo } from './pictures.js';
import { answers, PINCODE, placeOrder, quoteFor } from './selling.js';

export interface RequotedSale {
  readonly orderId: string;
  /** What the lead cost in coins. */
  readonly coinsPaid: number;
  /** What the customer was paid in the end. */
  readonly finalPrice: number;
  readonly position: string;
}

/** Who sells, who buys, and a picture of everything. */
export interface Parties {
  readonly customer: Person;
  readonly partner: Person;
  readonly image: string;
}

/** A phone placed as like new, accepted, and found with a cracked back at the door; not completed yet. */
export async function requotedSale(api: Api, { customer, partner }: Parties): Promise<RequotedSale> {
  const { orderId, coins } = ok(await placeOrder(api, customer)).body.order;
  ok(await api.post(`/partner/accept-order/${partner.phone}/${orderId}`, undefined, partner.token));
  const faults = ['Back glass cracked'];
  const price = ok(await quoteFor(api, { token: partner.token, faults })).body.basePrice;
  const options = answers(...faults).map(({ heading, description, value }) => ({
    heading,
    description,
    type: 'sub',
    value,
  }));
  const body = { price: String(price), pincode: PINCODE, options };
  const requoted = ok(await api.put(`/partner/requote/partner/${partner.phone}/${orderId}`, body, partner.token)).body;
  return { orderId, coinsPaid: coins, finalPrice: requoted.order.productDetails.price, position: requoted.position };
}

/** The same, completed: its lead cost more coins than its final price asks for. */
export async function overpaidSale(api: Api, parties: Parties): Promise<RequotedSale> {
  const sale = await requotedSale(api, parties);
  const { partner, image } = parties;
  const { position } = ok(
    await api.put(
      `/partner/complete-order/${sale.orderId}/${partner.phone}`,
      { deviceInfo: deviceInfo(image) },
      partner.token,
    ),
  ).body;
  return { ...sale, position };
}

function ok(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}
