import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { readConfig } from '@phirse/infra/config.js';
import { InfraModule } from '@phirse/infra/infra.module.js';
import { SeedClock } from './seed/seed-clock.js';
import { seedDemo } from './seed/seed-demo.js';
import { WriteSideModule } from './write-side.module.js';

const clock = new SeedClock();
const app = await NestFactory.createApplicationContext(
  { module: class SeedModule {}, imports: [InfraModule.forRoot(readConfig(process.env), clock.now), WriteSideModule] },
  { logger: ['fatal', 'error', 'warn'], abortOnError: false },
);
try {
  await seedDemo(app, clock);
} finally {
  await app.close();
}
process.exit(0);
