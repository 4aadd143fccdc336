import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Listed } from '@phirse/contracts/kernel/page.js';
import { type ContactMessageView, type SubscriberView } from '@phirse/contracts/read-models/content.js';
import { Access } from '@phirse/infra/http/access.js';
import { TableQuery } from '@phirse/infra/http/page-query.js';
import { Reads } from '@phirse/infra/http/position.interceptor.js';
import { Db } from 'mongodb';
import { inbox } from './inbox.projection.js';
import { contactMessages, subscribers } from './inbox.queries.js';

@ApiTags('operations')
@Reads(inbox.name)
@Controller('ops')
@Access('operator')
export class InboxController {
  constructor(@Inject(Db) private readonly db: Db) {}

  @Get('contact-messages')
  messages(@Query() query: TableQuery): Promise<Listed<'messages', ContactMessageView>> {
    return contactMessages(this.db, query);
  }

  @Get('subscribers')
  subscribers(@Query() query: TableQuery): Promise<Listed<'subscribers', SubscriberView>> {
    return subscribers(this.db, query);
  }
}
