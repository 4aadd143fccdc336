import { spawn } from 'node:child_process';
import path from 'node:path';
import { root, type ServerUrls } from '../support/product.js';

/** Runs the contract suites of the embedded servers, the very files, against other servers. Rejects with their report where one fails. */
export async function runContractSuites({ eventStoreUrl, mongoUrl }: ServerUrls): Promise<void> {
  const jest = spawn(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      path.join(root, 'node_modules/jest/bin/jest.js'),
      '--selectProjects=infra',
      '--testPathPatterns=infra/embedded/(eventstore|mongo)/contract',
    ],
    {
      cwd: root,
      env: { ...process.env, EVENTSTORE_URL: eventStoreUrl, MONGODB_URL: mongoUrl },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let report = '';
  const note = (chunk: Buffer) => {
    report += chunk.toString();
  };
  jest.stdout.on('data', note);
  jest.stderr.on('data', note);
  const code = await new Promise((resolve, reject) => {
    jest.once('error', reject);
    jest.once('close', resolve);
  });
  if (code !== 0) throw new Error(`the contract suites failed (${code}):\n${report}`);
}
