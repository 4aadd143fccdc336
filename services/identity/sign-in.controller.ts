import { Body, Controller, Get, HttpCode, Inject, Param, Post, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import {
  PasswordLoginBody,
  RegisterCustomerBody,
  RequestOtpBody,
  ResendOtpBody,
  VerifyOtpBody,
} from '@phirse/contracts/commands/identity.commands.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type OtpSent, type OtpVerified, type PasswordLoggedIn } from '@phirse/contracts/read-models/answers.js';
import { isPhone, PHONE_MESSAGE } from '@phirse/contracts/rules/phone.js';
import { phoneHash } from '@phirse/infra/auth/phone-hash.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { Public } from '@phirse/infra/http/access.js';
import { Context } from '@phirse/infra/http/command-context.js';
import { Accounts } from './accounts.lookup.js';
import { LogInWithPassword } from './log-in-with-password.handler.js';
import { RequestCode } from './request-code.handler.js';
import { SignInLimit } from './sign-in-limits.js';
import { VerifyCode } from './verify-code.handler.js';

/** The ways in: one-time codes for customers, passwords for everybody else. */
@ApiTags('identity')
@Controller()
@Public()
@UseGuards(SignInLimit)
export class SignInController {
  constructor(
    private readonly commands: CommandBus,
    private readonly accounts: Accounts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post('user/register')
  @HttpCode(200)
  register(@Body() { phone, ...details }: RegisterCustomerBody, @Context() context: CommandContext): Promise<OtpSent> {
    return this.commands.execute(new RequestCode('register', phone, details, context));
  }

  @Post('user/logins')
  @HttpCode(200)
  requestCode(@Body() { phone, ...details }: RequestOtpBody, @Context() context: CommandContext): Promise<OtpSent> {
    return this.commands.execute(new RequestCode('signIn', phone, details, context));
  }

  @Post('user/resend-otp')
  @HttpCode(200)
  resendCode(@Body() { phone }: ResendOtpBody, @Context() context: CommandContext): Promise<OtpSent> {
    return this.commands.execute(new RequestCode('resend', phone, {}, context));
  }

  @Post('user/verify-otp')
  @HttpCode(200)
  verifyCode(@Body() { phone, otp }: VerifyOtpBody, @Context() context: CommandContext): Promise<OtpVerified> {
    return this.commands.execute(new VerifyCode(phone, otp, context));
  }

  @Get('user/user-exists/:phone')
  async exists(@Param('phone') phone: string): Promise<boolean> {
    if (!isPhone(phone)) refuse('INVALID', PHONE_MESSAGE);
    const account = await this.accounts.find('customer', phoneHash(this.config.phoneSecret, 'customer', phone));
    return account?.standing === 'active';
  }

  @Post('partner/login')
  @HttpCode(200)
  logInPartner(@Body() { mobileNumber, password }: PasswordLoginBody): Promise<PasswordLoggedIn> {
    return this.commands.execute(new LogInWithPassword(['partner', 'pickUp'], mobileNumber, password));
  }

  @Post('ops/login')
  @HttpCode(200)
  logInOperator(@Body() { mobileNumber, password }: PasswordLoginBody): Promise<PasswordLoggedIn> {
    return this.commands.execute(new LogInWithPassword(['operator'], mobileNumber, password));
  }
}
