import { type RouteObject } from 'react-router-dom';
import { customerRoutes } from './customer-routes.js';
import { routeBoundary } from './route-boundary.js';

const customer: RouteObject = {
  lazy: async () => ({ Component: (await import('./customer-layout.js')).CustomerLayout }),
  children: [{ Component: routeBoundary(), children: customerRoutes }],
};

/** The portals' routes come with the first address below their path. */
const partner: RouteObject = {
  path: 'partner',
  handle: { bringChildren: async () => (await import('./partner-area.js')).partnerArea },
  children: [{ path: '*', element: null }],
};
const ops: RouteObject = {
  path: 'ops',
  handle: { bringChildren: async () => (await import('./ops-area.js')).opsArea },
  children: [{ path: '*', element: null }],
};

/** Left out of a production build. */
const development: RouteObject[] = import.meta.env.DEV
  ? [{ path: 'dev/ui', lazy: async () => ({ Component: (await import('./dev/gallery.js')).Gallery }) }]
  : [];

/** One root, so that whatever breaks, even a layout, lands on a page that says so. */
export const routes: RouteObject[] = [
  { Component: routeBoundary(), children: [...development, partner, ops, customer] },
];
