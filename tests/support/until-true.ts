import { setTimeout as sleep } from 'node:timers/promises';
import { type Page } from 'playwright-core';

/** Looks again and again until an expression (or its promise) is true in the page. Playwright's own waiting evaluates in the page, which our content security policy forbids. */
export async function untilTrue(page: Page, expression: string, withinMs = 10_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await page.evaluate(expression))) {
    if (Date.now() > deadline) throw new Error(`${page.url()}: never true within ${withinMs} ms: ${expression}`);
    await sleep(50);
  }
}
