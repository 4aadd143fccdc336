import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  NavigationType,
  type Navigator,
  type Path,
  parsePath,
  type RouteObject,
  type To,
} from 'react-router-dom';
import { type Navigation } from '../lib/navigation.js';
import { randomKey } from '../lib/random-key.js';
import { type Failure, prepare } from './prepare.js';
import { keepScroll, rememberScroll } from './scroll-memory.js';

/** What is to be shown. */
export interface View {
  readonly location: Location;
  readonly action: NavigationType;
  readonly failure: Failure | null;
  /** The visitor stays where they have scrolled to: only a filter or a tab changed. */
  readonly keepsScroll: boolean;
}

export interface AppNavigator extends Navigation {
  readonly navigator: Navigator;
  /** Prepares the page of the address bar; from then on follows the browser's back and forward. */
  start(): Promise<View>;
  onView(show: (view: View) => void): () => void;
  /** The view is on the screen. */
  stands(view: View): void;
}

interface Step {
  readonly action: NavigationType;
  readonly keepsScroll?: boolean;
}

/**
 * Leads from page to page: a page stays until the next one's code is there and its loaders have run. Written here over
 * react-router's history and hooks, because its own data router costs 17 kB at first load and our loaders only redirect and
 * start queries.
 */
export function createNavigator(routes: RouteObject[]): AppNavigator {
  const history = createBrowserHistory({ v5Compat: false });
  const listeners = new Set<() => void>();
  let show: (view: View) => void = () => undefined;
  let view: View | null = null;
  let turn = 0;
  let pending = false;
  let back: string | null = null;

  const setPending = (now: boolean) => {
    pending = now;
    for (const listener of listeners) listener();
  };

  /** Only the last step that was asked for arrives. */
  async function go(location: Location, { action, keepsScroll = false }: Step): Promise<void> {
    turn += 1;
    const mine = turn;
    setPending(true);
    const prepared = isSamePage(location) ? null : await prepare(routes, location, window.location.origin);
    if (mine !== turn) return;
    if (prepared?.is === 'redirect') {
      const next = action === NavigationType.Push ? action : NavigationType.Replace;
      return go(locationOf(prepared.to, null), { action: next, keepsScroll });
    }
    if (view) rememberScroll(view.location);
    if (action === NavigationType.Push) history.push(location, location.state);
    if (action === NavigationType.Replace) history.replace(location, location.state);
    view = { location, action, keepsScroll, failure: prepared?.failure ?? null };
    show(view);
  }

  /** Another place on the page that stands already. */
  const isSamePage = ({ pathname, search, hash }: Location) =>
    view !== null &&
    view.failure === null &&
    hash !== '' &&
    hash !== view.location.hash &&
    pathname === view.location.pathname &&
    search === view.location.search;

  const step =
    (action: NavigationType) => (to: To, state?: unknown, options?: { readonly preventScrollReset?: boolean }) =>
      void go(locationOf(to, state, view?.location), { action, keepsScroll: options?.preventScrollReset });

  return {
    navigator: {
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => history.go(delta),
      push: step(NavigationType.Push),
      replace: step(NavigationType.Replace),
    },
    start() {
      keepScroll(() => view?.location ?? history.location);
      history.listen(({ location, action }) => {
        void (back === null
          ? go(location, { action })
          : go(locationOf(back, null), { action: NavigationType.Replace }));
      });
      return new Promise((resolve) => {
        show = resolve;
        void go(history.location, { action: NavigationType.Pop });
      });
    },
    stands(shown) {
      if (shown === view && pending) setPending(false);
    },
    onView(listener) {
      show = listener;
      if (view) listener(view);
      return () => {
        show = () => undefined;
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isPending: () => pending,
    arrived() {
      return new Promise((resolve) => {
        const look = () => {
          if (pending) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      });
    },
    leadBackTo(path) {
      back = path;
      return () => {
        back = null;
      };
    },
  };
}

function locationOf(to: To, state: unknown, from?: Location): Location {
  const path: Partial<Path> = typeof to === 'string' ? parsePath(to) : to;
  const { pathname = from?.pathname ?? '/', search = '', hash = '' } = path;
  return { pathname, search, hash, state: state ?? null, key: randomKey().slice(0, 8), mask: undefined };
}
