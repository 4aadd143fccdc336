import { beforeAll, expect, it } from '@jest/globals';
import { type Page } from 'playwright-core';
import { appRoutes } from '../support/app-routes.js';
import { journey } from '../support/journey.js';
import { settled, type Visitor } from '../support/visitor.js';
import { type Facts, prepareFacts, type Role } from './route-facts.js';
import { ROUTE_STOPS, type Stop } from './route-stops.js';

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const DESKTOP = { width: 1280, height: 800 };
/** An order that is not there is answered 404, and one that is somebody else's likewise. */
const REFUSALS = [{ status: 404, path: /BB0000000000|\/nothing$/ }];

/** Two frames with nothing moving in the later: a change of size or colours has come through. */
const DRAWN = `new Promise((resolve) => {
  const look = () => requestAnimationFrame(() => requestAnimationFrame(() =>
    document.getAnimations().some(({ playState }) => playState === 'running') ? look() : resolve()));
  look();
})`;

async function drawn(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(DRAWN);
}

journey('routes', (stage) => {
  const visitors = new Map<Role, Visitor>();
  const titles = new Map<string, string>();
  let facts: Facts;

  beforeAll(async () => {
    facts = await prepareFacts(stage.api);
  });

  async function visitorAs(who: Role): Promise<Visitor> {
    const known = visitors.get(who);
    if (known) return known;
    const visitor = await stage.visitor({ who, remembers: facts.memories[who], refusals: REFUSALS });
    visitors.set(who, visitor);
    return visitor;
  }

  async function open(page: Page, { at, heading, handedOver }: Stop): Promise<void> {
    await page.goto(at(facts));
    if (handedOver) {
      const state = JSON.stringify({ usr: handedOver(facts), key: 'handed-over' });
      await page.evaluate(`history.replaceState(${state}, '')`);
      await page.reload();
    }
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await settled(page);
  }

  it('has a look at every route of the app', async () => {
    expect([...(await appRoutes())].sort()).toEqual(Object.keys(ROUTE_STOPS).sort());
  });

  const stops = Object.entries(ROUTE_STOPS).flatMap(([pattern, ones]) =>
    ones.map((stop, index) => ({ ...stop, pattern, as: stop.as ?? ('visitor' as const), nth: index + 1 })),
  );
  it.each(stops.map((stop, index) => ({ ...stop, index })))('$pattern as $as ($nth)', async (stop) => {
    const { pattern, as, leadsTo, twin, index } = stop;
    const visitor = await visitorAs(as);
    const { page, troubles } = visitor;
    const before = troubles.length;
    const name = `${pattern} as ${as}`;
    // By turns, so that light and dark are both seen in narrow and in wide.
    const schemes = index % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme: schemes[0] });
    await open(page, stop);
    if (leadsTo) await page.waitForURL(({ pathname }) => pathname === leadsTo(facts));
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.evaluate('scrollY')).toBe(0);
    const title = await page.title();
    expect(title).toMatch(/^.+ · Phirse$/);
    if (!leadsTo && !twin) {
      expect(titles.get(title) ?? pattern).toBe(pattern);
      titles.set(title, pattern);
    }
    if (leadsTo || twin) return;
    await visitor.inspect(`${name}, phone, ${schemes[0]}`);
    await page.setViewportSize(TABLET);
    await drawn(page);
    await visitor.measure(`${name}, tablet`);
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme: schemes[1] });
    await drawn(page);
    await visitor.inspect(`${name}, desktop, ${schemes[1]}`);
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    expect(troubles.slice(before)).toEqual([]);
  });
});
