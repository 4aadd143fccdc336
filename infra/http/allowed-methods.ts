import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type FastifyInstance, type FastifyRequest } from 'fastify';

/** Tells a method that an address does not take (405, with `Allow`) from an address that is none (404). */
export function refuseOtherMethods(fastify: FastifyInstance): void {
  const taken = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>();
  fastify.addHook('onRoute', ({ url, method }) => {
    // What stands for a whole folder says nothing of one address in it.
    if (url.includes('*')) return;
    const route = taken.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() };
    for (const one of [method].flat()) route.methods.add(one);
    taken.set(url, route);
  });
  fastify.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || asksForPage(request)) return;
    const path = request.url.split('?')[0] ?? '';
    const routes = [...taken.values()].filter(({ pattern }) => pattern.test(path));
    const methods = new Set(routes.flatMap((route) => [...route.methods]));
    if (methods.size === 0) return;
    reply.header('allow', [...methods].sort().join(', '));
    refuse('METHOD_NOT_ALLOWED', `${path} does not take ${request.method}.`);
  });
}

/** Pages of the front end may share an address with a call, such as `/partner/login`. */
function asksForPage({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;
}

function patternOf(url: string): RegExp {
  const parts = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}$`);
}
