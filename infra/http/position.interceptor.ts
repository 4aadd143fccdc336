import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Observable, tap } from 'rxjs';
import { Checkpoints } from '../mongo/checkpoints.js';

const READ_MODEL = 'phirse:read-model';

/** Names the read model that a route reads: with `?after=` the route waits until that model has passed the position. */
export const Reads = (readModel: string) => SetMetadata(READ_MODEL, readModel);

/** Sends a write's position as `X-Position`; makes a read wait for `?after=`, and marks it `X-Stale: true` where it could not. */
@Injectable()
export class PositionInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly checkpoints: Checkpoints,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const readModel = this.reflector.getAllAndOverride<string | undefined>(READ_MODEL, [
      context.getHandler(),
      context.getClass(),
    ]);
    const after = afterOf(request.query);
    if (readModel && after !== null && !(await this.checkpoints.passed(readModel, after)))
      reply.header('x-stale', 'true');
    return next.handle().pipe(
      tap((body) => {
        const position = positionOf(body);
        if (position) reply.header('x-position', position);
      }),
    );
  }
}

function afterOf(query: unknown): number | null {
  if (typeof query !== 'object' || query === null || !('after' in query)) return null;
  return typeof query.after === 'string' && /^\d{1,16}$/.test(query.after) ? Number(query.after) : null;
}

function positionOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('position' in body)) return null;
  return typeof body.position === 'string' ? body.position : null;
}
