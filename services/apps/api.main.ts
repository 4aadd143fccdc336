import 'reflect-metadata';
import { announce, serveApi } from './serve.js';

const { app, drain } = await serveApi();
announce(app, async () => {
  await drain();
  await app.close();
});
