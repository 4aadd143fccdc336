import { categorySlug, variantSlug } from '@phirse/contracts/rules/categories.js';
import { type Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { type Product } from '../support/product.js';

/** A cheap phone on a slow net: what Lighthouse calls "slow 4G", in bytes per second and milliseconds. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const PHONE = { width: 360, height: 740 };
const RUNS = 3;
/** After this, nothing that is seen first is still on its way. */
const SETTLED_MS = 2500;
const AIM = { lcpMs: 2500, cls: 0.05 };

const APPLE = `/${categorySlug('mobile')}/apple`;
const PAGES = {
  home: '/',
  models: `${APPLE}/models`,
  evaluation: `${APPLE}/iphone-13/${variantSlug('128 GB')}/device-evaluation`,
} as const;

/** Runs in the page before anything else: keeps the largest contentful paint and the sum of layout shifts. */
const OBSERVE = `
  window.vitals = { lcp: 0, what: '', cls: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime, element } of list.getEntries()) {
      window.vitals.lcp = startTime;
      window.vitals.what = element ? element.tagName.toLowerCase() : '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.vitals.cls += value;
  }).observe({ type: 'layout-shift', buffered: true });`;

interface Vitals {
  readonly lcp: number;
  readonly what: string;
  readonly cls: number;
}

/** Largest contentful paint and layout shift of the first visit to each page: the median of three, with an empty cache each. */
export async function measureWebVitals({ url }: Product): Promise<readonly object[]> {
  const browser = await launchBrowser();
  if (!browser) return [];
  try {
    const rows = [];
    for (const [page, path] of Object.entries(PAGES)) {
      const visits: Vitals[] = [];
      for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, url + path));
      const [, median] = visits.sort((a, b) => a.lcp - b.lcp);
      if (!median) continue;
      const cls = Math.max(...visits.map((one) => one.cls));
      const meets = median.lcp <= AIM.lcpMs && cls <= AIM.cls;
      rows.push({
        page,
        'LCP (s)': (median.lcp / 1000).toFixed(2),
        of: median.what,
        CLS: cls.toFixed(3),
        'meets the aim': meets,
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, address: string): Promise<Vitals> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(OBSERVE);
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLED_MS);
    if (new URL(page.url()).pathname !== new URL(address).pathname) throw new Error(`${address} led to ${page.url()}`);
    return await page.evaluate<Vitals>('window.vitals');
  } finally {
    await context.close();
  }
}
