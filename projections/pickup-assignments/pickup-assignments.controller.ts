import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type Listed } from '@phirse/contracts/kernel/page.js';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { phoneHash } from '@phirse/infra/auth/phone-hash.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { Access } from '@phirse/infra/http/access.js';
import { Reads } from '@phirse/infra/http/position.interceptor.js';
import { Db } from 'mongodb';
import { pickupAssignments } from './pickup-assignments.projection.js';
import { AssignmentsQuery, assignmentsOf } from './pickup-assignments.queries.js';

@ApiTags('pickup')
@Reads(pickupAssignments.name)
@Controller('pickup')
export class PickupAssignmentsController {
  constructor(
    @Inject(Db) private readonly db: Db,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('get-pickup-guy-orders/:pickupPhone')
  @Access(['pickUp', 'operator'], 'pickupPhone')
  list(
    @Param('pickupPhone') phone: string,
    @Query() query: AssignmentsQuery,
  ): Promise<Listed<'orders', DisplayedOrder>> {
    return assignmentsOf(this.db, phoneHash(this.config.phoneSecret, 'pickUp', phone), query, this.clock());
  }
}
