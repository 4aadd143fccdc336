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
  readonly refusals?: readonly Refusal[];
  /** False where another journey has looked at the same pages already. */
  readonly looks?: boolean;
}

/** Violations of these fail a journey: WCAG 2.1, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];
const PHONE_PX = 600;
const WIDER_BY = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

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
    const { url, width = 1280 } = options;
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width, height: width < PHONE_PX ? 740 : 800 },
      hasTouch: width < PHONE_PX,
      reducedMotion: 'reduce',
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    });
    context.setDefaultTimeout(10_000);
    return new Visitor(context, await context.newPage(), options);
  }

  /** A second window of the same browser: the same sign-in. */
  async newWindow(address: string): Promise<Page> {
    const page = await this.context.newPage();
    this.watch(page);
    await page.goto(address);
    return page;
  }

  /** Keeps a screenshot of the page and notes what nobody should meet: an accessibility violation, a page wider than its window. */
  async look(name: string, page: Page = this.page): Promise<void> {
    if (this.options.looks === false) return;
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    await this.shoot(name, page);
    const over = Number(await page.evaluate(WIDER_BY));
    if (over > 0) this.troubles.push(`${name}: ${over} px wider than the window`);
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    for (const { id, nodes } of violations)
      this.troubles.push(
        `${name}: ${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
      );
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
    const { url, refusals = [] } = this.options;
    const expected = (address: string, status: string) =>
      refusals.some((refusal) => status.includes(String(refusal.status)) && refusal.path.test(address));
    page.on('pageerror', (error) => this.troubles.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      const address = message.location().url;
      if (/Failed to load resource/.test(message.text()) && expected(address, message.text())) return;
      this.troubles.push(`console ${message.type()}: ${message.text()} (${address})`);
    });
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${url}/`))
        this.troubles.push(`request to another origin: ${request.url()}`);
    });
    page.on('requestfailed', (request) => {
      // A page that is left cuts its own streams and searches.
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED') this.troubles.push(`request failed: ${request.url()} (${reason})`);
    });
  }
}
