import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { ContactBody, SubscribeBody } from '@phirse/contracts/commands/content.commands.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { type Written } from '@phirse/contracts/read-models/answers.js';
import { type NewsletterAnswer } from '@phirse/contracts/read-models/content.js';
import { Public } from '@phirse/infra/http/access.js';
import { Context } from '@phirse/infra/http/command-context.js';
import { FormLimit } from './form-limit.js';
import { ReceiveContactMessage } from './receive-contact-message.handler.js';
import { SubscribeToNewsletter } from './subscribe-to-newsletter.handler.js';

/** The forms that anybody may send. */
@ApiTags('content')
@Controller()
@Public()
@UseGuards(FormLimit)
export class FormsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('newsletter/newsletter-subscribe')
  @HttpCode(200)
  async subscribe(@Body() { email }: SubscribeBody, @Context() context: CommandContext): Promise<NewsletterAnswer> {
    const { events, position } = await this.commands.execute(new SubscribeToNewsletter(email, context));
    const message = events.length > 0 ? 'Subscribed successfully!' : 'You are on the list already. Nothing more to do.';
    return { success: true, message, data: { success: true, message }, position: String(position) };
  }

  @Post('contact/create')
  async contact(@Body() body: ContactBody, @Context() context: CommandContext): Promise<Written> {
    const { position } = await this.commands.execute(new ReceiveContactMessage(body, context));
    return { message: 'Your message has been sent successfully!', position: String(position) };
  }
}
