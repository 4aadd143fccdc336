import 'reflect-metadata';
import { announce, serveApi } from './serve.js';
import { startWorker } from './worker.js';

const { app } = await serveApi();
const worker = startWorker(app);
announce(app, async () => {
  await worker.stop();
  await app.close();
});
