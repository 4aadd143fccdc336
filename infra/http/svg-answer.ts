import { createHash } from 'node:crypto';
import { type FastifyReply, type FastifyRequest } from 'fastify';

/** A drawn picture, ready to send. */
export interface SvgAnswer {
  readonly svg: string;
  readonly etag: string;
}

export function svgAnswer(svg: string): SvgAnswer {
  return { svg, etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"` };
}

/** Sets the headers of a picture that may be kept for a year, and answers its body: none (304) where the caller has it. */
export function sendSvg(request: FastifyRequest, reply: FastifyReply, { svg, etag }: SvgAnswer): string {
  reply.header('etag', etag).header('cache-control', 'public, max-age=31536000, immutable');
  if (request.headers['if-none-match']?.includes(etag)) {
    reply.status(304);
    return '';
  }
  // Opened by itself, a drawing may style itself and nothing else.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  reply.header('content-type', 'image/svg+xml; charset=utf-8');
  return svg;
}
