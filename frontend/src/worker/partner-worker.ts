/// <reference lib="webworker" />
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { endsKeeping, KEPT_ANSWERS, keyOf, toKeep } from './kept-answers.js';

// The service worker of the partner area alone: its pages open on a bad connection, and a pickup person reads their last list.
// Whatever it does not name below goes to the network as if there were no worker; it never holds or repeats a write.

declare const self: ServiceWorkerGlobalScope;
/** Files that the area's pages consist of, and a digest of them; the build writes both (vite.worker.config.ts). */
declare const SHELL_FILES: readonly string[];
declare const SHELL_DIGEST: string;

const FILES = SHELL_FILES;
const PAGE = '/partner';
const SHELL_PREFIX = 'phirse-shell-';
const SHELL_CACHE = SHELL_PREFIX + SHELL_DIGEST;
/** How long a reader at a door waits for the network before they see what was kept. */
const PATIENCE_SECONDS = 4;

self.addEventListener('install', (event) => {
  const fill = async () => {
    const cache = await caches.open(SHELL_CACHE);
    await cache.addAll([...FILES, new Request(PAGE, { headers: { Accept: 'text/html' }, cache: 'no-cache' })]);
    await self.skipWaiting();
  };
  event.waitUntil(fill());
});

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    const older = (await caches.keys()).filter((name) => name.startsWith(SHELL_PREFIX) && name !== SHELL_CACHE);
    // The build before this one stays: a page that was opened on it may still ask for its files.
    await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

const pages = new NetworkFirst({
  cacheName: SHELL_CACHE,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions: { ignoreVary: true },
  // One page for every address of the area, from the build whose files are kept beside it.
  plugins: [{ cacheKeyWillBeUsed: async () => PAGE, cacheWillUpdate: async () => null }],
});
registerRoute(new NavigationRoute(pages, { allowlist: [/^\/partner(?:\/|\?|$)/] }));

const files = new CacheFirst({ cacheName: SHELL_CACHE, matchOptions: { ignoreVary: true } });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && (url.pathname.startsWith('/assets/') || FILES.includes(url.pathname)),
  async (call) => (await caches.match(call.request, { ignoreVary: true })) ?? files.handle(call),
);

const answers = new NetworkFirst({
  cacheName: KEPT_ANSWERS,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => keyOf(request) ?? request,
      async cacheWillUpdate({ request, response }) {
        if (endsKeeping(response)) await (await caches.open(KEPT_ANSWERS)).delete(keyOf(request) ?? request);
        return toKeep(response, new Date());
      },
    },
  ],
});
registerRoute(({ request, sameOrigin }) => sameOrigin && keyOf(request) !== null, answers);
