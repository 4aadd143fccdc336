import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { type RateLimit, RateLimits } from '@phirse/infra/auth/rate-limits.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { type FastifyRequest } from 'fastify';

/** Wrong passwords for one number. */
export const WRONG_PASSWORDS: RateLimit = {
  name: 'wrong-passwords',
  points: 20,
  seconds: 15 * 60,
  message: 'Too many tries for this number. Please try again later.',
};

/** Limits each sign-in call per address, before its body is looked at. */
@Injectable()
export class SignInLimit implements CanActivate {
  constructor(
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    const limit: RateLimit = {
      name: `sign-in-${context.getHandler().name}`,
      points: this.config.signInLimitPerMinute,
      seconds: 60,
      message: 'Too many tries from your network. Please wait a minute.',
    };
    await this.limits.consume(limit, ip);
    return true;
  }
}
