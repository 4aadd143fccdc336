import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Api } from './api.js';
import { launchBrowser } from './browser.js';
import { type Product, startProduct } from './product.js';
import { Visitor, type VisitorOptions } from './visitor.js';

const browser = await launchBrowser();

/** The product as strangers meet it: built, seeded, and people with browsers of their own in front of it. */
export class Stage {
  private readonly visitors: Visitor[] = [];
  private running: Product | undefined;

  constructor(private readonly journey: string) {}

  get product(): Product {
    if (!this.running) throw new Error('The product does not run yet');
    return this.running;
  }

  get api(): Api {
    return new Api(this.product.url);
  }

  async visitor(options: Omit<VisitorOptions, 'url' | 'journey'> = {}): Promise<Visitor> {
    if (!browser) throw new Error('There is no browser');
    const visitor = await Visitor.arrive(browser, { ...options, url: this.product.url, journey: this.journey });
    this.visitors.push(visitor);
    return visitor;
  }

  /** What went wrong in anybody's window so far. */
  troubles(): readonly string[] {
    return this.visitors.flatMap(({ troubles }) => troubles);
  }

  async open(): Promise<void> {
    this.running = await startProduct();
  }

  async close(): Promise<void> {
    await Promise.all(this.visitors.map((visitor) => visitor.leave()));
    await browser?.close();
    await this.running?.stop();
  }
}

/** A journey through the product in a real browser; skipped, with a word why, where there is none. Ends by holding every window to its troubles. */
export function journey(name: string, play: (stage: Stage) => void): void {
  const suite = browser ? describe : describe.skip;
  suite(`journey: ${name}`, () => {
    const stage = new Stage(name);
    beforeAll(() => stage.open(), 60_000);
    afterAll(() => stage.close(), 30_000);
    play(stage);
    it('ends without an error on any page, a request to elsewhere or an accessibility violation', () => {
      expect(stage.troubles()).toEqual([]);
    });
  });
}
