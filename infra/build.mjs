// Builds server and front end where their sources changed since the last build. Run by `npm start` and by the suites that need it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const SERVER = ['contracts', 'infra', 'projections', 'services', 'tests'];
const isSource = (file) => !/(^|\/)(node_modules|dist|dist-types)(\/|$)/.test(file);

/** Digest of names, sizes and times of all files that a build reads. */
function digest(folders, pattern) {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of globSync(`${folder}/${pattern}`, { exclude: (name) => !isSource(String(name)) }).sort()) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}:${size}:${mtimeMs}\n`);
    }
  return hash.digest('hex');
}

function step({ name, stampFile, stamp, output, command, args }) {
  if (existsSync(output) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const began = Date.now();
  process.stderr.write(`Building ${name} … `);
  const run = spawnSync(command, args, { encoding: 'utf8', shell: process.platform === 'win32' });
  if (run.status !== 0) {
    process.stderr.write(`failed\n${run.stdout}${run.stderr}\n`);
    process.exit(1);
  }
  writeFileSync(stampFile, stamp);
  process.stderr.write(`${((Date.now() - began) / 1000).toFixed(1)} s\n`);
}

mkdirSync('.cache', { recursive: true });
step({
  name: 'the server',
  stampFile: '.cache/server-build',
  stamp: digest(SERVER, '**/*.{ts,json}'),
  output: 'services/dist/apps/all-in-one.main.js',
  command: 'tsc',
  args: ['-b', ...SERVER],
});
step({
  name: 'the front end',
  stampFile: '.cache/frontend-build',
  stamp: digest(['frontend', 'contracts', 'services/content'], '**/*.{ts,tsx,mjs,md,css,html,json,svg,woff2}'),
  output: 'frontend/dist/index.html',
  command: 'npm',
  args: ['run', 'build', '--workspace', 'frontend', '--silent'],
});
