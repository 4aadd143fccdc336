import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { readConfig } from '@phirse/infra/config.js';
import { drainable } from '@phirse/infra/http/drain.js';
import { createHttpApp } from '@phirse/infra/http/http-app.js';
import { serveOpenApi } from '@phirse/infra/http/openapi.js';
import { ReferenceData } from '../reference/reference-data.js';
import { apiModule } from './api.module.js';
import { serveFrontend } from './frontend.js';

export interface ServedApi {
  readonly app: NestFastifyApplication;
  /** Answers what came in and lets nobody else in: what the answers need must live on until then. */
  readonly drain: () => Promise<void>;
}

/** Starts the API (and the front end where one is built) as the environment says. */
export async function serveApi(): Promise<ServedApi> {
  const config = readConfig(process.env);
  const app = await createHttpApp(apiModule(config));
  const drain = drainable(app);
  serveOpenApi(app);
  if (config.frontendDir) await serveFrontend(app, config.frontendDir, config.siteUrl);
  await app.init();
  await app.get(ReferenceData, { strict: false }).ready;
  await app.listen({ port: config.port, host: config.host });
  return { app, drain };
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
