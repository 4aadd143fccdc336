// `npm test`: builds what the suites start, then every suite in one Jest run. Arguments go to Jest: `npm test -- --selectProjects contracts`.
import { spawnSync } from 'node:child_process';

await import('../infra/build.mjs');
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
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test' } },
);
process.exit(jest.status ?? 1);
