import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type UserInfo } from '@phirse/contracts/read-models/answers.js';
import { phoneHash } from '@phirse/infra/auth/phone-hash.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { Access } from '@phirse/infra/http/access.js';
import { PageQuery } from '@phirse/infra/http/page-query.js';
import { Reads } from '@phirse/infra/http/position.interceptor.js';
import { Db } from 'mongodb';
import { customerProfile } from './customer-profile.projection.js';
import { customerById } from './customer-profile.queries.js';

@ApiTags('customers')
@Reads(customerProfile.name)
@Controller('user')
export class CustomerProfileController {
  constructor(
    @Inject(Db) private readonly db: Db,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('get-user-info/:phone')
  @Access(['customer', 'operator'], 'phone')
  async one(@Param('phone') phone: string, @Query() _after: PageQuery): Promise<UserInfo> {
    return { user: await customerById(this.db, phoneHash(this.config.phoneSecret, 'customer', phone)) };
  }
}
