import { customers, partners } from '@phirse/infra/seed/people.js';
import { type Api } from '../support/api.js';
import { customerMemory, partnerMemory, saleMemory } from '../support/memories.js';
import { type Memory } from '../support/visitor.js';

/** A page as it is shown to somebody who has not started it yet. */
export interface Scene {
  /** Of its pictures. */
  readonly name: string;
  readonly at: string;
  /** Its main heading. */
  readonly heading: string | RegExp;
  readonly remembers: Memory;
}

const PHONES = '/sell-used-mobile-phone-online';
const DEVICE = `${PHONES}/apple/apple-iphone-13/128gb`;
/** The section of the questions that shows best what it asks. */
const GLASS = 2;

interface Listed {
  readonly orderId: string;
  readonly status: string;
}

/** The one of these orders that has most to tell: on its way, else the newest. */
function telling(orders: readonly Listed[]): string {
  const order = orders.find(({ status }) => status === 'processing') ?? orders[0];
  if (!order) throw new Error('The demo has no order to show');
  return order.orderId;
}

/** The main pages, each on the demo's data. */
export async function scenes(api: Api): Promise<readonly Scene[]> {
  const [customer] = customers;
  const [partner] = partners;
  if (!customer || !partner) throw new Error('The demo has no people');
  const seller = await customerMemory(api, customer.phone, customer.name);
  const buyer = await partnerMemory(api, partner.phone, partner.password);
  const evaluationState = await saleMemory(api, seller.token);
  const sale: Memory = { local: { ...seller.memory.local, evaluationState } };
  const asked: Memory = {
    local: { ...seller.memory.local, evaluationState: { ...evaluationState, currentStep: GLASS, selectedOptions: [] } },
  };
  const own = await api.get(`/order/get-user-order/${customer.phone}`, seller.token);
  const assigned = await api.get(`/partner/get-assigned-partner-orders/${partner.phone}`, buyer.token);
  return [
    { name: 'home', at: '/', heading: /^Sell your/, remembers: {} },
    { name: 'models', at: `${PHONES}/apple/models`, heading: /^Which Apple/, remembers: {} },
    { name: 'variant-price', at: `${DEVICE}/variant-price`, heading: /^iPhone 13/, remembers: sale },
    { name: 'device-evaluation', at: `${DEVICE}/device-evaluation`, heading: 'The screen glass', remembers: asked },
    { name: 'final-evaluation', at: `${DEVICE}/final-evaluation`, heading: 'Your final price', remembers: sale },
    { name: 'pickup-details', at: `${DEVICE}/pickup-details`, heading: 'Schedule Your Pickup', remembers: sale },
    { name: 'order', at: `/order/${telling(own.body.orders)}`, heading: /^Order Details/, remembers: seller.memory },
    { name: 'leads', at: '/partner/dashboard?tab=orders', heading: 'Vendor Dashboard', remembers: buyer.memory },
    {
      name: 'partner-order',
      at: `/partner/orders/${telling(assigned.body.orders)}`,
      heading: /./,
      remembers: buyer.memory,
    },
    {
      name: 'passbook',
      at: '/partner/dashboard?tab=transactions',
      heading: 'Vendor Dashboard',
      remembers: buyer.memory,
    },
  ];
}
