import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { RateLimits } from '@phirse/infra/auth/rate-limits.js';
import { BlogController } from './blog.controller.js';
import { Blog } from './blog.lookup.js';
import { ContentController } from './content.controller.js';
import { FormsController } from './forms.controller.js';
import { ReceiveContactMessageHandler } from './receive-contact-message.handler.js';
import { SubscribeToNewsletterHandler } from './subscribe-to-newsletter.handler.js';

/** Texts and pictures that come with the code, and the forms that anybody may send. */
@Module({
  imports: [CqrsModule],
  controllers: [FormsController, BlogController, ContentController],
  exports: [Blog],
  providers: [Blog, RateLimits, SubscribeToNewsletterHandler, ReceiveContactMessageHandler],
})
export class ContentModule {}
