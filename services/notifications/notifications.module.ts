import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { NotificationsController } from './notifications.controller.js';
import { ReadNotificationHandler } from './read-notification.handler.js';

/** What partners and pickup persons have read. */
@Module({ imports: [CqrsModule], controllers: [NotificationsController], providers: [ReadNotificationHandler] })
export class NotificationsModule {}
