import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type RateLimit, RateLimits } from '@phirse/infra/auth/rate-limits.js';
import { type FastifyRequest } from 'fastify';

const SENDINGS = 20;
const SECONDS = 60;

/** Limits each public form per address, before its body is looked at. */
@Injectable()
export class FormLimit implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    const limit: RateLimit = {
      name: `form-${context.getHandler().name}`,
      points: SENDINGS,
      seconds: SECONDS,
      message: 'Too many messages from your network. Please wait a minute.',
    };
    await this.limits.consume(limit, ip);
    return true;
  }
}
