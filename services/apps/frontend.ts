import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Catalogue } from '@phirse/projections/catalog/catalogue.js';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { CatalogueLinks } from './catalogue-links.js';

/** What a build writes for the site's own address, which only a running server knows (frontend/build/prerender.mjs). */
const BUILT_FOR = 'https://site.invalid';
const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built front end: hashed assets for a year, and to a browser that asks for a page the one made at the build for its
 * address, else the shell that the app fills.
 */
export async function serveFrontend(app: NestFastifyApplication, folder: string, siteUrl: string): Promise<void> {
  const shell = await readFile(path.join(folder, 'index.html'), 'utf8');
  const shellFor = await shells(shell, path.join(folder, 'preloads.json'));
  const pages = await prerenderedPages(path.join(folder, 'pages'), siteUrl);
  const links = new CatalogueLinks(app.get(Catalogue, { strict: false }));
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: ['index.html', 'preloads.json', 'site.json', 'pages/**', '.vite/**'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cachingOf(file));
    },
  });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isPageRequest(request)) return;
    const pathname = pathOf(request.url);
    const page = pages.get(pathname + pageOf(request.url)) ?? pages.get(pathname) ?? shellFor(pathname);
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(await links.into(page));
  });
}

/** A file's caching: hashed ones never change; a worker decides what is kept, so an old one must not outlive its build. */
function cachingOf(file: string): string {
  if (file.includes(`${path.sep}assets${path.sep}`)) return `public, max-age=${YEAR_SECONDS}, immutable`;
  return path.basename(file).startsWith('partner-worker.js') ? 'no-cache' : 'public, max-age=300';
}

/** Pages made at the build, by address: pages/index.html is /, pages/blogs/a.html is /blogs/a, pages/blogs@page=2.html is /blogs?page=2. */
async function prerenderedPages(folder: string, siteUrl: string): Promise<ReadonlyMap<string, string>> {
  const files = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  const pages = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const name = file.slice(0, -'.html'.length).split(path.sep).join('/').replace('@', '?');
    const page = await readFile(path.join(folder, file), 'utf8');
    pages.set(name === 'index' ? '/' : `/${name}`, page.replaceAll(BUILT_FOR, siteUrl));
  }
  return pages;
}

/** The shell for a path; for a step of the sale with the code it needs named in its head, so that it comes at once. */
async function shells(shell: string, file: string): Promise<(pathname: string) => string> {
  const table: readonly (readonly [pattern: string, tags: string])[] = existsSync(file)
    ? JSON.parse(await readFile(file, 'utf8'))
    : [];
  const known = table.map(([pattern, tags]) => ({
    segments: pattern.split('/'),
    page: shell.replace('</head>', () => `${tags}</head>`),
  }));
  return (pathname) => {
    const here = pathname.split('/');
    const fits = (segments: readonly string[]) =>
      segments.length === here.length && segments.every((segment, index) => segment === ':' || segment === here[index]);
    return known.find(({ segments }) => fits(segments))?.page ?? shell;
  };
}

/** The page of a list that is asked for, as its address ends: `?page=2`. */
function pageOf(url: string): string {
  const page = new URLSearchParams(url.split('?')[1]).get('page');
  return page ? `?page=${page}` : '';
}

function pathOf(url: string): string {
  const [pathname = '/'] = url.split(/[?#]/);
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}

/** A browser's navigation: the server's own pages (`/docs`, pictures) keep their addresses. */
function isPageRequest({ method, headers, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const accept = headers.accept ?? '*/*';
  // No call lives there: a monitor or curl, which take anything, get the home page too.
  if (pathOf(url) === '/' && accept.includes('*/*')) return true;
  if (!accept.includes('text/html')) return false;
  return !/^\/(docs|images|files|assets|health)([/?-]|$)/.test(url) && !/\.[a-z0-9]{2,5}(\?|$)/i.test(url);
}
