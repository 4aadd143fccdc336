import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient } from '@eventstore/db-client';
import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { AccessTokens, type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { startEventStoreServer } from '@phirse/infra/embedded/eventstore/server.js';
import { dispose } from '@phirse/infra/eventstore/dispose.js';
import { EventStore } from '@phirse/infra/eventstore/event-store.js';
import { AccessGuard } from '@phirse/infra/http/access.js';
import { createHttpApp } from '@phirse/infra/http/http-app.js';
import { PositionInterceptor } from '@phirse/infra/http/position.interceptor.js';
import { Checkpoints } from '@phirse/infra/mongo/checkpoints.js';
import { ReferenceModule } from './reference.module.js';
import { ReferenceData } from './reference-data.js';

const SECRET = 'a secret for specs, longer than thirty-two';

/** Some contexts on an event store of their own, without a database. */
export interface TestApp {
  readonly app: NestFastifyApplication;
  readonly commands: CommandBus;
  readonly reference: ReferenceData;
  readonly eventStore: EventStore;
  /** What the clock says; may be set. */
  now: string;
  token(viewer: Viewer): Promise<string>;
  request(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    options?: { readonly body?: object; readonly as?: Viewer; readonly headers?: Readonly<Record<string, string>> },
  ): ReturnType<NestFastifyApplication['inject']>;
  close(): Promise<void>;
}

@Global()
@Module({})
class Outside {}

/** Starts the HTTP application of these modules with the catalogue's look-ups; `doubles` stand in for what needs a database. */
export async function startTestApp(
  modules: readonly Type[],
  now: string,
  doubles: readonly { readonly provide: Type; readonly useValue: unknown }[] = [],
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'phirse-services-'));
  const server = await startEventStoreServer({ dataDir, port: 0 });
  const client = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${server.port}?tls=false`);
  const eventStore = new EventStore(client, SECRET);
  const tokens = new AccessTokens(SECRET);
  const started = { now };
  const providers = [
    { provide: EventStoreDBClient, useValue: client },
    { provide: EventStore, useValue: eventStore },
    { provide: AccessTokens, useValue: tokens },
    { provide: CLOCK, useValue: () => started.now },
    { provide: Checkpoints, useValue: { passed: async () => true } },
    ...doubles,
  ];
  const outside: DynamicModule = { module: Outside, providers, exports: providers.map(({ provide }) => provide) };

  @Module({
    imports: [CqrsModule.forRoot(), outside, ReferenceModule, ...modules],
    providers: [
      { provide: APP_GUARD, useClass: AccessGuard },
      { provide: APP_INTERCEPTOR, useClass: PositionInterceptor },
    ],
  })
  class Root {}

  const stopServer = async () => {
    await dispose(client);
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  const app = await createHttpApp(Root);
  try {
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
  } catch (error) {
    // A server left running would keep the spec from ending.
    await stopServer();
    throw error;
  }
  const reference = app.get(ReferenceData);
  await reference.ready;
  const token = (viewer: Viewer) => tokens.issue(viewer);
  return Object.assign(started, {
    app,
    commands: app.get(CommandBus),
    reference,
    eventStore,
    token,
    request: async (
      method: 'GET' | 'POST' | 'PUT',
      url: string,
      { body, as, headers }: { body?: object; as?: Viewer; headers?: Readonly<Record<string, string>> } = {},
    ) =>
      app.inject({
        method,
        url,
        ...(body && { payload: body }),
        headers: { ...headers, ...(as && { authorization: `Bearer ${await token(as)}` }) },
      }),
    close: async () => {
      await app.close();
      await stopServer();
    },
  });
}

/** A command context of the system's, with an id that is its own. */
export function systemContext(commandId: string): CommandContext {
  return { actor: { role: 'system', id: 'spec' }, commandId, correlationId: commandId };
}
