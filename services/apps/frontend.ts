import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyReply, type FastifyRequest } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** Serves the built front end: hashed assets for a year, and the one page for every address that a browser asks for as a page. */
export async function serveFrontend(app: NestFastifyApplication, folder: string): Promise<void> {
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: ['index.html'],
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=300');
    },
  });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isPageRequest(request)) return;
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}

/** A browser's navigation: the server's own pages (`/docs`, pictures) keep their addresses. */
function isPageRequest({ method, headers, url }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || !headers.accept?.includes('text/html')) return false;
  return !/^\/(docs|images|files|assets|health)([/?-]|$)/.test(url) && !/\.[a-z0-9]{2,5}(\?|$)/i.test(url);
}
