// `npm test`: builds what the suites start, then every suite in one Jest run. Arguments go to Jest: `npm test -- --selectProjects contracts`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

await import('../infra/build.mjs');
const { prepareDemo } = await import('./dist/support/product.js');
const demo = mkdtempSync(path.join(os.tmpdir(), 'phirse-demo-'));
// Written once: each of the two dozen suites that start the product begins with a copy.
await prepareDemo(demo);
const jest = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    // Half the suites wait for processes and browsers: a second worker pays even on two cores.
    '--maxWorkers=2',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test', WRITTEN_DEMO: demo } },
);
rmSync(demo, { recursive: true, force: true });
process.exit(jest.status ?? 1);
