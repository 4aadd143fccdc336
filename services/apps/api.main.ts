import 'reflect-metadata';
import { announce, serveApi } from './serve.js';

const { app } = await serveApi();
announce(app, () => app.close());
