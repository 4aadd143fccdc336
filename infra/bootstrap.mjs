// Installs what is missing before `npm start` and `npm test`. Plain JavaScript without dependencies: it runs on any Node from 20 on.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const OLDEST_NODE = 20;
if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(
    `Phirse needs Node ${OLDEST_NODE} or newer; this is Node ${process.versions.node}. Please install a newer one from nodejs.org and try again.`,
  );
  process.exit(1);
}

const stampFile = 'node_modules/.lock-sha256';
const stamp = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const installed =
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp && existsSync('node_modules/.bin/node');
if (!installed) {
  console.log('Installing packages (once, about a minute) …');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error('The packages could not be installed. Check the network and try again; nothing else was changed.');
    process.exit(1);
  }
  writeFileSync(stampFile, stamp);
}
