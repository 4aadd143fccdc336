import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { DomainError, ERRORS, type ErrorCode, type Problem } from '@phirse/contracts/kernel/errors.js';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import {
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} from 'mongodb';
import { RETRY_AFTER_SECONDS } from '../eventstore/unavailable.js';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** Writes every error as RFC 9457 problem details. What is not a `DomainError` is logged with its cause and never shown. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (reply.raw.headersSent) {
      reply.raw.end();
      return;
    }
    const problem = problemOf(toDomainError(error), request);
    if (problem.code === 'UNAVAILABLE')
      // Many at once while a server is away: a line each, with the reason.
      this.logger.warn(`${request.id} ${problem.instance}: unavailable, ${reasonOf(error)}`);
    else if (problem.status >= 500)
      this.logger.error({ requestId: request.id, path: problem.instance }, stackOf(error));
    const retryAfter = problem.retryAfterSeconds;
    if (typeof retryAfter === 'number') reply.header('retry-after', String(Math.ceil(retryAfter)));
    if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
    reply.status(problem.status).header('content-type', PROBLEM_TYPE).send(problem);
  }
}

/** Problem details of an error for one request. */
export function problemOf(error: DomainError, request: Pick<FastifyRequest, 'url' | 'id'>): Problem {
  const { status, title } = ERRORS[error.code];
  return {
    ...error.facts,
    type: `urn:phirse:error:${error.code}`,
    title,
    status,
    detail: error.detail,
    instance: request.url.split('?')[0] ?? '',
    code: error.code,
    requestId: request.id,
    message: error.detail,
    error: error.detail,
    ...(error.errors.length > 0 && { errors: error.errors }),
  };
}

const MONGO_AWAY = [MongoNetworkError, MongoServerSelectionError, MongoNotConnectedError, MongoTopologyClosedError];

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'INVALID',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

/** Every error as the domain's: framework errors by their status, anything else as INTERNAL. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const status = statusOf(error);
  const code = BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'INVALID' : 'INTERNAL');
  if (code === 'INTERNAL')
    return new DomainError('INTERNAL', 'Something went wrong on our side. Please try again.', {}, [], { cause: error });
  if (code === 'UNAVAILABLE')
    return new DomainError(
      'UNAVAILABLE',
      'We cannot do this right now. Please try again in a moment.',
      { retryAfterSeconds: RETRY_AFTER_SECONDS },
      [],
      { cause: error },
    );
  if (code === 'NOT_FOUND') return new DomainError('NOT_FOUND', 'We could not find that.');
  if (code === 'FORBIDDEN') return new DomainError('FORBIDDEN', 'Your account may not do this.');
  if (code === 'UNSUPPORTED_MEDIA_TYPE')
    return new DomainError(code, 'Please send the body as JSON, with the content type application/json.');
  if (code === 'PAYLOAD_TOO_LARGE')
    return new DomainError('PAYLOAD_TOO_LARGE', 'That is too large. Images may be at most 5 MB each.');
  return new DomainError(code, error instanceof Error ? error.message : 'The request is not valid.');
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number')
    return error.statusCode;
  return isMongoAway(error) ? 503 : 500;
}

function isMongoAway(error: unknown): boolean {
  return MONGO_AWAY.some((kind) => error instanceof kind);
}

function reasonOf(error: unknown): string {
  const reason = error instanceof DomainError ? (error.cause ?? error) : error;
  return reason instanceof Error ? reason.message : String(reason);
}

function stackOf(error: unknown): string {
  return error instanceof Error
    ? `${error.stack}${error.cause ? `\ncause: ${stackOf(error.cause)}` : ''}`
    : String(error);
}
