// `npm start`: builds what changed, starts the embedded servers, seeds the demo once, serves the product, and stops cleanly on Ctrl-C.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { refusePort } from './launcher/free-port.mjs';

const fresh = process.argv.includes('--fresh');
const unknown = process.argv.slice(2).filter((argument) => argument !== '--fresh');
const port = Number(process.env.PORT ?? 3000);
const dataDir = path.resolve(process.env.DATA_DIR ?? 'data');

if (unknown.length > 0) {
  console.error(`Unknown argument ${unknown.join(' ')}. There is one: npm start -- --fresh (begins anew).`);
  process.exit(1);
}
await refusePort(port);
await import('./build.mjs');
if (fresh) rmSync(dataDir, { recursive: true, force: true });
const { launch } = await import('./dist/launcher/launch.js');
await launch({ port, dataDir, root: process.cwd() }).catch((error) => {
  console.error(`Phirse could not start: ${error.message}`);
  process.exit(1);
});
