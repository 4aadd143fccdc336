import { redirect } from 'react-router-dom';
import { paths } from '../lib/paths.js';
import { NotFound } from './not-found.js';
import { type PageModule, pages } from './page-module.js';

const operator = import.meta.glob<PageModule>('../pages/operator/*.page.tsx');

/** Under /ops: what a visitor may see, and what needs an operator's session. */
export const opsRoutes = {
  open: pages(operator, { login: 'login' }),
  signedIn: [
    { index: true, element: null, loader: () => redirect(paths.ops.purchases()) },
    ...pages(operator, { 'coin-purchases': 'coin-purchases', reimbursements: 'reimbursements' }),
    { path: '*', Component: NotFound },
  ],
};
