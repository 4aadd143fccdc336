import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Listed } from '@phirse/contracts/kernel/page.js';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { phoneHash } from '@phirse/infra/auth/phone-hash.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { Access } from '@phirse/infra/http/access.js';
import { Reads } from '@phirse/infra/http/position.interceptor.js';
import { Db } from 'mongodb';
import { leads } from './leads.projection.js';
import { LeadsQuery, leadsFor } from './leads.queries.js';

@ApiTags('partner orders')
@Reads(leads.name)
@Controller('partner')
export class LeadsController {
  constructor(
    @Inject(Db) private readonly db: Db,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('get-partner-orders/:phone')
  @Access(['partner', 'operator'], 'phone')
  list(@Param('phone') phone: string, @Query() query: LeadsQuery): Promise<Listed<'orders', DisplayedOrder>> {
    return leadsFor(this.db, phoneHash(this.config.phoneSecret, 'partner', phone), query);
  }
}
