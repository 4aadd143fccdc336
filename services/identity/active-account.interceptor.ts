import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type AuthenticatedRequest } from '@phirse/infra/http/access.js';
import { ALLOWS_ENDED_ACCOUNT } from '@phirse/infra/http/ended-account.js';
import { type Observable } from 'rxjs';
import { EndedAccounts } from './ended-accounts.lookup.js';
import { requireGoodStanding } from './standing.js';

/**
 * Keeps accounts that were deleted, suspended or blocked from writing with what is left of their access token's quarter of an hour.
 * Their own reads stay open: they show no more than before, and the next refresh ends the session. Nothing is open to a blocked
 * pickup person, who would see customers' addresses, nor where the number has a new owner: what it shows is theirs.
 */
@Injectable()
export class ActiveAccountInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly accounts: EndedAccounts,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { method, viewer } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (viewer && this.accounts.isFormer(viewer)) requireGoodStanding('deleted');
    const isExempt = this.reflector.get<true | undefined>(ALLOWS_ENDED_ACCOUNT, context.getHandler());
    // Operators have no way to be suspended.
    if (viewer && viewer.role !== 'operator' && !isExempt) {
      const standing = this.accounts.standingOf(viewer.id);
      const isRead = method === 'GET' || method === 'HEAD';
      if (!isRead || standing === 'blocked') requireGoodStanding(standing);
    }
    return next.handle();
  }
}
