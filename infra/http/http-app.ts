import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { type DynamicModule, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import { MAX_IMAGE_BYTES } from '../files/file-store.js';
import { refuseOtherMethods } from './allowed-methods.js';
import { checkBody, emptyIsNone } from './body-limits.js';
import { refuseBrokenRequest } from './broken-request.js';
import { PROBLEM_TYPE, ProblemFilter, problemOf, toDomainError } from './problem.filter.js';
import { validationPipe } from './validation.js';

const BODY_BYTES = 1024 * 1024;
/** Calls that take images as data URLs. */
const IMAGE_BODY_BYTES = 48 * 1024 * 1024;
const IMAGE_CALLS = /^\/(partner\/complete-order|partner\/add-pickup-person|payment\/create-payments|files)/;

/** The HTTP application of a module: Fastify with limits, security headers, uploads, validation and problem details. */
export async function createHttpApp(module: Type | DynamicModule): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_BYTES,
    genReqId: () => randomUUID(),
    trustProxy: 'loopback',
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 300 },
    clientErrorHandler: refuseBrokenRequest,
    // What Fastify refuses before any route is known, such as an address that is not well encoded.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const problem = problemOf(toDomainError(error), request);
      reply.status(problem.status).header('content-type', PROBLEM_TYPE).send(problem);
    },
  });
  refuseOtherMethods(adapter.getInstance());
  adapter.getInstance().addHook('onRequest', async (request) => emptyIsNone(request));
  adapter.getInstance().addHook('preValidation', async ({ body, query }) => {
    checkBody(body);
    checkBody(query);
  });
  // Answers are somebody's own or change at any time; what may be kept says so itself.
  adapter.getInstance().addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  adapter.getInstance().addHook('onRoute', (route) => {
    if (IMAGE_CALLS.test(route.url)) route.bodyLimit = IMAGE_BODY_BYTES;
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: ['fatal', 'error', 'warn'],
    abortOnError: false,
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
  });
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  await app.register(multipart, { limits: { fileSize: MAX_IMAGE_BYTES, files: 5, fields: 20, fieldSize: 10_000 } });
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ProblemFilter());
  return app;
}
