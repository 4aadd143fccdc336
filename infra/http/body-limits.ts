import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type FastifyRequest } from 'fastify';

/** Levels of objects and arrays in a body; our own have at most five. What comes after would follow it down to the end of the stack. */
const MAX_DEPTH = 20;
const HALF_CHARACTER = /\p{Surrogate}/u;

/** Refuses a body, or a query, that is nested deeper than any of ours, or that holds what is no text: NUL, half a character. */
export function checkBody(body: unknown, levels = MAX_DEPTH): void {
  if (typeof body === 'string') checkText(body);
  if (typeof body !== 'object' || body === null) return;
  if (levels === 0) refuse('INVALID', `The body may be nested ${MAX_DEPTH} levels deep at most.`);
  for (const inner of Object.values(body)) checkBody(inner, levels - 1);
}

/**
 * Takes an empty body as none, whatever type the caller says it is of: many clients name JSON with every request, and calls
 * such as accepting a lead have no body.
 */
export function emptyIsNone({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!hasBody) delete headers['content-type'];
}

function checkText(text: string): void {
  if (text.includes('\u0000') || HALF_CHARACTER.test(text))
    refuse('INVALID', 'The request holds characters that are no text. Please type it again.');
}
