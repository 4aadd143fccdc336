import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { OneTimeCodes } from '@phirse/infra/auth/one-time-codes.js';
import { RateLimits } from '@phirse/infra/auth/rate-limits.js';
import { RefreshFamilies } from '@phirse/infra/auth/refresh-families.js';
import { Accounts } from './accounts.lookup.js';
import { ActiveAccountInterceptor } from './active-account.interceptor.js';
import { EndedAccounts } from './ended-accounts.lookup.js';
import { LogInWithPasswordHandler } from './log-in-with-password.handler.js';
import { LogOtpSender, OtpSender } from './otp-sender.js';
import { RefreshSessionHandler } from './refresh-session.handler.js';
import { RegisterOperatorHandler } from './register-operator.handler.js';
import { RequestCodeHandler } from './request-code.handler.js';
import { SessionController } from './session.controller.js';
import { SignInController } from './sign-in.controller.js';
import { VerifyCodeHandler } from './verify-code.handler.js';

/** Who somebody is: codes, passwords, sessions. */
@Module({
  imports: [CqrsModule],
  controllers: [SignInController, SessionController],
  providers: [
    Accounts,
    EndedAccounts,
    OneTimeCodes,
    RateLimits,
    RefreshFamilies,
    { provide: OtpSender, useClass: LogOtpSender },
    { provide: APP_INTERCEPTOR, useClass: ActiveAccountInterceptor },
    RequestCodeHandler,
    VerifyCodeHandler,
    LogInWithPasswordHandler,
    RefreshSessionHandler,
    RegisterOperatorHandler,
  ],
})
export class IdentityModule {}
