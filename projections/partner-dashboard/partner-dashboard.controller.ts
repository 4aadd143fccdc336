import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type PartnerDashboard } from '@phirse/contracts/read-models/partner.js';
import { phoneHash } from '@phirse/infra/auth/phone-hash.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { Access } from '@phirse/infra/http/access.js';
import { PageQuery } from '@phirse/infra/http/page-query.js';
import { Reads } from '@phirse/infra/http/position.interceptor.js';
import { Db } from 'mongodb';
import { partnerDashboard } from './partner-dashboard.projection.js';
import { dashboardFor } from './partner-dashboard.queries.js';

@ApiTags('partners')
@Reads(partnerDashboard.name)
@Controller('partner')
export class PartnerDashboardController {
  constructor(
    @Inject(Db) private readonly db: Db,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('dashboard/:phone')
  @Access(['partner', 'operator'], 'phone')
  one(@Param('phone') phone: string, @Query() _after: PageQuery): Promise<PartnerDashboard> {
    return dashboardFor(this.db, phoneHash(this.config.phoneSecret, 'partner', phone));
  }
}
