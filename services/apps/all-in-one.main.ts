import 'reflect-metadata';
import { announce, serveApi } from './serve.js';
import { readModelsCaughtUp, startWorkerOf } from './worker.js';

const { app } = await serveApi();
const worker = startWorkerOf(app);
await readModelsCaughtUp(app);
announce(app, async () => {
  await worker.stop();
  await app.close();
});
