// Prints the path pattern of every route of the web app as JSON, read from the route tables themselves: the journeys hold each to account.
import path from 'node:path';

// Leaves out what a production build leaves out.
process.env.NODE_ENV = 'production';
const { createServer } = await import('vite');

const server = await createServer({
  root: path.resolve(import.meta.dirname, '..'),
  mode: 'production',
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const { routes } = await server.ssrLoadModule('/src/app/routes.ts');

/** Every path that ends in a page, the areas that are loaded as a whole included. */
async function patterns(route, base) {
  const here = route.path ? `${base}/${route.path}` : base;
  const children = (await route.handle?.bringChildren?.()) ?? route.children;
  if (!children) return [here || '/'];
  return (await Promise.all(children.map((child) => patterns(child, here)))).flat();
}

const all = (await Promise.all(routes.map((route) => patterns(route, '')))).flat();
process.stdout.write(JSON.stringify([...new Set(all)]));
await server.close();
