// First-load JavaScript of every customer page, from the manifest of the front end's build: the entry, the frame and the page with all
// that they import statically, gzipped as the build does it for the server. Prints the table; fails over budget, or where portal code is in a customer's first load.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = 'frontend/dist';
const HOME_BUDGET = 120_000;
const SELL_BUDGET = 140_000;
/** Account and text pages: no figure was asked for, this one keeps them honest. */
const OTHER_BUDGET = 150_000;
const SELL =
  /^(sell|category|models|variant|variant-price|device-evaluation|final-evaluation|pickup-details|order-confirmation)$/;
const ENTRY = 'index.html';
/** Where the bundler gave the frame a chunk of its own; else it came with the entry. */
const FRAME = 'src/app/customer-layout.tsx';
const PAGE = /^src\/pages\/(customer|site)\/(.+)\.page\.tsx$/;
const PORTAL = /^src\/(pages\/(partner|operator|ops)|app\/(partner|ops))/;

const manifest = JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8'));
const sizes = new Map();
const gzipped = (file) => {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(path.join(DIST, file)), { level: 9 }).length);
  return sizes.get(file);
};

/** Keys of the manifest that come with these, without a dynamic import. */
function reached(keys) {
  const seen = new Set(keys);
  for (const key of seen) for (const next of manifest[key]?.imports ?? []) seen.add(next);
  return [...seen];
}

const rows = [];
for (const key of Object.keys(manifest)) {
  const [, area, name] = PAGE.exec(key) ?? [];
  if (!name) continue;
  const keys = reached([ENTRY, FRAME, key].filter((one) => manifest[one]));
  const bytes = keys.reduce((sum, one) => sum + gzipped(manifest[one].file), 0);
  const budget = name === 'home' ? HOME_BUDGET : SELL.test(name) ? SELL_BUDGET : OTHER_BUDGET;
  const portal = keys.filter((one) => PORTAL.test(one));
  rows.push({ page: `${area}/${name}`, bytes, budget, portal });
}

const kb = (bytes) => (bytes / 1000).toFixed(1).padStart(6);
for (const { page, bytes, budget } of rows.sort((a, b) => b.bytes - a.bytes))
  console.log(`${page.padEnd(28)} ${kb(bytes)} kB of ${kb(budget)} kB`);
const wrong = rows.filter(({ bytes, budget, portal }) => bytes > budget || portal.length > 0);
for (const { page, bytes, budget, portal } of wrong)
  console.error(
    portal.length > 0
      ? `${page} loads portal code: ${portal.join(', ')}`
      : `${page}: ${kb(bytes - budget)} kB over its budget`,
  );
if (rows.length === 0) console.error('The manifest names no page of the customer site.');
process.exit(wrong.length > 0 || rows.length === 0 ? 1 : 0);
