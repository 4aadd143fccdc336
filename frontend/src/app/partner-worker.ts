/** The built service worker; its scope is the partner area, which no customer's page is in. */
const WORKER = '/partner-worker.js';
const SCOPE = '/partner';

/** Lets the area open, and its last list be read, without a network; `onReady` when the page's reads begin to be kept. */
export function keepPickupsReadable(onReady: () => void): () => void {
  // A page without TLS, or in a private window, has no workers; a development server has none built.
  const workers = import.meta.env.PROD ? navigator.serviceWorker : undefined;
  if (!workers) return () => undefined;
  workers.addEventListener('controllerchange', onReady);
  workers.register(WORKER, { scope: SCOPE }).catch(() => undefined);
  return () => workers.removeEventListener('controllerchange', onReady);
}
