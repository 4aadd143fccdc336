// `npm run check`: types, lint and format, boundaries, build, weight of the first load. Stops at the first that fails.
import { spawnSync } from 'node:child_process';

const FOLDERS = ['contracts', 'infra', 'services', 'projections', 'frontend/src', 'tests'];
const checks = [
  ['types', 'tsc', ['-b']],
  ['lint and format', 'biome', ['ci', '--error-on-warnings']],
  ['boundaries', 'depcruise', ['--config', '.dependency-cruiser.mjs', ...FOLDERS]],
  ['build', 'node', ['infra/build.mjs']],
  ['first load', 'node', ['tests/check-first-load.mjs']],
];

for (const [name, command, args] of checks) {
  const began = Date.now();
  const run = spawnSync(command, args, { encoding: 'utf8', shell: process.platform === 'win32' });
  if (run.status !== 0) {
    process.stdout.write(`${run.stdout}${run.stderr}\n`);
    console.error(`${name}: failed`);
    process.exit(1);
  }
  if (name === 'first load') process.stdout.write(run.stdout);
  console.log(`${name}: passed (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}
