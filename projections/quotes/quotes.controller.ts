import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Listed } from '@phirse/contracts/kernel/page.js';
import { Access } from '@phirse/infra/http/access.js';
import { TableQuery } from '@phirse/infra/http/page-query.js';
import { Reads } from '@phirse/infra/http/position.interceptor.js';
import { Db } from 'mongodb';
import { quotes } from './quotes.projection.js';
import { abandonedQuotes, type QuoteView } from './quotes.queries.js';

@ApiTags('operations')
@Reads(quotes.name)
@Controller('ops')
export class QuotesController {
  constructor(@Inject(Db) private readonly db: Db) {}

  @Get('abandoned-quotes')
  @Access('operator')
  abandoned(@Query() query: TableQuery): Promise<Listed<'quotes', QuoteView>> {
    return abandonedQuotes(this.db, query);
  }
}
