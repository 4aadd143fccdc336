import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Listed } from '@phirse/contracts/kernel/page.js';
import { type ReimbursementView } from '@phirse/contracts/read-models/partner.js';
import { Access } from '@phirse/infra/http/access.js';
import { Reads } from '@phirse/infra/http/position.interceptor.js';
import { Db } from 'mongodb';
import { reimbursements } from './reimbursements.projection.js';
import { ReimbursementsQuery, reimbursementsAsked } from './reimbursements.queries.js';

@ApiTags('coins')
@Reads(reimbursements.name)
@Controller('ops/reimbursements')
export class ReimbursementsController {
  constructor(@Inject(Db) private readonly db: Db) {}

  @Get()
  @Access('operator')
  all(@Query() query: ReimbursementsQuery): Promise<Listed<'reimbursements', ReimbursementView>> {
    return reimbursementsAsked(this.db, query);
  }
}
