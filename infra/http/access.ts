import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError, refuse } from '@phirse/contracts/kernel/errors.js';
import { type FastifyRequest } from 'fastify';
import { AccessTokens, type Viewer } from '../auth/access-tokens.js';

type Role = Viewer['role'];

/** Who may call a route. */
export interface AccessRule {
  /** Empty for everybody, signed in or not. */
  readonly roles: readonly Role[];
  /** Name of the path parameter or body field that must hold the viewer's own phone; another's phone answers 404. */
  readonly ownPhone?: string;
}

const ACCESS = 'phirse:access';

/** Open to everybody. */
export const Public = () => SetMetadata(ACCESS, { roles: [] } satisfies AccessRule);

/** Open to viewers of these roles, and, with `ownPhone`, only under their own number. A route without a rule is closed. */
export const Access = (roles: Role | readonly Role[], ownPhone?: string) =>
  SetMetadata(ACCESS, { roles: typeof roles === 'string' ? [roles] : roles, ownPhone } satisfies AccessRule);

/** The rule of a route; `undefined` closes it. */
export const accessRuleOf = (
  reflector: Reflector,
  handlerAndController: Parameters<Reflector['getAllAndOverride']>[1],
): AccessRule | undefined => reflector.getAllAndOverride<AccessRule | undefined>(ACCESS, handlerAndController);

export interface AuthenticatedRequest extends FastifyRequest {
  viewer?: Viewer;
}

/** The signed-in viewer of the request. */
export const CurrentViewer = createParamDecorator((_: unknown, context: ExecutionContext): Viewer => {
  const { viewer } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  return viewer ?? refuse('UNAUTHENTICATED', 'Please sign in to continue.');
});

/** Reads the bearer token and checks the route's `@Access` rule. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: AccessTokens,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = accessRuleOf(this.reflector, [context.getHandler(), context.getClass()]);
    if (!rule) return false;
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (rule.roles.length === 0) {
      // A stale token must not close what is open to everybody.
      if (token) request.viewer = await this.tokens.read(token).catch(() => undefined);
      return true;
    }
    if (!token) throw new DomainError('UNAUTHENTICATED', 'Please log in to continue');
    const viewer = await this.tokens.read(token);
    if (!rule.roles.includes(viewer.role)) refuse('FORBIDDEN', 'Your account may not do this.');
    if (rule.ownPhone && viewer.role !== 'operator' && namesAnother(request, rule.ownPhone, viewer.phone))
      refuse('NOT_FOUND', 'We could not find that.');
    request.viewer = viewer;
    return true;
  }
}

function namesAnother({ params, body }: FastifyRequest, name: string, own: string): boolean {
  if (isRecord(params) && name in params) return params[name] !== own;
  const phone = isRecord(body) ? body[name] : undefined;
  // What is no text is nobody's number: that is for validation to refuse, with every other field that is wrong.
  return typeof phone === 'string' && phone !== own;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
