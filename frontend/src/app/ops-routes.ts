import { type RouteObject, redirect } from 'react-router-dom';
import { paths } from '../lib/paths.js';
import { NotFound } from './not-found.js';
import { pages } from './page-module.js';

const overview = pages('ops', { '': 'overview' });
/** Until there is an overview, operators begin with what waits for them. */
const home: RouteObject[] =
  overview.length > 0 ? overview : [{ index: true, element: null, loader: () => redirect(paths.ops.purchases()) }];

/** Under /ops: what a visitor may see, and what needs an operator's session. */
export const opsRoutes = {
  open: pages('operator', { login: 'login' }),
  signedIn: [
    ...home,
    ...pages('operator', { 'coin-purchases': 'coin-purchases' }),
    ...pages('ops', {
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
