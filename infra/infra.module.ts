import { EventStoreDBClient } from '@eventstore/db-client';
import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { Db, MongoClient } from 'mongodb';
import { AccessTokens } from './auth/access-tokens.js';
import { CLOCK, systemClock } from './clock.js';
import { CONFIG, type Config } from './config.js';
import { dispose } from './eventstore/dispose.js';
import { EventStore } from './eventstore/event-store.js';
import { FileStore } from './files/file-store.js';
import { Checkpoints } from './mongo/checkpoints.js';
import { connectMongo } from './mongo/connection.js';

/** The outside world, connected once for the whole process: log, database, files, clock, tokens. */
@Global()
@Module({})
export class InfraModule implements OnApplicationShutdown {
  constructor(
    @Inject(EventStoreDBClient) private readonly eventStore: EventStoreDBClient,
    @Inject(MongoClient) private readonly mongo: MongoClient,
  ) {}

  /** `clock` is the seed's and the tests' own where they need to set the time. */
  static forRoot(config: Config, clock: Clock = systemClock): DynamicModule {
    const providers = [
      { provide: CONFIG, useValue: config },
      { provide: CLOCK, useValue: clock },
      {
        provide: EventStoreDBClient,
        useFactory: () => EventStoreDBClient.connectionString(config.eventStoreUrl),
      },
      {
        provide: EventStore,
        useFactory: (client: EventStoreDBClient) => new EventStore(client, config.auditSecret),
        inject: [EventStoreDBClient],
      },
      { provide: 'MongoConnection', useFactory: () => connectMongo(config.mongoUrl) },
      {
        provide: MongoClient,
        useFactory: (connection: { client: MongoClient }) => connection.client,
        inject: ['MongoConnection'],
      },
      { provide: Db, useFactory: (connection: { db: Db }) => connection.db, inject: ['MongoConnection'] },
      { provide: Checkpoints, useFactory: (db: Db) => new Checkpoints(db), inject: [Db] },
      { provide: AccessTokens, useFactory: () => new AccessTokens(config.tokenSecret) },
      { provide: FileStore, useFactory: () => new FileStore(config.filesDir, config.tokenSecret) },
    ];
    return { module: InfraModule, providers, exports: providers.map(({ provide }) => provide) };
  }

  async onApplicationShutdown(): Promise<void> {
    await dispose(this.eventStore);
    await this.mongo.close();
  }
}
