import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type Page } from 'playwright-core';
import sharp from 'sharp';
import { Api } from '../support/api.js';
import { launchBrowser } from '../support/browser.js';
import { root, startProduct } from '../support/product.js';
import { settled, Visitor } from '../support/visitor.js';
import { type Scene, scenes } from './scenes.js';

const FOLDER = path.join(root, 'infra/docs/screens');
/** A picture of a phone is shown at half its size: it may be twice as sharp. */
const SIZES = {
  phone: { width: 360, height: 780, zoom: 2 },
  desktop: { width: 1280, height: 800, zoom: 1 },
} as const;
const WEBP = { quality: 70, effort: 6 };

/** The first picture in the window that has not arrived; empty where fonts and all of them have. */
const MISSING = `{
  const inWindow = ({ width, top, bottom }) => width > 0 && top < innerHeight && bottom > 0;
  const image = [...document.images].find((one) => !one.complete && inWindow(one.getBoundingClientRect()));
  document.fonts.status === 'loaded' ? (image?.src ?? '') : 'fonts';
}`;

async function complete(page: Page): Promise<void> {
  for (let looks = 0; looks < 100 && (await page.evaluate(MISSING)); looks++) await page.waitForTimeout(50);
}

async function shoot(browser: Browser, url: string, scene: Scene, size: keyof typeof SIZES): Promise<void> {
  const { name, at, remembers, heading } = scene;
  const visitor = await Visitor.arrive(browser, { url, journey: 'screens', ...SIZES[size], remembers, looks: false });
  const { page } = visitor;
  await page.goto(at);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await settled(page);
  await page.evaluate('scrollTo(0, 0)');
  await complete(page);
  const file = path.join(FOLDER, `${name}-${size}.webp`);
  const { size: bytes } = await sharp(await page.screenshot())
    .webp(WEBP)
    .toFile(file);
  console.log(`${path.relative(root, file)}  ${(bytes / 1000).toFixed(0)} kB`);
  await visitor.context.close();
}

const browser = await launchBrowser();
if (!browser) process.exit(1);
const product = await startProduct();
try {
  await mkdir(FOLDER, { recursive: true });
  for (const scene of await scenes(new Api(product.url)))
    for (const size of ['phone', 'desktop'] as const) await shoot(browser, product.url, scene, size);
} finally {
  await browser.close();
  await product.stop();
}
