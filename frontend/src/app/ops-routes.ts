import { NotFound } from './not-found.js';
import { pages } from './page-module.js';

/** Under /ops: what a visitor may see, and what needs an operator's session. */
export const opsRoutes = {
  open: pages('operator', { login: 'login' }),
  signedIn: [
    ...pages('operator', { 'coin-purchases': 'coin-purchases' }),
    ...pages('ops', {
      '': 'overview',
      events: 'events',
      'streams/:stream': 'stream',
      orders: 'orders',
      'orders/:orderId': 'order',
      projections: 'projections',
      ledger: 'ledger',
      partners: 'partners',
      quotes: 'quotes',
      inbox: 'inbox',
      prices: 'prices',
    }),
    { path: '*', Component: NotFound },
  ],
};
