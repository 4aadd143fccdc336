import { expect } from '@jest/globals';
import axe from 'axe-core';

/** Holds what is shown to axe's rules; colours are for a real browser, which the journeys ask. */
export async function expectNoViolations(shown: Element): Promise<void> {
  const { violations } = await axe.run(shown, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
