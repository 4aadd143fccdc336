import { Body, Controller, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import {
  PartnerProfileBody,
  RegisterPartnerBody,
  SuspendPartnerBody,
} from '@phirse/contracts/commands/partner.commands.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { type PartnerRegisteredAnswer, type Written } from '@phirse/contracts/read-models/answers.js';
import { phoneHash } from '@phirse/infra/auth/phone-hash.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { Access } from '@phirse/infra/http/access.js';
import { Context } from '@phirse/infra/http/command-context.js';
import { ChangePartnerProfile } from './change-partner-profile.handler.js';
import { RegisterPartner } from './register-partner.handler.js';
import { ReinstatePartner } from './reinstate-partner.handler.js';
import { SuspendPartner } from './suspend-partner.handler.js';

/** What operators do with partners. */
@ApiTags('partners')
@Controller('ops/partners')
@Access('operator')
export class PartnersController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post()
  @HttpCode(201)
  async register(
    @Body() { phone, password, ...profile }: RegisterPartnerBody,
    @Context() context: CommandContext,
  ): Promise<PartnerRegisteredAnswer> {
    const { position } = await this.commands.execute(new RegisterPartner(phone, password, profile, context));
    const partnerId = phoneHash(this.config.phoneSecret, 'partner', phone);
    return { message: 'Partner registered successfully', partnerId, position: String(position) };
  }

  @Put(':phone')
  async changeProfile(
    @Param('phone') phone: string,
    @Body() profile: PartnerProfileBody,
    @Context() context: CommandContext,
  ): Promise<Written> {
    const { position } = await this.commands.execute(new ChangePartnerProfile(phone, { ...profile }, context));
    return { message: 'Partner updated successfully', position: String(position) };
  }

  @Post(':phone/suspend')
  @HttpCode(200)
  async suspend(
    @Param('phone') phone: string,
    @Body() { reason }: SuspendPartnerBody,
    @Context() context: CommandContext,
  ): Promise<Written> {
    const { position } = await this.commands.execute(new SuspendPartner(phone, reason, context));
    return { message: 'Partner suspended successfully', position: String(position) };
  }

  @Post(':phone/reinstate')
  @HttpCode(200)
  async reinstate(@Param('phone') phone: string, @Context() context: CommandContext): Promise<Written> {
    const { position } = await this.commands.execute(new ReinstatePartner(phone, context));
    return { message: 'Partner reinstated successfully', position: String(position) };
  }
}
