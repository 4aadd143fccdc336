import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type AuthenticatedRequest, accessRuleOf } from '@phirse/infra/http/access.js';
import { ALLOWS_ENDED_ACCOUNT } from '@phirse/infra/http/ended-account.js';
import { type FastifyReply } from 'fastify';
import { finalize, type Observable } from 'rxjs';
import { EndedAccounts } from './ended-accounts.lookup.js';
import { requireGoodStanding } from './standing.js';

/**
 * Keeps accounts that were deleted, suspended or blocked from going on with what is left of their access token's quarter of an
 * hour: they neither write nor read, and what they have open ends. Nor may a former owner see what a number's new owner has.
 */
@Injectable()
export class ActiveAccountInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly accounts: EndedAccounts,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const { viewer } = http.getRequest<AuthenticatedRequest>();
    const isOpen = accessRuleOf(this.reflector, [context.getHandler(), context.getClass()])?.roles.length === 0;
    // Operators have no way to be suspended.
    if (!viewer || viewer.role === 'operator' || isOpen) return next.handle();
    if (this.accounts.isFormer(viewer)) requireGoodStanding('deleted');
    const isExempt = this.reflector.get<true | undefined>(ALLOWS_ENDED_ACCOUNT, context.getHandler());
    if (!isExempt) requireGoodStanding(this.accounts.standingOf(viewer.id));
    const { raw } = http.getResponse<FastifyReply>();
    // Only a stream has begun to answer and is not done.
    const forget = this.accounts.whenEnded(viewer.id, () => raw.headersSent && raw.end());
    return next.handle().pipe(finalize(forget));
  }
}
