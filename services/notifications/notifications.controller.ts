import { Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type Written } from '@phirse/contracts/read-models/answers.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { Access, CurrentViewer } from '@phirse/infra/http/access.js';
import { Context } from '@phirse/infra/http/command-context.js';
import { ReadNotification } from './read-notification.handler.js';

const NOTIFICATION_ID = /^[\w:.-]{1,100}$/;

/** What recipients do with their notifications. */
@ApiTags('notifications')
@Controller('partner')
export class NotificationsController {
  constructor(private readonly commands: CommandBus) {}

  @Put('notificationStatus/:phone/:notificationId')
  @Access(['partner', 'pickUp'], 'phone')
  async read(
    @Param('notificationId') notificationId: string,
    @CurrentViewer() { id }: Viewer,
    @Context() context: CommandContext,
  ): Promise<Written> {
    if (!NOTIFICATION_ID.test(notificationId)) refuse('NOT_FOUND', 'We could not find that notification.');
    const { position } = await this.commands.execute(new ReadNotification(id, notificationId, context));
    return { message: 'Notification marked as read', position: String(position) };
  }
}
