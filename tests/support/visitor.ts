import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, type Page } from 'playwright-core';
import { root } from './product.js';

/** A refusal that a journey provokes on purpose: the browser reports it as an error of the page. */
export interface Refusal {
  readonly status: number;
  readonly path: RegExp;
}

export interface VisitorOptions {
  readonly url: string;
  /** Folder of its screenshots under tests/.artifacts/. */
  readonly journey: string;
  /** Names the folder. */
  readonly who?: string;
  /** Of the window, in CSS pixels. */
  readonly width?: number;
  readonly height?: number;
  /** Zoomed in by so much: a window of 1,280 pixels at 4 is 320 CSS pixels wide. */
  readonly zoom?: number;
  readonly javaScript?: boolean;
  /** What the browser remembers from earlier visits; a page finds it anew where an earlier one has removed it. */
  readonly remembers?: Memory;
  readonly refusals?: readonly Refusal[];
  /** The journey cuts calls off on purpose: those that do not arrive are no trouble. */
  readonly cutOff?: boolean;
  /** False where another journey has looked at the same pages already. */
  readonly looks?: boolean;
}

/** Items of a browser's storages, each kept as JSON. */
export interface Memory {
  readonly local?: Readonly<Record<string, unknown>>;
  readonly session?: Readonly<Record<string, unknown>>;
}

/** Chromium's remarks on a page that loads while the service worker takes over: what was preloaded is loaded again. */
const OF_THE_WORKER = /cross-world service worker resource mismatch|was preloaded using link preload but not used/;
const PHONE_PX = 600;
/** Empty where the page fits its window; else by how much it is wider, and what stands furthest out. */
const TOO_WIDE = `{
  const { scrollWidth, clientWidth } = document.documentElement;
  const right = (element) => element.getBoundingClientRect().right;
  const [furthest] = [...document.querySelectorAll('main *')].sort((one, other) => right(other) - right(one));
  scrollWidth > clientWidth ? scrollWidth - clientWidth + ' px wider than the window: ' + furthest?.outerHTML.slice(0, 200) : '';
}`;

/** Waits until nothing on the page says that it is still loading. */
export async function settled(page: Page): Promise<void> {
  // What a dialog covers may well wait for the dialog.
  await page.locator('[aria-busy="true"]:not([aria-hidden="true"] *)').first().waitFor({ state: 'detached' });
}

/** Somebody with a browser of their own: what they see is looked at step by step, and whatever goes wrong in their windows is kept. */
export class Visitor {
  readonly troubles: string[] = [];
  private shots = 0;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly options: VisitorOptions,
  ) {
    this.watch(page);
  }

  static async arrive(browser: Browser, options: VisitorOptions): Promise<Visitor> {
    const { url, width = 1280, height = width < PHONE_PX ? 740 : 800, zoom = 1 } = options;
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width, height },
      deviceScaleFactor: zoom,
      hasTouch: width < PHONE_PX && zoom === 1,
      javaScriptEnabled: options.javaScript ?? true,
      reducedMotion: 'reduce',
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    });
    context.setDefaultTimeout(10_000);
    const { local = {}, session = {} } = options.remembers ?? {};
    for (const [storage, items] of Object.entries({ localStorage: local, sessionStorage: session }))
      for (const [key, value] of Object.entries(items))
        await context.addInitScript(`${storage}.${key} ??= ${JSON.stringify(JSON.stringify(value))}`);
    return new Visitor(context, await context.newPage(), options);
  }

  /** A second window of the same browser: the same sign-in. */
  async newWindow(address: string): Promise<Page> {
    const page = await this.context.newPage();
    this.watch(page);
    await page.goto(address);
    return page;
  }

  /** Keeps a screenshot of the page and notes what nobody should meet. */
  async look(name: string, page: Page = this.page): Promise<void> {
    if (this.options.looks === false) return;
    await settled(page);
    await this.shoot(name, page);
    await this.inspect(name, page);
  }

  /** Notes an accessibility violation, or a page wider than its window. */
  async inspect(name: string, page: Page = this.page): Promise<void> {
    await this.measure(name, page);
    // Legacy mode tests this document alone, in half the time: no page of ours has a frame.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    for (const { id, nodes } of violations)
      this.troubles.push(
        `${name}: ${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
      );
  }

  /** Notes a page wider than its window. */
  async measure(name: string, page: Page = this.page): Promise<void> {
    const over = String(await page.evaluate(TOO_WIDE));
    if (over) this.troubles.push(`${name}: ${over}`);
  }

  /** Closes the browser; the last picture shows where a journey that failed came to a stop. */
  async leave(): Promise<void> {
    await this.shoot('last').catch(() => {});
    await this.context.close();
  }

  private async shoot(name: string, page: Page = this.page): Promise<void> {
    const { journey, width = 1280, who = 'visitor' } = this.options;
    const folder = path.join(root, 'tests/.artifacts', journey, `${width}-${who}`);
    await mkdir(folder, { recursive: true });
    this.shots += 1;
    const file = `${String(this.shots).padStart(2, '0')}-${name.replaceAll(/[^a-zA-Z0-9]+/g, '-').toLowerCase()}.png`;
    await page.screenshot({ path: path.join(folder, file), fullPage: true, timeout: 5000 });
  }

  private watch(page: Page): void {
    const { url, refusals = [], cutOff = false } = this.options;
    const expected = (address: string, status: string) =>
      refusals.some((refusal) => status.includes(String(refusal.status)) && refusal.path.test(address));
    page.on('pageerror', (error) => this.troubles.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      const address = message.location().url;
      if (OF_THE_WORKER.test(message.text()) && new URL(address).pathname.startsWith('/partner')) return;
      if (/Failed to load resource/.test(message.text()) && expected(address, message.text())) return;
      if (cutOff && /Failed to load resource: net::ERR/.test(message.text())) return;
      this.troubles.push(`console ${message.type()}: ${message.text()} (${address})`);
    });
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${url}/`))
        this.troubles.push(`request to another origin: ${request.url()}`);
    });
    page.on('requestfailed', (request) => {
      // A page that is left cuts its own streams and searches; scripts that are switched off are refused.
      const reason = request.failure()?.errorText ?? '';
      if (!['net::ERR_ABORTED', ...(this.options.javaScript === false ? ['csp'] : [])].includes(reason) && !cutOff)
        this.troubles.push(`request failed: ${request.url()} (${reason})`);
    });
  }
}
