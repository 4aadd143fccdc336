import { createBrowserRouter, Outlet, type RouteObject, redirect } from 'react-router-dom';
import { paths } from '../lib/paths.js';
import { partnerSession } from '../lib/session.js';
import { customerRoutes } from './customer-routes.js';
import { FirstPaint } from './first-paint.js';
import { opsRoutes } from './ops-routes.js';
import { partnerRoutes } from './partner-routes.js';
import { RouteError } from './route-error.js';

const customer: RouteObject = {
  lazy: async () => ({ Component: (await import('./customer-layout.js')).CustomerLayout }),
  children: [{ ErrorBoundary: RouteError, children: customerRoutes }],
};

const partner: RouteObject = {
  path: 'partner',
  children: [
    {
      index: true,
      element: null,
      loader: () => redirect(partnerSession.get() ? paths.partner.dashboard() : paths.partner.login()),
    },
    ...partnerRoutes.open,
    {
      lazy: async () => {
        const { PartnerFrame, loader } = await import('./partner-frame.js');
        return { Component: PartnerFrame, loader };
      },
      children: [{ ErrorBoundary: RouteError, children: partnerRoutes.signedIn }],
    },
  ],
};

const ops: RouteObject = {
  path: 'ops',
  children: [
    ...opsRoutes.open,
    {
      lazy: async () => {
        const { OpsFrame, loader } = await import('./ops-frame.js');
        return { Component: OpsFrame, loader };
      },
      children: [{ ErrorBoundary: RouteError, children: opsRoutes.signedIn }],
    },
  ],
};

/** Left out of a production build. */
const development: RouteObject[] = import.meta.env.DEV
  ? [{ path: 'dev/ui', lazy: async () => ({ Component: (await import('./dev/gallery.js')).Gallery }) }]
  : [];

/** One root, so that whatever breaks, even a layout, lands on a page that says so. */
export const router = createBrowserRouter([
  {
    Component: Outlet,
    ErrorBoundary: RouteError,
    HydrateFallback: FirstPaint,
    children: [...development, partner, ops, customer],
  },
]);
