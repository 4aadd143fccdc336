import { NotFound } from './not-found.js';
import { type PageModule, pages } from './page-module.js';

const partner = import.meta.glob<PageModule>('../pages/partner/*.page.tsx');

/** Under /partner: what a visitor may see, and what needs a partner's session. */
export const partnerRoutes = {
  open: pages(partner, { login: 'login' }),
  signedIn: [
    ...pages(partner, {
      dashboard: 'dashboard',
      profile: 'profile',
      statement: 'statement',
      'orders/:orderId': 'order',
      'not-assigned-orders/:orderId': 'lead',
      'evaluate-order/:orderId': 'evaluate-order',
      'evaluation-result/:orderId': 'evaluation-result',
      'complete-order/:orderId': 'complete-order',
      'pickup-person/:pickupPersonId': 'pickup-person',
    }),
    { path: '*', Component: NotFound },
  ],
};
