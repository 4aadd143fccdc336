import { type Api } from './api.js';
import { DEVICE, PINCODE, quoteFor } from './selling.js';
import { type Memory } from './visitor.js';

/** A customer as their browser remembers them: signed in with the echoed code. */
export async function customerMemory(api: Api, phone: string, name = 'Asha Rao'): Promise<SignedIn> {
  const email = 'asha@example.com';
  const sent = await api.post('/user/logins', { phone, name, email });
  const { status, body } = await api.post('/user/verify-otp', { phone, otp: sent.body.otp });
  if (status !== 200) throw new Error(`sign-in of ${phone}: ${JSON.stringify(body)}`);
  const { token, _id } = body.user;
  const userState = { ...body.user, userId: _id, address: [], location: '' };
  return { token, memory: { local: { userState, accessToken: token, refreshToken: body.refreshToken } } };
}

export interface SignedIn {
  readonly token: string;
  readonly memory: Memory;
}

/** A partner or a pickup person as their browser remembers them. */
export async function partnerMemory(api: Api, mobileNumber: string, password: string): Promise<SignedIn> {
  const { token, refreshToken, name, email, phone, role } = (
    await api.post('/partner/login', { mobileNumber, password })
  ).body;
  const partnerState = { token, role, name, email, Phone: phone };
  const memory = { local: { partnerState, partnerAccessToken: token, partnerRefreshToken: refreshToken } };
  return { token, memory };
}

/** An operator as their browser remembers them. */
export async function operatorMemory(api: Api, mobileNumber: string, password: string): Promise<SignedIn> {
  const { token, refreshToken, name, email, phone } = (await api.post('/ops/login', { mobileNumber, password })).body;
  const operatorState = { token, name, email, phone };
  const memory = { local: { operatorState, operatorAccessToken: token, operatorRefreshToken: refreshToken } };
  return { token, memory };
}

/** A sale as far as its price, as the browser of the signed-in customer remembers it. */
export async function saleMemory(api: Api, token: string): Promise<Record<string, unknown>> {
  const { body: quote } = await quoteFor(api, { token, faults: ['Light scratches, seen only in light'] });
  const { body: offer } = await api.post('/product/get-price-by-pincode', { pincode: PINCODE, ...DEVICE });
  return {
    categoryType: 'mobile',
    model: 'iPhone 13',
    productSlug: DEVICE.slug,
    variant: DEVICE.variant,
    pincode: PINCODE,
    city: 'Bangalore',
    state: 'Karnataka',
    productImage: '/images/devices/apple-iphone-13.svg',
    estimatedPrice: offer.estimatedPrice,
    basePrice: quote.basePrice,
    selectedOptions: quote.appliedOptions,
    quoteId: quote.quoteId,
    expiresAt: quote.expiresAt,
  };
}
