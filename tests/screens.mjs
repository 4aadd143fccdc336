// `npm run screens`: builds what changed, takes a picture of each main page on demo data, on a phone and on a desk, and writes them to infra/docs/screens.
await import('../infra/build.mjs');
await import('./dist/screens/main.js');
