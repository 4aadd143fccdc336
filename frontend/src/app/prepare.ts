import { type LoaderFunction, type Location, matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';
import { isBoundary } from './route-boundary.js';

/** An error on the way to a page, and the boundary that shows it. */
export interface Failure {
  readonly error: unknown;
  readonly at: unknown;
}

export type Prepared =
  | { readonly is: 'ready'; readonly failure: Failure | null }
  | { readonly is: 'redirect'; readonly to: string };

const READY: Prepared = { is: 'ready', failure: null };

/** Brings in the code of a page and its frames, then runs their loaders from the outside in: the page can be rendered at once. */
export async function prepare(routes: RouteObject[], location: Location, origin: string): Promise<Prepared> {
  let matches = matchRoutes(routes, location) ?? [];
  for (const [index, { route }] of matches.entries())
    try {
      if (await bringChildren(route)) matches = matchRoutes(routes, location) ?? [];
    } catch (error) {
      return failed(matches, index, error);
    }
  const loaded = await Promise.allSettled(matches.map(({ route }) => bring(route)));
  const request = new Request(new URL(location.pathname + location.search, origin));
  for (const [index, { route, params }] of matches.entries()) {
    const outcome = loaded[index];
    if (outcome?.status === 'rejected') return failed(matches, index, outcome.reason);
    if (typeof route.loader !== 'function') continue;
    try {
      const answer = await run(route.loader, { request, params });
      if (isRedirect(answer)) return redirectOf(answer);
    } catch (thrown) {
      return isRedirect(thrown) ? redirectOf(thrown) : failed(matches, index, thrown);
    }
  }
  return READY;
}

/** The routes of an area that is loaded as a whole; true where they are new. */
async function bringChildren(route: RouteObject): Promise<boolean> {
  if (typeof route.handle?.bringChildren !== 'function') return false;
  const children: RouteObject[] = await route.handle.bringChildren();
  Object.assign(route, { children, handle: undefined });
  return true;
}

/** Keeps what a lazy route brought on the route itself: the next visit needs no wait. */
async function bring(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const { Component, loader } = await route.lazy();
  Object.assign(route, { Component, loader: loader ?? route.loader, lazy: undefined });
}

const run = (loader: LoaderFunction, { request, params }: Pick<Parameters<LoaderFunction>[0], 'request' | 'params'>) =>
  loader({ request, params, context: {}, url: new URL(request.url), pattern: '' });

const isRedirect = (answer: unknown): answer is Response =>
  answer instanceof Response && answer.status >= 300 && answer.status < 400;

const redirectOf = (answer: Response): Prepared => ({ is: 'redirect', to: answer.headers.get('location') ?? '/' });

function failed(matches: readonly RouteMatch[], index: number, error: unknown): Prepared {
  const at = matches
    .slice(0, index + 1)
    .map(({ route }) => route.Component)
    .findLast(isBoundary);
  return { is: 'ready', failure: { error, at } };
}
