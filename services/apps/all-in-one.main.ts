import 'reflect-metadata';
import { announce, serveApi } from './serve.js';
import { startWorkerOf } from './worker.js';

const { app } = await serveApi();
const worker = startWorkerOf(app);
announce(app, async () => {
  await worker.stop();
  await app.close();
});
