import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Config, readConfig } from '@phirse/infra/config.js';
import { createHttpApp } from '@phirse/infra/http/http-app.js';
import { serveOpenApi } from '@phirse/infra/http/openapi.js';
import { ReferenceData } from '../reference/reference-data.js';
import { apiModule } from './api.module.js';
import { serveFrontend } from './frontend.js';

/** Starts the API (and the front end where one is built) as the environment says. */
export async function serveApi(): Promise<{ readonly app: NestFastifyApplication; readonly config: Config }> {
  const config = readConfig(process.env);
  const app = await createHttpApp(apiModule(config));
  serveOpenApi(app);
  if (config.frontendDir) await serveFrontend(app, config.frontendDir, config.siteUrl);
  await app.init();
  await app.get(ReferenceData, { strict: false }).ready;
  await app.listen({ port: config.port, host: config.host });
  return { app, config };
}

/** Tells the launcher that this process serves, and ends with it where it asks for that. */
export function announce(app: NestFastifyApplication | null, close: () => Promise<void>): void {
  const address = app?.getHttpServer().address();
  const port = typeof address === 'object' && address ? address.port : 0;
  process.stdout.write(`${JSON.stringify({ ready: true, port })}\n`);
  let isClosing = false;
  const end = () => {
    if (isClosing) return;
    isClosing = true;
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  if (process.argv.includes('--exit-with-parent')) process.stdin.once('close', end).resume();
}
