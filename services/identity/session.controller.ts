import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { RefreshBody } from '@phirse/contracts/commands/identity.commands.js';
import { type Refreshed } from '@phirse/contracts/read-models/answers.js';
import { RefreshFamilies } from '@phirse/infra/auth/refresh-families.js';
import { Public } from '@phirse/infra/http/access.js';
import { RefreshSession } from './refresh-session.handler.js';

/** What becomes of a session once somebody is in. */
@ApiTags('identity')
@Controller('auth')
@Public()
export class SessionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly families: RefreshFamilies,
  ) {}

  @Post('refresh')
  @HttpCode(200)
  refresh(@Body() { refreshToken }: RefreshBody): Promise<Refreshed> {
    return this.commands.execute(new RefreshSession(refreshToken));
  }

  @Post('logout')
  @HttpCode(200)
  async logOut(@Body() { refreshToken }: RefreshBody): Promise<{ readonly message: string }> {
    await this.families.end(refreshToken);
    return { message: 'Logged out successfully' };
  }
}
