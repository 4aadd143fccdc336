import { Controller, Get, Headers, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Notifications } from '@phirse/contracts/read-models/answers.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { phoneHash } from '@phirse/infra/auth/phone-hash.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { Access, CurrentViewer } from '@phirse/infra/http/access.js';
import { LiveViews } from '@phirse/infra/http/live-views.js';
import { Reads } from '@phirse/infra/http/position.interceptor.js';
import { type FastifyReply } from 'fastify';
import { Db } from 'mongodb';
import { concernsAssignee, concernsRecipient, notifications } from './notifications.projection.js';
import { NotificationsQuery, notificationsFor } from './notifications.queries.js';

@ApiTags('notifications')
@Reads(notifications.name)
@Controller('partner/notifications')
export class NotificationsController {
  constructor(
    @Inject(Db) private readonly db: Db,
    @Inject(CONFIG) private readonly config: Config,
    private readonly live: LiveViews,
  ) {}

  @Get(':phone')
  @Access(['partner', 'pickUp', 'operator'], 'phone')
  list(
    @CurrentViewer() viewer: Viewer,
    @Param('phone') phone: string,
    @Query() query: NotificationsQuery,
  ): Promise<Notifications> {
    return notificationsFor(this.db, this.recipient(viewer, phone), query);
  }

  /** Server-sent events: `notifications` with the whole first page, at once and at every change. */
  @Get(':phone/events')
  @Access(['partner', 'pickUp', 'operator'], 'phone')
  async events(
    @CurrentViewer() viewer: Viewer,
    @Param('phone') phone: string,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const recipient = this.recipient(viewer, phone);
    await this.live.serve(reply, lastEventId, {
      name: 'notifications',
      readModel: notifications.name,
      concerns: (event) => concernsRecipient(event, recipient) || (viewer.role === 'pickUp' && concernsAssignee(event)),
      read: () => notificationsFor(this.db, recipient, new NotificationsQuery()),
    });
  }

  /** A number may belong to a partner and to a pickup person: the viewer's role tells whose bell it is. */
  private recipient(viewer: Viewer, phone: string): string {
    return phoneHash(this.config.phoneSecret, viewer.role === 'pickUp' ? 'pickUp' : 'partner', phone);
  }
}
