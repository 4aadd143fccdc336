import { Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { type Written } from '@phirse/contracts/read-models/answers.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { Access, CurrentViewer } from '@phirse/infra/http/access.js';
import { Context } from '@phirse/infra/http/command-context.js';
import { ReadNotification } from './read-notification.handler.js';

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
    const { position } = await this.commands.execute(new ReadNotification(id, notificationId, context));
    return { message: 'Notification marked as read', position: String(position) };
  }
}
