import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { root } from './product.js';

/** Nothing of the browser's own may reach a network: the journeys hold the product to its own origin. */
const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** A real browser: the one that npm brought (Linux on x64), else an installed Chrome or Edge. `null`, and says so, where there is none. */
export async function launchBrowser(): Promise<Browser | null> {
  const reasons: string[] = [];
  for (const launch of [brought, installed('chrome'), installed('msedge')])
    try {
      const browser = await launch();
      if (browser) return browser;
    } catch (error) {
      reasons.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    }
  process.stderr.write(`Journeys skipped: no browser could be started here (install Chrome). ${reasons.join(' · ')}\n`);
  return null;
}

const installed = (channel: string) => () => chromium.launch({ channel, args: ARGS });

async function brought(): Promise<Browser | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = await unpacked();
  const env = { ...process.env, ...(hasFonts() ? {} : { FONTCONFIG_PATH: path.join(folder, 'fonts') }) };
  const launch = (more: NodeJS.ProcessEnv = {}) =>
    chromium.launch({ executablePath: path.join(folder, 'chromium'), args: ARGS, env: { ...env, ...more } });
  try {
    return await launch();
  } catch {
    // A bare machine has no NSS, NSPR or expat; those in the package come second, for they are older than what a desktop has.
    const libraries = [path.join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
    return launch({ LD_LIBRARY_PATH: libraries });
  }
}

/** Where the browser lies unpacked: done once per version, moved into place whole because suites begin at the same time. */
async function unpacked(): Promise<string> {
  const packageJson = path.join(root, 'node_modules/@sparticuz/chromium/package.json');
  const { version }: { readonly version: string } = JSON.parse(await readFile(packageJson, 'utf8'));
  const folder = path.join(os.tmpdir(), `phirse-chromium-${version}-${os.userInfo().uid}`);
  if (existsSync(folder)) return folder;
  const staging = await mkdtemp(`${folder}-`);
  await promisify(execFile)(process.execPath, [path.join(root, 'tests/support/unpack-chromium.mjs')], {
    env: { ...process.env, TMPDIR: staging },
  });
  await rename(staging, folder).catch(() => rm(staging, { recursive: true, force: true }));
  return folder;
}

function hasFonts(): boolean {
  const [config, fonts] = ['/etc/fonts/fonts.conf', '/usr/share/fonts'];
  return existsSync(config) && existsSync(fonts) && readdirSync(fonts).length > 0;
}
