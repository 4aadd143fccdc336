import { EventStoreDBClient } from '@eventstore/db-client';
import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '@phirse/infra/http/access.js';
import { Db } from 'mongodb';
import { type ConsumerStatus, consumerStatus } from './status.js';

@ApiTags('operations')
@Controller('ops/projections')
export class ProjectionsController {
  constructor(
    @Inject(EventStoreDBClient) private readonly client: EventStoreDBClient,
    @Inject(Db) private readonly db: Db,
  ) {}

  @Get()
  @Access('operator')
  async list(): Promise<{ readonly projections: readonly ConsumerStatus[] }> {
    return { projections: await consumerStatus(this.client, this.db) };
  }
}
