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
import { concernsRecipient, notifications } from './notifications.projection.js';
import {
  liveNotificationsFor,
  NotificationsQuery,
  notificationsFor,
  personNotificationsFor,
} from './notifications.queries.js';

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

  /** Server-sent events: `notifications` with the first page and the open leads, at once and at every change. */
  @Get(':phone/events')
  @Access(['partner', 'pickUp', 'operator'], 'phone')
  async events(
    @CurrentViewer() viewer: Viewer,
    @Param('phone') phone: string,
    @Query() query: NotificationsQuery,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const recipient = { id: this.recipient(viewer, phone), hearsOfLeads: viewer.role !== 'pickUp' };
    await this.live.serve(reply, lastEventId, {
      name: 'notifications',
      readModel: notifications.name,
      concerns: (event) => concernsRecipient(event, recipient),
      read: () => liveNotificationsFor(this.db, recipient.id, query),
    });
  }

  /** What a partner's pickup person was told. */
  @Get(':phone/pickup-person/:pickupPersonId')
  @Access(['partner', 'operator'], 'phone')
  ofPerson(
    @Param('phone') phone: string,
    @Param('pickupPersonId') pickupPersonId: string,
    @Query() query: NotificationsQuery,
  ): Promise<Notifications> {
    const partnerId = phoneHash(this.config.phoneSecret, 'partner', phone);
    return personNotificationsFor(this.db, partnerId, pickupPersonId, query);
  }

  /** A number may belong to a partner and to a pickup person: the viewer's role tells whose bell it is. */
  private recipient(viewer: Viewer, phone: string): string {
    return phoneHash(this.config.phoneSecret, viewer.role === 'pickUp' ? 'pickUp' : 'partner', phone);
  }
}
