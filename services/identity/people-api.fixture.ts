import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { readConfig } from '@phirse/infra/config.js';
import { startEventStoreServer } from '@phirse/infra/embedded/eventstore/server.js';
import { startMongoServer } from '@phirse/infra/embedded/mongo/server.js';
import { EventStore } from '@phirse/infra/eventstore/event-store.js';
import { AccessGuard } from '@phirse/infra/http/access.js';
import { createHttpApp } from '@phirse/infra/http/http-app.js';
import { PositionInterceptor } from '@phirse/infra/http/position.interceptor.js';
import { InfraModule } from '@phirse/infra/infra.module.js';
import { v5 as uuidv5 } from 'uuid';
import { CustomersModule } from '../customers/customers.module.js';
import { FilesModule } from '../files/files.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PartnersModule } from '../partners/partners.module.js';
import { RegisterPartner } from '../partners/register-partner.handler.js';
import { IdentityModule } from './identity.module.js';
import { RegisterOperator } from './register-operator.handler.js';

@Module({})
class PeopleModule {}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: specs look into answers of every shape
  readonly body: any;
}

/** The write side of people and files over HTTP, on embedded servers, with a clock that the spec moves. */
export class PeopleApi {
  /** ISO instant that every handler reads. */
  now = new Date().toISOString();
  private readonly closers: (() => Promise<unknown>)[] = [];

  static async start(env: Readonly<Record<string, string>> = {}): Promise<PeopleApi> {
    const api = new PeopleApi();
    await api.open(env);
    return api;
  }

  private app!: NestFastifyApplication;
  private url = '';

  private async open(env: Readonly<Record<string, string>>): Promise<void> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'phirse-people-'));
    this.closers.push(() => rm(folder, { recursive: true, force: true }));
    const [eventStore, mongo] = await Promise.all([
      startEventStoreServer({ dataDir: path.join(folder, 'log'), port: 0 }),
      startMongoServer(),
    ]);
    this.closers.push(
      () => eventStore.close(),
      () => mongo.close(),
    );
    const config = readConfig({
      EVENTSTORE_URL: `esdb://127.0.0.1:${eventStore.port}?tls=false`,
      MONGODB_URL: `mongodb://127.0.0.1:${mongo.port}/people`,
      FILES_DIR: path.join(folder, 'files'),
      TOKEN_SECRET: 'token-secret-of-the-people-specs-0001',
      PHONE_SECRET: 'phone-secret-of-the-people-specs-0001',
      AUDIT_SECRET: 'audit-secret-of-the-people-specs-0001',
      OTP_ECHO: 'true',
      SIGN_IN_LIMIT_PER_MINUTE: '10000',
      ...env,
    });
    const root: DynamicModule = {
      module: PeopleModule,
      imports: [
        InfraModule.forRoot(config, () => this.now),
        IdentityModule,
        CustomersModule,
        PartnersModule,
        NotificationsModule,
        FilesModule,
      ],
      providers: [
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_INTERCEPTOR, useClass: PositionInterceptor },
      ],
    };
    this.app = await createHttpApp(root);
    await this.app.listen(0, '127.0.0.1');
    this.closers.push(() => this.app.close());
    this.url = await this.app.getUrl();
  }

  async close(): Promise<void> {
    for (const close of this.closers.reverse()) await close();
  }

  get eventStore(): EventStore {
    return this.app.get(EventStore, { strict: false });
  }

  /** Moves the clock. */
  pass(seconds: number): void {
    this.now = new Date(Date.parse(this.now) + seconds * 1000).toISOString();
  }

  async call(
    method: string,
    route: string,
    { token, body, key }: { readonly token?: string; readonly body?: unknown; readonly key?: string } = {},
  ): Promise<Answer> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.url}${route}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      body: body === undefined || isForm ? body : JSON.stringify(body),
    });
    const isJson = response.headers.get('content-type')?.includes('json');
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(bytes.toString()) : bytes };
  }

  post(route: string, body?: unknown, token?: string): Promise<Answer> {
    return this.call('POST', route, { body, token });
  }

  put(route: string, body?: unknown, token?: string): Promise<Answer> {
    return this.call('PUT', route, { body, token });
  }

  /** Signs a customer in, new or not. */
  async customer(phone: string): Promise<Answer['body']> {
    const sent = await this.post('/user/logins', { phone, name: 'Asha Rao', email: 'asha@example.com' });
    return (await this.post('/user/verify-otp', { phone, otp: sent.body.otp })).body;
  }

  async registerPartner(phone: string, password: string): Promise<void> {
    await this.app.get(CommandBus, { strict: false }).execute(new RegisterPartner(phone, password, PROFILE, by(phone)));
  }

  /** Registers an operator and signs them in. */
  async operator(phone: string): Promise<string> {
    const bus = this.app.get(CommandBus, { strict: false });
    await bus.execute(new RegisterOperator('Om Operator', phone, 'operator-pass', by(phone)));
    return (await this.post('/ops/login', { mobileNumber: phone, password: 'operator-pass' })).body.token;
  }

  async logIn(mobileNumber: string, password: string): Promise<Answer> {
    return this.post('/partner/login', { mobileNumber, password });
  }
}

export const PROFILE = {
  name: 'Harish Gowda',
  email: 'harish@example.com',
  address: '14, 1st Main Road',
  state: 'Karnataka',
  companyName: 'Second Ring',
  gstIN: '29AAECD4827K1ZB',
  pinCodes: ['560071'],
};

const NAMESPACE = '6f0f2d0e-4b0c-5f0e-9c53-9d7f2f2c8a12';

function by(key: string): CommandContext {
  const commandId = uuidv5(key, NAMESPACE);
  return { actor: { role: 'system', id: 'spec' }, commandId, correlationId: commandId };
}
