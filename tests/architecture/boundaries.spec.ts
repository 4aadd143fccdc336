import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { cruise } from 'dependency-cruiser';
import configuration from '../../.dependency-cruiser.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.join(here, '../..');
const FOLDERS = ['contracts', 'infra', 'services', 'projections', 'frontend/src', 'tests'];

/** The names of the rules that a tree breaks, and how many of its own modules were looked at. */
async function brokenRules(baseDir: string, folders: readonly string[]) {
  const { output } = await cruise(
    [...folders],
    { ...configuration.options, baseDir, ruleSet: { forbidden: configuration.forbidden }, validate: true },
    configuration.options.enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(output);
  const modules = output.modules.filter(({ source }) => !source.includes('node_modules'));
  return {
    modules: modules.length,
    broken: output.summary.violations.map((found) => `${found.rule.name}: ${found.from} → ${found.to}`),
  };
}

describe('the boundaries of the tree', () => {
  it('hold', async () => {
    const { modules, broken } = await brokenRules(root, FOLDERS);
    expect(broken).toEqual([]);
    expect(modules).toBeGreaterThan(200);
  });

  it.each(configuration.forbidden.map(({ name }) => name))('are seen broken where %s is', async (name) => {
    const planted = path.join(here, 'planted', name);
    const { broken } = await brokenRules(planted, readdirSync(planted));
    expect(broken.filter((found) => found.startsWith(`${name}:`))).not.toEqual([]);
  });
});
