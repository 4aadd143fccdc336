import { type RouteObject, redirect } from 'react-router-dom';
import { paths } from '../lib/paths.js';
import { partnerSession } from '../lib/session.js';
import { forgetOnSignOut } from './forget-on-sign-out.js';
import { partnerRoutes } from './partner-routes.js';
import { routeBoundary } from './route-boundary.js';

/** Everything under /partner; a chunk of its own, which no customer loads. */
export const partnerArea: RouteObject[] = [
  {
    loader: () => {
      forgetOnSignOut();
      return null;
    },
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
        children: [{ Component: routeBoundary(), children: partnerRoutes.signedIn }],
      },
    ],
  },
];
