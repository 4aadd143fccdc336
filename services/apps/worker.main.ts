import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { readConfig } from '@phirse/infra/config.js';
import { InfraModule } from '@phirse/infra/infra.module.js';
import { announce } from './serve.js';
import { startWorkerOf } from './worker.js';
import { WriteSideModule } from './write-side.module.js';

const app = await NestFactory.createApplicationContext(
  { module: class WorkerModule {}, imports: [InfraModule.forRoot(readConfig(process.env)), WriteSideModule] },
  { logger: ['fatal', 'error', 'warn'], abortOnError: false },
);
const worker = startWorkerOf(app);
announce(null, async () => {
  await worker.stop();
  await app.close();
});
