import { jest } from '@jest/globals';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { type PickupPerson } from '@phirse/contracts/read-models/partner.js';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { partnerSession } from '../src/lib/session.js';

export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly key: string | null;
  readonly body: unknown;
}

/** Answers of the API by method and path without its query: a body, or status and body. Any other call answers 404. */
export type Answers = Readonly<Record<string, unknown | (() => { readonly status: number; readonly body: unknown })>>;

/** Stands in for the API; answers the calls that were made, in order. Uploads go through it as well. */
export function fakeApi(answers: Answers): readonly SentCall[] {
  const calls: SentCall[] = [];
  const answerTo = (method: string, url: string, headers: Headers, body: unknown) => {
    const path = url.split('?')[0] ?? '';
    calls.push({ method, path, key: headers.get('Idempotency-Key'), body });
    const answer = answers[`${method} ${path}`];
    if (answer === undefined) return { status: 404, body: { code: 'NOT_FOUND', message: `No answer for ${path}` } };
    return typeof answer === 'function'
      ? (answer() as { readonly status: number; readonly body: unknown })
      : { status: 200, body: answer };
  };
  globalThis.fetch = jest.fn<typeof fetch>(async (input, init) => {
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const answer = answerTo(init?.method ?? 'GET', String(input), new Headers(init?.headers), body);
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
  class FakeUpload {
    readonly upload = {};
    readonly headers = new Headers();
    status = 0;
    responseText = '';
    onload = () => {};
    private sent = { method: '', path: '' };
    open(method: string, path: string) {
      this.sent = { method, path };
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }
    getResponseHeader() {
      return null;
    }
    send(form: FormData) {
      const answer = answerTo(this.sent.method, this.sent.path, this.headers, Object.fromEntries(form.entries()));
      this.status = answer.status;
      this.responseText = JSON.stringify(answer.body);
      queueMicrotask(() => this.onload());
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
  // jsdom has no addresses for local files.
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} });
  return calls;
}

/** A refusal as the API words it. */
export const refusal =
  (status: number, code: string, message: string, facts: object = {}) =>
  () => ({
    status,
    body: { code, message, detail: message, ...facts },
  });

export const PARTNER_PHONE = '9000000001';

/** Shows something of the portal to a signed-in partner. */
export function renderForPartner(children: ReactNode, at = '/'): RenderResult & { readonly client: QueryClient } {
  partnerSession.start(
    { token: 'token', role: 'Partner', name: 'Harish', email: 'harish@example.com', Phone: PARTNER_PHONE },
    'refresh',
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const shown = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...shown, client };
}

/** An accepted order of ₹18,450 whose lead costs 56 coins. */
export const ORDER: DisplayedOrder = {
  _id: 'BB1000000001',
  orderId: 'BB1000000001',
  createdAt: '2026-11-12T04:30:00.000Z',
  updatedAt: '2026-11-12T05:30:00.000Z',
  status: 'processing',
  subStatus: 'Pending',
  cancellationReason: '',
  platform: 'web',
  coins: 56,
  user: {
    name: 'Ananya Rao',
    email: 'ananya.rao@example.com',
    phone: '9000001001',
    addPhone: '',
    address: '302, Lotus Residency, Bengaluru 560038',
    orderpincode: '560038',
  },
  payment: { type: 'cash', id: '' },
  pickUpDetails: { date: '2026-11-13', time: '1PM-4PM' },
  pickupDateTime: '2026-11-13T07:30:00.000Z',
  productDetails: {
    name: 'Galaxy S21',
    brandName: 'Samsung',
    slug: 'samsung-galaxy-s21',
    price: 18_450,
    evaluatedPrice: 18_450,
    category: 'mobile',
    categorySlug: 'sell-used-mobile-phone-online',
    pincodeBaseprice: 22_500,
    variant: '8 GB / 128 GB',
    colour: 'Grey',
    productImage: '/images/devices/samsung-galaxy-s21.svg',
    options: [],
  },
  firstQuote: null,
  partner: null,
  promo: { code: 'Not Applicable', price: 0 },
  logs: [],
};

/** A pickup person of the partner's. */
export const PERSON: PickupPerson = {
  _id: 'p1',
  id: 'p1',
  name: 'Ravi Kumar',
  phone: '9000000103',
  sex: 'male',
  address: 'N/A',
  status: 'active',
  isBlocked: false,
  drivingLicense: null,
  aadharCard: null,
  profileImg: null,
  addedAt: '2026-11-12T04:30:00.000Z',
};
