import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './product.js';

/** The pattern of every route of the web app, as its own route tables name them. */
export async function appRoutes(): Promise<readonly string[]> {
  const script = path.join(root, 'frontend/build/print-routes.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  const patterns: readonly string[] = JSON.parse(stdout);
  return patterns;
}
