import { randomUUID } from 'node:crypto';
import { type EventStoreDBClient, FORWARDS, jsonEvent, NO_STREAM, START } from '@eventstore/db-client';
import autocannon from 'autocannon';
import { Api } from '../support/api.js';
import { type Product } from '../support/product.js';
import { cpuOf } from './cpu.js';
import { perSecond, ratio, round } from './measure.js';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const IN_FLIGHT = (process.env.BENCH_IN_FLIGHT ?? '1,32,128').split(',').map(Number);

/** Orders through HTTP beside the raw client appending the same bytes to the same server. */
export async function measureOrders(
  product: Product,
  client: EventStoreDBClient,
): Promise<readonly Record<string, string>[]> {
  const api = new Api(product.url);
  const token = await api.customer('9876500001');
  const body = await orderBody(api, token, '9876500001');
  const first = await api.post('/order/create-order', body, token);
  if (first.status !== 201) throw new Error(`no order: ${JSON.stringify(first.body)}`);
  const { data, metadata } = await createdEvent(client, first.body.order.orderId);
  const rows: Record<string, string>[] = [];
  for (const connections of IN_FLIGHT) {
    const raw = await perSecond(connections, SECONDS, () =>
      client.appendToStream(`bench-${randomUUID()}`, jsonEvent({ type: 'OrderCreatedCopy', data, metadata }), {
        expectedRevision: NO_STREAM,
      }),
    );
    const pids = [product.app, product.servers.eventStore, product.servers.mongo].map((one) => one.server().pid);
    const before = pids.map(cpuOf);
    const run = await autocannon({
      url: `${product.url}/order/create-order`,
      method: 'POST',
      connections,
      duration: SECONDS,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      workers: 1,
    });
    if (run.non2xx > 0 || run.errors > 0) throw new Error(`${run.non2xx} refused, ${run.errors} failed`);
    const [api, eventStore, mongo] = pids.map((pid, index) => (cpuOf(pid) - (before[index] ?? 0)) / run['2xx']);
    const http = run.requests.average;
    rows.push({
      'in flight': String(connections),
      'raw appends/s': round(raw),
      'orders/s': round(http),
      ratio: ratio(http, raw),
      'p50 ms': String(run.latency.p50),
      'p99 ms': String(run.latency.p99),
      'CPU ms an order: app': (api ?? 0).toFixed(2),
      'event store': (eventStore ?? 0).toFixed(2),
      database: (mongo ?? 0).toFixed(2),
    });
  }
  return rows;
}

/** A body that the server accepts again and again: the same device sold once more. */
export async function orderBody(api: Api, token: string, phone: string): Promise<object> {
  const questions = await api.get('/api/category/fetch-category-slug/sell-used-mobile-phone-online');
  const selectedOptions = bestAnswers(questions.body.sections);
  const quote = await api.post(
    '/product/calculate-price',
    { productSlug: 'apple-iphone-13', pincode: '560038', selectedOptions, variant: '128 GB', categoryType: 'mobile' },
    token,
  );
  if (quote.status !== 200 && quote.status !== 201) throw new Error(`no quote: ${JSON.stringify(quote.body)}`);
  const calendar = await api.get('/dynamic/calendar/next-10-days-web');
  return {
    platform: 'web',
    user: { name: 'Asha Rao', email: 'asha@example.com', phone, addPhone: '', address: '12, 5th Cross, Indiranagar' },
    payment: { type: 'cash', id: '' },
    pickUpDetails: { date: calendar.body.dates[1].value, time: '1PM-4PM' },
    productDetails: {
      name: 'iPhone 13',
      slug: 'apple-iphone-13',
      variant: '128 GB',
      colour: null,
      price: quote.body.basePrice,
      pincode: '560038',
      category: 'mobile',
      categorySlug: 'sell-used-mobile-phone-online',
    },
    quoteId: quote.body.quoteId,
  };
}

interface Section {
  readonly heading: string;
  readonly type: string;
  readonly criteria: string;
  readonly options: readonly { readonly description: string }[];
}

/** Yes to every question, the first choice of every section that asks for one. */
function bestAnswers(sections: readonly Section[]): readonly object[] {
  return sections.flatMap(({ heading, type, criteria, options }) => {
    if (type === 'yes/no') return options.map(({ description }) => ({ heading, description, type, value: 'Yes' }));
    const [first] = options;
    return first && criteria !== 'none' && criteria !== ''
      ? [{ heading, description: first.description, type, value: first.description }]
      : [];
  });
}

async function createdEvent(client: EventStoreDBClient, orderId: string) {
  for await (const { event } of client.readStream(`order-${orderId}`, { direction: FORWARDS, fromRevision: START }))
    if (event?.isJson) return { data: event.data, metadata: event.metadata };
  throw new Error('the order left no event');
}
