import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** What a pickup person's pages begin with; what these import statically comes along. */
const ENTRIES = [
  'index.html',
  'src/app/partner-area.ts',
  'src/app/partner-frame.tsx',
  'src/pages/partner/dashboard.page.tsx',
  'src/pages/partner/order.page.tsx',
  'src/pages/partner/profile.page.tsx',
  'src/pages/partner/login.page.tsx',
  'src/ui/dialog-panel.tsx',
  'src/ui/toasts.tsx',
];
/** The letters of Indian English and, in the second file, the rupee sign. */
const FONT = /-latin(-ext)?-wght-normal-[\w-]+\.woff2$/;

/** Addresses of the files without which the partner area does not open, and a digest that changes with any of them. */
export function shellFiles(dist: string): { readonly files: readonly string[]; readonly digest: string } {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
  const missing = ENTRIES.filter((entry) => !manifest[entry]);
  if (missing.length > 0) throw new Error(`The build has no ${missing.join(', ')}: mend build/shell-files.ts`);
  const reached = new Set(ENTRIES);
  for (const key of reached) for (const next of manifest[key]?.imports ?? []) reached.add(next);
  const files = [...reached].flatMap((key) => {
    const { file, css = [], assets = [] } = manifest[key] ?? { file: '' };
    return [file, ...css, ...assets.filter((asset) => FONT.test(asset))];
  });
  const addresses = [...new Set(files)].filter(Boolean).map((file) => `/${file}`);
  const list = [...addresses.toSorted(), '/favicon.svg'];
  const shell = readFileSync(path.join(dist, 'index.html'), 'utf8');
  return {
    files: list,
    digest: createHash('sha256')
      .update(list.join() + shell)
      .digest('hex')
      .slice(0, 12),
  };
}
