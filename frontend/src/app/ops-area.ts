import { type RouteObject } from 'react-router-dom';
import { opsRoutes } from './ops-routes.js';
import { routeBoundary } from './route-boundary.js';

/** Everything under /ops; a chunk of its own, which no customer loads. */
export const opsArea: RouteObject[] = [
  ...opsRoutes.open,
  {
    lazy: async () => {
      const { OpsFrame, loader } = await import('./ops-frame.js');
      return { Component: OpsFrame, loader };
    },
    children: [{ Component: routeBoundary(), children: opsRoutes.signedIn }],
  },
];
