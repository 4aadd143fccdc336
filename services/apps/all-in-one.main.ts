import 'reflect-metadata';
import { announce, serveApi } from './serve.js';
import { readModelsCaughtUp, startWorkerOf } from './worker.js';

const { app, drain } = await serveApi();
const worker = startWorkerOf(app);
await readModelsCaughtUp(app);
announce(app, async () => {
  await drain();
  await worker.stop();
  await app.close();
});
