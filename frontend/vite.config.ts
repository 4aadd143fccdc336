import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type ProxyOptions } from 'vite';
import { shakeableRouter } from './build/shakeable-router.js';
import { siteChunk } from './build/site-chunk.js';
import { sitemap } from './sitemap.js';

/** First path segments that the API answers; pages share some of them, and a browser that navigates asks for HTML. */
const API_PATHS = [
  'user',
  'auth',
  'dynamic',
  'api',
  'product',
  'abundant',
  'pincode',
  'promo',
  'order',
  'newsletter',
  'images',
];
const SHARED_PATHS = ['contact', 'partner', 'payment', 'pickup', 'coins', 'ops', 'files', 'docs', 'health'];

const toApi: ProxyOptions = {
  target: process.env.API_URL ?? 'http://127.0.0.1:3000',
  bypass: (request) => (request.headers.accept?.includes('text/html') ? '/index.html' : undefined),
};

export default defineConfig({
  plugins: [shakeableRouter(), react(), tailwind(), sitemap()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // An import of types alone is none: the bundler would count its module into the first load.
  oxc: { typescript: { onlyRemoveTypeImports: false } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    chunkSizeWarningLimit: 350,
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: siteChunk(), debugName: 'site' }] },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries([...API_PATHS, ...SHARED_PATHS].map((path) => [`^/${path}(/|$)`, toApi])),
  },
});
